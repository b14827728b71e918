import { describe, expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { sumOfFigures } from '@crease/core/competition/categories/category.rules.js';
import type { RotoAnswer } from '@crease/core/competition/roto/roto.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import { randomFrom } from '@crease/core/random.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { bring, take } from '../../archive/testing/moves.js';
import type { PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { missSeason } from '../scoring/missed-days.tables.js';
import { removePoints } from '../scoring/points.writer.js';
import { ScoringService } from '../scoring/scoring.service.js';
import { findPrecedence } from '../table.queries.js';
import { beginRoto, deliverGames, readRoto, step, type Played } from './testing/roto-season.js';

const { app, database, query } = await fileApp();
const accrue = () => app.app.get(ScoringService).accrueDue();

const read = readRoto;
const race = (league: PlayLeague) => league.get<RaceAnswer>(1, '/race');
const begun = async (form: Partial<LeagueForm> = {}) => {
  const { players, ...roto } = await beginRoto(app, form);
  return { ...roto, skaters: players.map(([skater = 0]) => skater), goalies: players.map((own) => own[1] ?? 0) };
};
const deliver = (league: PlayLeague, day: string, games: readonly Played[]) => deliverGames(app, league, day, games);
const table = ({ roto }: RotoAnswer) =>
  roto?.teams.map(({ team_id, rank, shared, points }) => [team_id, rank, shared, points]);

async function sums({ teams }: PlayLeague): Promise<Record<string, TeamFigures>[]> {
  const stored = await query<{
    team_id: string;
    figures: TeamFigures;
  }>`select team_id, figures from season_figures where team_id = any(${teams})`;
  const days = await query<{
    team_id: string;
    figures: TeamFigures;
  }>`select team_id, figures from team_figures where team_id = any(${teams})`;
  const clean = (figures: TeamFigures) => Object.fromEntries(Object.entries(figures).filter(([, sum]) => sum !== 0));
  const ofDays = Object.fromEntries(
    teams.map((id) => [
      id,
      clean(sumOfFigures(days.filter(({ team_id }) => team_id === id).map(({ figures }) => figures))),
    ]),
  );
  return [Object.fromEntries(teams.map((id) => [id, stored.find((row) => row.team_id === id)?.figures ?? {}])), ofDays];
}

describe('a season of roto', () => {
  test('has no ranks before the first figure', async () => {
    const { league } = await begun();
    const answer = await read(league);
    expect(answer.roto).toMatchObject({ begun: false, ties: 'mean', goalie_games: null });
    expect(table(answer)).toEqual(league.teams.map((id) => [id, 1, true, 0]));
    expect(await findPrecedence(database.db, league.id, answer.season)).toBeNull();
    expect(await race(league)).toMatchObject({ roto: true, days: [], champions: [] });
  });

  test('counts places in categories, follows corrections, and ends with its table', async () => {
    const { league, skaters, goalies, day } = await begun();
    const [one = '', two = '', three = ''] = league.teams;
    const [first = 0, second = 0, third = 0] = skaters;
    await deliver(league, day(1), [
      { player_id: first, g: 2, a: 1, hits: 3, pim: 4 },
      { player_id: second, g: 1, a: 1, hits: 5 },
      { player_id: third, g: 1 },
      { player_id: goalies[0] ?? 0, gs: 1, sa: 30, ga: 3, goalie_seconds: 3_600 },
    ]);
    // Goals 3, 1.5, 1.5; assists 2.5, 2.5, 1; hits 1, 1.5, 0.5; penalties 1, 2.5, 2.5; saves 3, 1.5, 1.5.
    expect(table(await read(league))).toEqual([
      [one, 1, false, 10.5],
      [two, 2, false, 9.5],
      [three, 3, false, 7],
    ]);
    const { roto, season } = await read(league);
    expect(roto?.teams[1]).toMatchObject({ behind_leader: 1, behind_above: 1, led: 3 });
    expect(roto?.teams[0]?.places.map(({ figure, place, to_next }) => [figure, place, to_next])).toEqual([
      [2, 1, null],
      [1, 1, null],
      [3, 2, 2],
      [4, 3, 4],
      [0.9, 1, null],
    ]);
    const { body } = await league.call<ConcernsAnswer>(1, 'GET', '/concerns');
    expect(body.standing).toMatchObject({
      rank: 2,
      points: 9.5,
      above: { points: 1 },
      below: { points: 2.5 },
      latest: null,
    });

    await deliver(league, day(3), [{ player_id: third, g: 5, a: 5, hits: 9 }]);
    const before = await race(league);
    expect(before.days).toEqual([day(1), day(3)]);
    expect(before.teams.map(({ team_id, rank, points, gained }) => [team_id, rank, points, gained])).toEqual([
      [three, 1, 11.5, 2],
      [one, 2, 8, -1],
      [two, 3, 7.5, -1],
    ]);
    await deliver(league, day(1), [{ player_id: first, g: 9, a: 9, hits: 30 }]);
    const after = await race(league);
    expect(after.teams.map(({ team_id, daily }) => [team_id, daily])).toEqual([
      [one, [12.5, 0]],
      [three, [6.5, 2]],
      [two, [8, -2]],
    ]);
    expect((await league.log()).find((text) => text.includes('were corrected'))).toMatch(
      /Roto points up to .+: .+ 12\.5 instead of 8/,
    );
    const noted = await query<{
      before: string;
      after: string;
    }>`select before::float8, after::float8 from points_correction where team_id = ${one} and roto_to = ${day(3)}`;
    expect(noted).toEqual([{ before: 8, after: 12.5 }]);
    const [stored, ofDays] = await sums(league);
    expect(stored).toEqual(ofDays);
    expect((await findPrecedence(database.db, league.id, season))?.at(-1)).toBe(one);

    expect((await step(league, 'offseason')).status).toBe(200);
    expect((await league.log()).find((text) => text.startsWith('Final table'))).toContain('(12.5)');
    expect((await race(league)).champions).toEqual([{ team_id: one, points: 12.5 }]);
    const { seasons, records } = await league.get<HistoryAnswer>(1, '/history');
    expect(records.roto_season[0]).toMatchObject({ team_id: one, figure: 12.5 });
    expect(records.roto_margin[0]).toMatchObject({ team_id: one, figure: 4 });
    expect(records.lead[0]).toMatchObject({ team_id: one });
    expect([records.season, records.week, records.day, records.player, records.margin].flat()).toEqual([]);
    const [past] = seasons;
    expect(past?.table.map(({ team_id, rank, points }) => [team_id, rank, points])).toEqual([
      [one, 1, 12.5],
      [three, 2, 8.5],
      [two, 3, 6],
    ]);
    const phase = await league.get<PhaseAnswer>(0, '/phase');
    const change_id = phase.taking_back?.id ?? '';
    const taken = await league.call(0, 'POST', '/phase/take-back', { change_id });
    expect(taken).toMatchObject({ status: 200 });
    await deliver(league, day(4), [{ player_id: second, g: 50, a: 50, hits: 99 }]);
    expect(table(await read(league))?.[0]).toEqual([two, 1, false, 11]);
  });

  test('needs its share of goalie games, and puts teams below it last', async () => {
    const { league, goalies, day } = await begun({ roto_goalies: 4, categories: 'GAA, W', roto_ties: 'best' });
    const [one = '', two = '', three = ''] = league.teams;
    const game = { gs: 1, sa: 10, goalie_seconds: 3_600 };
    for (const number of [1, 2])
      await deliver(league, day(number), [
        { player_id: goalies[0] ?? 0, ...game, ga: 5 },
        ...(number === 1 ? [{ player_id: goalies[1] ?? 0, ...game, w: 1 }] : []),
      ]);
    const { roto } = await read(league);
    // Ten of twenty days are over.
    expect(roto?.goalie_games).toEqual({ season: 4, now: 2 });
    expect(table(await read(league))).toEqual([
      [one, 1, false, 6],
      [two, 2, true, 4],
      [three, 2, true, 4],
    ]);
    // Two of twenty days after the first one: no game was needed.
    expect((await race(league)).teams.map(({ team_id, daily }) => [team_id, daily[0]])).toEqual([
      [one, 4],
      [two, 6],
      [three, 3],
    ]);
  });

  test('keeps the sums equal to the days, whatever changes', async () => {
    const { league, skaters, goalies, day } = await begun();
    const random = randomFrom('2a'.repeat(16));
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    for (let change = 0; change < 24; change++) {
      const on = day(upTo(8));
      if (change % 6 === 5) {
        const [season, from] = [(await read(league)).season, day(upTo(4))];
        await database.write(async ({ db }) => {
          await removePoints(db, league.id, season, from);
          await missSeason(db, league.id, season, change % 12 === 5 ? from : day(0));
        });
        await accrue();
      } else if (change % 6 === 4)
        await query`update roster_past set to_at = (${on}::date + 1)::timestamptz where player_id = ${skaters[upTo(2)]} and league_id = ${league.id}`;
      else
        await deliver(
          league,
          on,
          [...skaters, ...goalies].map((player_id) => ({
            player_id,
            g: upTo(2),
            a: upTo(1),
            plus_minus: upTo(4) - 2,
            goalie_seconds: upTo(1) * 3_600,
          })),
        );
      const [stored, ofDays] = await sums(league);
      expect(stored).toEqual(ofDays);
    }
    const course = await race(league);
    const { season } = course;
    await database.write(({ db }) => removePoints(db, league.id, season, day(0)));
    expect((await race(league)).teams.map(({ daily }) => daily)).toEqual(course.teams.map(({ daily }) => daily));
    expect(course.days.length).toBeGreaterThan(5);
    for (const { team_id, points } of course.teams)
      expect((await read(league)).roto?.teams.find((team) => team.team_id === team_id)?.points).toBe(points);
  });

  test('leaves in an archive and comes back with its table and course @long', async () => {
    const { league, skaters, day } = await begun();
    await deliver(league, day(1), [{ player_id: skaters[0] ?? 0, g: 2, hits: 3 }]);
    await deliver(league, day(2), [{ player_id: skaters[1] ?? 0, g: 3, a: 1, pim: 2 }]);
    const owner = league.manager(0);
    const brought = await bring(owner, await take(app.url, owner.token, league.id));
    expect(brought.status).toBe(200);
    const of = async (id: string) => {
      const { body } = await owner.api<RotoAnswer>('GET', `/api/${id}/roto`);
      const course = (await owner.api<RaceAnswer>('GET', `/api/${id}/race`)).body;
      return [
        body.roto?.teams.map(({ team_id: _, ...row }) => row),
        course.days,
        course.teams.map(({ daily }) => daily),
      ];
    };
    expect(await of(brought.body.league_id ?? '')).toEqual(await of(league.id));
  });

  test('of points has neither', async () => {
    const { league, skaters, day } = await begun({ format: 'points' });
    await deliver(league, day(1), [{ player_id: skaters[0] ?? 0, g: 1 }]);
    expect((await read(league)).roto).toBeNull();
    expect(await race(league)).toMatchObject({ roto: false, days: [day(1)] });
    expect((await sums(league))[0]).toEqual(Object.fromEntries(league.teams.map((id) => [id, {}])));
  });
});
