import { expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import { bring, take } from '../../../archive/testing/moves.js';
import { cupPairs, findCup, storeCup } from '../../cup/cup.tables.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { planMatchups } from '../calendar.writer.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, begun, goTo, matchups, step, sweep } = matchupSeasons(app, {
  num_teams: 2,
  format: 'h2h_each_category',
  categories: 'G, SOG',
  category_goalies: 0,
});

const change = (league: PlayLeague, settings: Partial<LeagueForm>, more: object = {}) =>
  league.call<SettingsChangedAnswer>(0, 'PATCH', '/settings', { ...settings, ...more });
const shown = ({ categories, periods }: MatchupsAnswer) =>
  periods.map(({ categories: own }) => (own ?? categories?.list ?? []).map(({ short }) => short).join());
const figures = async (league: PlayLeague, day: string, sums: readonly object[]) => {
  const { season } = await matchups(league);
  for (const [index, of] of sums.entries())
    await query`insert into team_figures (league_id, team_id, season, day, figures) values (${league.id}, ${league.teams[index]}, ${season}, ${day}, ${JSON.stringify(of)})`;
};
/** Points of the league's first team, and of the other, in a period. */
const pointsIn = ({ periods }: MatchupsAnswer, league: PlayLeague, number: number) => {
  const pair = periods[number - 1]?.matchups[0];
  const points = [pair?.home_points, pair?.away_points];
  return pair?.home_team_id === league.teams[0] ? points : points.toReversed();
};

test('new categories count from the next period, and earlier periods keep theirs', async () => {
  const league = await begun(5);
  await goTo(league, 9);
  const [first, second] = (await matchups(league)).periods;
  for (const period of [first, second])
    await figures(league, period?.starts_on ?? '', [
      { g: 2, sog: 4, hits: 1 },
      { sog: 9, hits: 5, a: 1 },
    ]);
  const { body } = await change(league, { categories: 'HIT, A x2', category_goalies_below: 'both' });
  const next = dayPlus(today, 5);
  expect([body.applied, body.coming]).toMatchObject([
    [],
    [
      { key: 'categories', effect: 'next-period', due_at: `${next}T12:00:00.000Z` },
      { key: 'category_goalies_below', effect: 'next-period' },
    ],
  ]);
  expect(shown(await matchups(league))).toEqual(['G,SOG', 'G,SOG', 'HIT,A', 'HIT,A', 'HIT,A']);

  const [coming] = body.coming;
  await league.call(0, 'DELETE', `/settings/coming/${coming?.id ?? ''}`);
  expect(shown(await matchups(league)).at(-1)).toBe('G,SOG');
  await change(league, { categories: 'HIT, A x2' });
  // The next period has its own categories, including on its page. Earlier results do not change.
  await sweep();
  await goTo(league, 15);
  await query`update team_figures set day = day - 6 where team_id = any(${league.teams})`;
  const [, , third] = (await matchups(league)).periods;
  await figures(league, third?.starts_on ?? '', [
    { g: 2, sog: 4, hits: 1 },
    { sog: 9, hits: 5, a: 1 },
  ]);
  const answer = await matchups(league);
  expect([1, 2, 3].map((number) => pointsIn(answer, league, number))).toEqual([
    [1, 1],
    [1, 1],
    [0, 3],
  ]);
  const page = await league.call<MatchupPageAnswer>(1, 'GET', '/matchups/3/1');
  expect(page.body.categories?.list.map(({ short, weight }) => [short, weight])).toEqual([
    ['HIT', 1],
    ['A', 2],
  ]);

  const set = (period: number, home: number, away: number) =>
    league.call(0, 'PUT', `/matchups/${period}/1/result`, {
      home_points: home,
      away_points: away,
      reason: 'For this test',
    });
  await goTo(league, 22);
  await query`update team_figures set day = day - 7 where team_id = any(${league.teams})`;
  await sweep();
  expect((await set(3, 3, 1)).status).toBe(422);
  expect((await set(3, 2, 1)).status).toBe(200);

  // Each period that has begun for a team has results by the period's categories, for both teams.
  await goTo(league, 34);
  await sweep();
  expect((await step(league, 'offseason')).status).toBe(200);
  const end = await matchups(league);
  expect(end.table.reduce((sum, { wins, losses, ties }) => sum + wins + losses + ties, 0)).toBe(2 * (2 + 2 + 3 + 3));
  const copy = await bring(league.manager(0), await take(app.url, league.manager(0).token, league.id));
  const there = await league.manager(0).api<MatchupsAnswer>('GET', `/api/${copy.body.league_id}/matchups`);
  expect(shown(there.body)).toEqual(shown(end));
  expect(there.body.table.map(({ wins, losses, ties }) => [wins, losses, ties])).toEqual(
    end.table.map(({ wins, losses, ties }) => [wins, losses, ties]),
  );
});

test('periods that are planned again have the new categories', async () => {
  const league = await begun(5);
  await goTo(league, 9);
  await change(league, { categories: 'HIT, A x2' });
  const [dates] = await query<{
    startsOn: string;
    endsOn: string;
  }>`select starts_on::text as "startsOn", ends_on::text as "endsOn" from league_season where league_id = ${league.id}`;
  const { season } = await matchups(league);
  await database.write(({ db }) =>
    planMatchups(db, { id: league.id, season }, { startsOn: dates?.startsOn ?? '', endsOn: dates?.endsOn ?? '' }),
  );
  const now = shown(await matchups(league));
  expect(now.slice(0, 2)).toEqual(['G,SOG', 'G,SOG']);
  expect(new Set(now.slice(2))).toEqual(new Set(['HIT,A']));
});

test('a round of the play-offs that has begun keeps its categories', async () => {
  const league = await begun(6);
  await goTo(league, 15);
  await query`update matchup_period set round = (number - 1) / 2 where league_id = ${league.id} and number > 2`;
  expect((await change(league, { categories: 'HIT' })).body.coming).toMatchObject([{ effect: 'next-season' }]);
  const forced = { force: { reason: 'All managers agreed', illegal_team_ids: [] } };
  const { status, body } = await change(league, { categories: 'A' }, forced);
  expect([status, body.coming]).toMatchObject([200, [{ effect: 'next-period' }]]);
  expect(shown(await matchups(league))).toEqual(['G,SOG', 'G,SOG', 'G,SOG', 'G,SOG', 'A', 'A']);
});

test('a round of the cup goes by the categories of its period', async () => {
  const league = await begun(4);
  await goTo(league, 1);
  await change(league, { categories: 'HIT' });
  await goTo(league, 8);
  const { periods, season } = await matchups(league);
  const days = { startsOn: periods[1]?.starts_on ?? '', endsOn: periods[1]?.ends_on ?? '' };
  await figures(league, days.startsOn, [{ g: 2, sog: 4 }, { hits: 1 }]);
  const of = { id: league.id, season };
  const pairs = await database.write(async ({ db }) => {
    const seeds = league.teams.map((teamId, index) => ({ teamId, seed: index + 1, outIn: null }));
    await storeCup(db, of, { seed: 'ab', seeds, rounds: [days] });
    const cup = await findCup(db, of);
    return cup === undefined ? [] : cupPairs(db, of, cup, 1);
  });
  expect(pairs).toMatchObject([{ home: league.teams[0], homePoints: 0, awayPoints: 1 }]);
});

test('categories of roto change with the next season', async () => {
  const league = await begun(4, { format: 'roto' });
  expect((await change(league, { categories: 'HIT' })).body.coming).toMatchObject([
    { key: 'categories', effect: 'next-season' },
  ]);
});
