import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { startTestApp, type Refused } from '../../../testing/test-app.js';
import { semiFinals } from '../testing/semi-finals.js';

const app = await startTestApp();
afterAll(() => app.close());
const { query, sweep, goTo, matchups, game, atSemiFinals, atFinal } = semiFinals(app);
beforeEach(() => query`delete from nhl_game where id like 'semi-%'`);

const WAITS = /^The commissioner decides a tie of the play-offs: /;

/** The path of a match of a period by its home team. */
const path = async (league: PlayLeague, period: number, home: string) => {
  const pairs = (await matchups(league)).periods[period - 1]?.matchups;
  const found = pairs?.find((one) => one.home_team_id === home);
  return `/api/${league.id}/matchups/${period}/${found?.number}`;
};
const set = async (league: PlayLeague, place: string, home: number, away: number) =>
  (
    await league.manager(0).api<Refused>('PUT', `${place}/result`, {
      ...{ home_points: home, away_points: away, reason: 'A locked goalie played' },
    })
  ).body.refusal;
const isSettable = async (league: PlayLeague, place: string) =>
  (await league.manager(1).api<MatchupPageAnswer>('GET', place)).body.settable;

test('a tie of the final waits again once the result that decided it is taken back', async () => {
  const { league, at, score, told } = await atFinal({ playoff_ties: 'commissioner' });
  await game(league, -1);
  await sweep();
  await score(4, { 1: 5, 2: 5 });
  await goTo(league, 33);
  await sweep();
  await sweep();
  const champion = async () => (await matchups(league)).playoffs?.champion;
  expect([await champion(), await told(WAITS)]).toEqual([null, 1]);
  const place = await path(league, 4, at(1));
  expect(await set(league, place, 5, 6)).toBeUndefined();
  expect([await champion(), await told(WAITS)]).toEqual([at(2), 1]);
  expect((await league.manager(0).api('DELETE', `${place}/result`)).status).toBe(200);
  expect([await champion(), await told(WAITS)]).toEqual([null, 2]);
}, 60_000);

test('a match of a series can be level before the last one, where the commissioner decides ties', async () => {
  const series = { playoff_rounds: 'wins', playoff_periods: 2, playoff_ties: 'commissioner' } as const;
  const { league, at, score } = await atSemiFinals(series, 6);
  await game(league, -1);
  await sweep();
  await score(3, { 1: 9, 4: 5 });
  await goTo(league, 21);
  await sweep();
  expect(await set(league, await path(league, 3, at(1)), 7, 7)).toBeUndefined();
  await score(4, { 1: 9, 4: 5 });
  await goTo(league, 28);
  await game(league, 3);
  await sweep();
  expect(await set(league, await path(league, 4, at(1)), 7, 7)).toMatchObject({ name: 'levelResult' });
}, 60_000);

test('results and scores stay from the first game of the next round on, also when that is postponed', async () => {
  const { league, at, pairs } = await atFinal();
  const place = await path(league, 3, at(1));
  expect(await isSettable(league, place)).toBe(true);
  await game(league, -1);
  // The first game has begun, and no sweep has closed the round yet.
  const added = { team_id: at(4), figure: null, amount: 9, reason: 'A locked goalie played' };
  const changed = await league.manager(0).api<Refused>('POST', `${place}/score-changes`, added);
  expect(changed.body.refusal?.name).toBe('scoreNotOpen');
  await sweep();
  expect(await isSettable(league, place)).toBeUndefined();
  await game(league, 3);
  expect(await set(league, place, 1, 2)).toMatchObject({
    name: 'resultNotOpen',
    message: 'The pairs of round 2 of the play-offs are final, so results before it stay.',
  });
  expect(await isSettable(league, place)).toBeUndefined();
  expect((await matchups(league)).playoffs?.pairs_until).toBeUndefined();
  expect(await pairs(2)).toEqual(['1-2']);
}, 60_000);
