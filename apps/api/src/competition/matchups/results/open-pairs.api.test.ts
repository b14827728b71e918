import { beforeEach, expect, test } from '@jest/globals';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { bring, take } from '../../../archive/testing/moves.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { semiFinals } from '../testing/semi-finals.js';

const { app } = await fileApp();
const { query, sweep, step, goTo, matchups, game, atSemiFinals, atFinal } = semiFinals(app);
beforeEach(() => query`delete from nhl_game where id like 'semi-%'`);

const CORRECTED = /^Games were corrected, and with them a result\./;
const AGAIN = /^Play-offs\. Results changed before the first game, and pairs with them\. /;

const WAITS = /^The commissioner decides a tie of the play-offs: /;

const path = async (league: PlayLeague, period: number, home: string) => {
  const pairs = (await matchups(league)).periods[period - 1]?.matchups;
  const found = pairs?.find((one) => one.home_team_id === home);
  return `/matchups/${period}/${found?.number}`;
};
const set = async (league: PlayLeague, place: string, home: number, away: number) => {
  const result = { home_points: home, away_points: away, reason: 'A locked goalie played' };
  return (await league.call(0, 'PUT', `${place}/result`, result)).body.refusal;
};
const isSettable = async (league: PlayLeague, place: string) =>
  (await league.get<MatchupPageAnswer>(1, place)).settable;

test('the pairs of a round follow a correction until its first game, and rosters and archives with them', async () => {
  const { league, correct, pairs, closed, told, states } = await atFinal();
  expect(await pairs(2)).toEqual(['1-2']);
  expect(await closed()).toEqual([3, 4]);
  expect((await states())[2]).toBe('ended');
  expect(Date.parse((await matchups(league)).playoffs?.pairs_until ?? '')).toBeGreaterThan(Date.now());

  // A correction that changes no winner keeps the pairs and announces nothing.
  await correct(3, { 4: 6 });
  expect(await pairs(2)).toEqual(['1-2']);
  expect([await told(CORRECTED), await told(AGAIN)]).toEqual([1, 0]);

  await correct(3, { 4: 20 });
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await closed()).toEqual([1, 3]);
  expect((await matchups(league)).playoffs?.seeds.map(({ out_in: round }) => round)).toEqual([1, null, 1, null]);
  expect(await told(AGAIN)).toBe(1);
  expect(await told(CORRECTED)).toBe(2);
  await sweep();
  expect(await told(AGAIN)).toBe(1);
  expect(await told(/^Play-offs\. The final: /)).toBe(1);

  const owner = league.manager(0);
  const { league_id: copy } = (await bring(owner, await take(app.url, owner.token, league.id))).body;
  const due = (id: string) =>
    query`select number, pairs_due from matchup_period where league_id = ${id} order by number`;
  expect(await due(copy ?? '')).toEqual(await due(league.id));

  await game(league, -1);
  await sweep();
  expect((await states()).slice(0, 3)).toEqual(['final', 'final', 'final']);
  expect((await matchups(league)).playoffs?.pairs_until).toBeUndefined();
  expect(await told(AGAIN)).toBe(1);
  await correct(3, { 1: 99 });
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await told(CORRECTED)).toBe(2);
}, 60_000);

test('seeds of the first round follow the table, also a record that a commissioner changes @long', async () => {
  const { league, at, correct, pairs, told } = await atSemiFinals();
  expect(await pairs(1)).toEqual(['1-4', '2-3']);
  await correct(2, { 1: 0, 4: 200 });
  const seeds = async () => (await matchups(league)).playoffs?.seeds.map(({ team_id }) => team_id);
  const table = async () => (await matchups(league)).table.map(({ team_id }) => team_id);
  expect(await seeds()).toEqual(await table());
  expect((await seeds())?.[0]).not.toBe(at(1));
  const before = await told(AGAIN);
  expect(before).toBe(1);
  const [last = ''] = (await table()).slice(-1);
  const changed = await league.call(0, 'POST', '/record-changes', {
    ...{ team_id: last, wins: 9, losses: 0, ties: 0, reason: 'Agreed by all teams' },
  });
  expect(changed.status).toBe(200);
  await sweep();
  const moved = await seeds();
  expect(moved).toEqual(await table());
  expect(moved?.at(-1)).not.toBe(last);
  expect(await told(AGAIN)).toBe(before + 1);

  await game(league, -1);
  await sweep();
  await correct(2, { 1: 300 });
  expect(await seeds()).toEqual(moved);
}, 60_000);

test('a correction to a tie waits for the commissioner, whose decision pairs the round again @long', async () => {
  const { league, at, correct, pairs, told } = await atFinal({ playoff_ties: 'commissioner' });
  expect(await pairs(2)).toEqual(['1-2']);
  const version = async () =>
    Number((await query<{ version: number }>`select version from league where id = ${league.id}`)[0]?.version);
  const paired = await version();
  await correct(3, { 4: 9 });
  expect(await pairs(2)).toEqual([]);
  // The last of them is for the removed pairs, which open brackets load again.
  expect((await version()) - paired).toBe(3);
  expect(await told(/^The commissioner decides a tie of the play-offs: /)).toBe(1);
  await sweep();
  expect(await pairs(2)).toEqual([]);
  const { periods } = await matchups(league);
  const semi = periods[2]?.matchups.find(({ home_team_id }) => home_team_id === at(1));
  const decided = await league.call(0, 'PUT', `/matchups/3/${semi?.number}/winner`, {
    team_id: at(4),
    reason: 'Shutouts',
  });
  expect(decided.status).toBe(200);
  await sweep();
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await told(/^The commissioner decides a tie/)).toBe(1);
}, 60_000);

test('the first game decides the pairs once more, also where the NHL moved it to an earlier time', async () => {
  const { league, score, pairs, told, states } = await atFinal();
  await score(3, { 4: 20 });
  await query`update nhl_game set starts_at = now() - interval '1 hour' where id = 'semi-1'`;
  await query`insert into nhl_schedule (season, games, days, read_at, changed_at) values (${(await matchups(league)).season}, 1, 'x', now(), now())`;
  await sweep();
  await query`delete from nhl_schedule`;
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await told(AGAIN)).toBe(1);
  expect((await states())[2]).toBe('final');
}, 60_000);

test('a game that is read again changes the pairs through scoring', async () => {
  const { league, at, pairs, told } = await atFinal();
  const [star] = await league.hold(league.teams.indexOf(at(4)), [{ position: 'F', capHit: 1 }]);
  await query`update roster_entry set since = now() - interval '30 days' where player_id = ${star?.id}`;
  await query`insert into player_game (player_id, game_id, season, playoffs, day, g, source)
    select ${star?.id}, '2026020999', season, false, ends_on, 60, 'test' from matchup_period
    where league_id = ${league.id} and number = 3`;
  await query`insert into points_due (season, playoffs, day, corrected) select season, false, ends_on, true
    from matchup_period where league_id = ${league.id} and number = 3`;
  await sweep();
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await told(AGAIN)).toBe(1);
}, 60_000);

test('pairs stay when the season ends, and follow again when its end is taken back @long', async () => {
  const { league, correct, pairs } = await atFinal();
  const due = () => query`select number from matchup_period where league_id = ${league.id} and pairs_due is not null`;
  const out = async () => (await matchups(league)).playoffs?.seeds.map(({ out_in: round }) => round);
  expect([await due(), await out()]).toEqual([[{ number: 4 }], [null, null, 1, 1]]);
  expect((await step(league, 'offseason')).status).toBe(200);
  expect(await due()).toEqual([]);
  const { taking_back: change } = await league.get<PhaseAnswer>(0, '/phase');
  const back = await league.call(0, 'POST', '/phase/take-back', { change_id: change?.id });
  expect(back.status).toBe(200);
  await sweep();
  expect([await due(), await out()]).toEqual([[{ number: 4 }], [null, null, 1, 1]]);
  await correct(3, { 4: 20 });
  expect(await pairs(2)).toEqual(['2-4']);
}, 60_000);

test('a meeting that breaks ties can be set until the first game of the play-offs @long', async () => {
  const { league } = await atSemiFinals({ playoff_ties: 'head-to-head' });
  expect(await set(league, '/matchups/2/1', 1, 2)).toBeUndefined();
  await game(league, -1);
  await sweep();
  expect(await set(league, '/matchups/2/1', 3, 2)).toMatchObject({ name: 'resultNotOpen' });
}, 60_000);

test('a tie of the final waits again once the result that decided it is taken back @long', async () => {
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
  expect((await league.call(0, 'DELETE', `${place}/result`)).status).toBe(200);
  expect([await champion(), await told(WAITS)]).toEqual([null, 2]);
}, 60_000);

test('a match of a series can be level before the last one, where the commissioner decides ties @long', async () => {
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
  const changed = await league.call(0, 'POST', `${place}/score-changes`, added);
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
