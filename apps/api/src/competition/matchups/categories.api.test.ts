import { describe, expect, test } from '@jest/globals';
import { daysBetween } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { eachCategory, figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.answers.js';
import { writeGames } from '../../players/games.tables.js';
import { bring, take } from '../../archive/testing/moves.js';
import { seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { ScoringService } from '../scoring/scoring.service.js';
import { findPrecedence } from '../table.queries.js';
import { matchupSeasons } from './testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, sweep, step, matchups, log, goTo, ...seasons } = matchupSeasons(app, {
  num_teams: 2,
  format: 'h2h_each_category',
  category_goalies: 1,
});
const accrue = () => app.app.get(ScoringService).accrueDue();

const matchupPage = (league: PlayLeague, period = 1) => league.get<MatchupPageAnswer>(1, `/matchups/${period}/1`);
interface Teams {
  readonly league: PlayLeague;
  /** A forward and a goalie of each team. */
  readonly skaters: readonly number[];
  readonly goalies: readonly number[];
}

/** A season in progress, whose first day is `days` ago. */
async function begun(days: number, form: Partial<LeagueForm> = {}): Promise<Teams> {
  const league = await seasons.begun(5, form);
  const [skaters, goalies]: [number[], number[]] = [[], []];
  for (const team of [league.teams[0], league.teams[1]]) {
    const [skater, goalie] = await league.free([seedOf('F', 1), seedOf('G', 1)]);
    for (const player of [skater, goalie])
      await query`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
         values (${league.id}, ${team}, ${player?.id}, 'active', now() - interval '90 days', now() + interval '1 day', now(), 'test')`;
    skaters.push(skater?.id ?? 0);
    goalies.push(goalie?.id ?? 0);
  }
  await goTo(league, days);
  return { league, skaters, goalies };
}

const firstDay = async (league: PlayLeague, period: number) =>
  (await matchups(league)).periods[period - 1]?.starts_on ?? '';
const none = figuresOf(() => 0);
type Played = Partial<Figures> & { readonly player_id: number };
const deliver = async (league: PlayLeague, day: string, games: readonly Played[]) => {
  const { season } = await matchups(league);
  await database.write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({ ...none, ...game, season, playoffs: false, source: 'test', day, game_id: `g${day}` })),
    ),
  );
  await accrue();
};
const ofHome = ({ periods }: MatchupsAnswer, period: number) => periods[period - 1]?.matchups[0];

describe('a season of categories', () => {
  test('adds up what counts of each day, and compares the sums', async () => {
    const { league, skaters, goalies } = await begun(3);
    await deliver(league, await firstDay(league, 1), [
      { player_id: skaters[0] ?? 0, g: 2, a: 1, sog: 5, hits: 1 },
      { player_id: skaters[1] ?? 0, g: 1, a: 1, sog: 5, hits: 4 },
      { player_id: goalies[0] ?? 0, gs: 1, w: 1, sa: 30, ga: 2, goalie_seconds: 3_600 },
      { player_id: goalies[1] ?? 0, gs: 1, sa: 15, ga: 1, goalie_seconds: 1_800 },
    ]);
    const answer = await matchups(league);
    expect(answer.categories?.list.map(({ short }) => short)).toEqual('G,A,PPP,SOG,HIT,BLK,W,GAA,SV%,SO'.split(','));
    const matchup = ofHome(answer, 1);
    const [own, other] =
      matchup?.home_team_id === league.teams[0] ? (['home', 'away'] as const) : (['away', 'home'] as const);
    expect(matchup?.categories?.map((one) => [one[own], one[other], one.winner])).toEqual([
      [2, 1, own],
      [1, 1, 'tie'],
      [0, 0, 'tie'],
      [5, 5, 'tie'],
      [1, 4, other],
      [0, 0, 'tie'],
      [1, 0, own],
      [2, 2, 'tie'],
      [28 / 30, 14 / 15, 'tie'],
      [0, 0, 'tie'],
    ]);
    expect(matchup?.[`${own}_record`]).toEqual({ wins: 2, losses: 1, ties: 7 });
    expect([matchup?.[`${own}_points`], matchup?.[`${other}_points`]]).toEqual([5.5, 4.5]);
    expect([matchup?.home_goalie_games, matchup?.away_goalie_games]).toEqual([1, 1]);
    expect(answer.table.every(({ rank, shared }) => rank === 1 && shared)).toBe(true);
    expect(answer.category_records).toBeUndefined();

    const page = await matchupPage(league);
    expect(page.comparison).toEqual({
      categories: matchup?.categories,
      home_record: matchup?.home_record,
      away_record: matchup?.away_record,
      home_goalie_games: 1,
      away_goalie_games: 1,
    });
    expect(page).toMatchObject({
      categories: answer.categories,
      period: { goalie_games: 1 },
      // The NHL's schedule is not stored.
      schedule_known: false,
      outlook: null,
      chance: null,
      chances: [],
    });
    expect(page[own]).toMatchObject({ points: 5.5, projected: null, games: 2, days: [] });
    // Ratios of a goalie are those of the games; a skater has no figures of goalies.
    expect(page[own]?.players.map(({ figures }) => figures)).toEqual([
      [2, 1, 0, 5, 1, 0, null, null, null, null],
      [0, 0, 0, 0, 0, 0, 1, 2, 28 / 30, 0],
    ]);

    // A correction that leaves the points as they are still counts.
    await deliver(league, await firstDay(league, 1), [{ player_id: skaters[0] ?? 0, g: 2, a: 1, sog: 5, hits: 9 }]);
    expect(ofHome(await matchups(league), 1)?.[`${own}_record`]).toEqual({ wins: 3, losses: 0, ties: 7 });
  });

  test('takes the goalie categories from a team below the minimum', async () => {
    const { league, skaters, goalies } = await begun(3);
    await deliver(league, await firstDay(league, 1), [
      { player_id: skaters[0] ?? 0, g: 1 },
      { player_id: goalies[0] ?? 0, gs: 1, l: 1, sa: 30, ga: 9, goalie_seconds: 3_600 },
    ]);
    const matchup = ofHome(await matchups(league), 1);
    const own = matchup?.home_team_id === league.teams[0] ? 'home' : 'away';
    expect((await matchupPage(league)).comparison.categories).toEqual(matchup?.categories);
    expect(matchup?.categories?.slice(6).map(({ winner }) => winner)).toEqual([own, own, own, own]);
  });

  test.each([
    ['h2h_each_category', { wins: 2, losses: 1, ties: 7 }],
    ['h2h_most_categories', { wins: 1, losses: 0, ties: 0 }],
  ] as const)('of %s makes results final, and ends with its table', async (format, record) => {
    const { league, skaters, goalies } = await begun(13, { format });
    const day = await firstDay(league, 1);
    await deliver(league, day, [
      { player_id: skaters[0] ?? 0, g: 2, a: 1, hits: 1 },
      { player_id: skaters[1] ?? 0, g: 1, a: 1, hits: 4 },
      { player_id: goalies[0] ?? 0, gs: 1, w: 1, sa: 30, ga: 2, goalie_seconds: 3_600 },
      { player_id: goalies[1] ?? 0, gs: 1, sa: 15, ga: 1, goalie_seconds: 1_800 },
    ]);
    await sweep();
    await sweep();
    expect((await matchups(league)).periods[0]).toMatchObject({ state: 'final' });
    expect((await log(league)).find((text) => text.startsWith('Matchup 1'))).toContain('5.5–4.5');
    await deliver(league, day, [{ player_id: skaters[1] ?? 0, g: 9, a: 9, hits: 9 }]);
    const { table, season, category_records: byCategory } = await matchups(league);
    expect(table[0]).toMatchObject({ team_id: league.teams[0], rank: 1, points: 5.5, ...record });
    const own = byCategory?.teams.find(({ team_id }) => team_id === league.teams[0])?.records;
    expect(own?.slice(0, 2)).toEqual([
      { wins: 1, losses: 0, ties: 0, figure: 2 },
      { wins: 0, losses: 0, ties: 1, figure: 1 },
    ]);
    expect((await findPrecedence(database.db, league.id, season))?.at(-1)).toBe(league.teams[0]);

    expect((await step(league, 'offseason')).status).toBe(200);
    const race = await league.get<RaceAnswer>(1, `/race?season=${season}`);
    expect(race).toMatchObject({ categories: true, teams: [{ team_id: league.teams[0], rank: 1 }, {}] });
    expect((await log(league)).filter((text) => text.includes('orrected'))).toEqual([]);
    expect(race.champions.map(({ team_id }) => team_id)).toEqual([league.teams[0]]);
    const { final_table: ended } = await league.get<PhaseAnswer>(1, '/phase');
    expect(ended?.rows[0]).toMatchObject({ team_id: league.teams[0], record });
  });

  test('counts the period under way at its end, also where no figure earns points', async () => {
    const { league, skaters } = await begun(3);
    await query`update league set settings = settings || jsonb_build_object('scoring', ${JSON.stringify(eachCategory(() => 0))}::jsonb) where id = ${league.id}`;
    await deliver(league, await firstDay(league, 1), [{ player_id: skaters[0] ?? 0, g: 2 }]);
    expect(await query`select from team_day where team_id = any(${league.teams})`).toHaveLength(0);
    expect((await step(league, 'offseason')).status).toBe(200);
    expect((await matchups(league)).table[0]).toMatchObject({ team_id: league.teams[0], wins: 1, losses: 0 });
  });

  test('compares the periods of a round of the play-offs once', async () => {
    const { league, skaters } = await begun(8, { playoff_teams: 2, playoff_periods: 2, categories: 'G, SOG' });
    const { periods, season } = await matchups(league);
    const round = periods.filter((period) => period.round === 1);
    expect(round).toHaveLength(2);
    // The round began a day before its second period.
    await goTo(league, daysBetween(periods[0]?.starts_on ?? '', round[1]?.starts_on ?? ''));
    for (const { number } of round)
      await query`insert into matchup (league_id, season, period, number, home_team_id, away_team_id) values (${league.id}, ${season}, ${number}, 1, ${league.teams[0]}, ${league.teams[1]})`;
    const [first, second] = (await matchups(league)).periods.filter((period) => period.round === 1);
    await deliver(league, first?.starts_on ?? '', [{ player_id: skaters[0] ?? 0, g: 2, sog: 3 }]);
    await deliver(league, second?.starts_on ?? '', [{ player_id: skaters[1] ?? 0, g: 1, sog: 9 }]);
    const together = {
      home_points: 1,
      away_points: 1,
      categories: [
        { home: 2, away: 1 },
        { home: 3, away: 9 },
      ],
    };
    const shown = (await matchups(league)).periods.filter((period) => period.round === 1);
    expect(shown).toMatchObject([
      { goalie_games: 2, matchups: [together] },
      { goalie_games: 2, matchups: [together] },
    ]);
  });

  test('leaves in an archive and comes back with its sums and results @long', async () => {
    const { league, skaters, goalies } = await begun(13, { categories: 'G, PIM low, HIT x0.5, GAA' });
    await deliver(league, await firstDay(league, 1), [
      { player_id: skaters[0] ?? 0, g: 2, pim: 4, hits: 1 },
      { player_id: goalies[1] ?? 0, sa: 15, ga: 1, goalie_seconds: 1_800 },
    ]);
    await sweep();
    await sweep();
    await deliver(league, await firstDay(league, 2), [{ player_id: skaters[1] ?? 0, g: 1, hits: 3 }]);
    const owner = league.manager(0);
    const brought = await bring(owner, await take(app.url, owner.token, league.id));
    expect(brought.status).toBe(200);
    const copy = await owner.api<MatchupsAnswer>('GET', `/api/${brought.body.league_id}/matchups`);
    // Teams have other ids there, and the same order.
    const plain = ({ categories, periods, table }: MatchupsAnswer) => ({
      categories,
      periods: periods.map(({ matchups: pairs, ...period }) => ({
        ...period,
        pairs: pairs.map(({ home_team_id: _, away_team_id: __, ...pair }) => pair),
      })),
      table: table.map(({ team_id: _, ...row }) => row),
    });
    const before = await matchups(league);
    expect(before.periods.slice(0, 2).map(({ state }) => state)).toEqual(['final', 'running']);
    expect(plain(copy.body)).toEqual(plain(before));
  });

  test('of points has no sums', async () => {
    const { league, skaters } = await begun(3, { format: 'h2h_points' });
    await deliver(league, await firstDay(league, 1), [{ player_id: skaters[0] ?? 0, g: 1 }]);
    expect(await query`select from team_figures where team_id = any(${league.teams})`).toHaveLength(0);
    expect(ofHome(await matchups(league), 1)).toMatchObject({ categories: null, home_record: null });
    await goTo(league, 8);
    expect((await matchups(league)).category_records).toBeUndefined();
  });
});
