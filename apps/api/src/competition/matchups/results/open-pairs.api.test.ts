import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { bring, take } from '../../../archive/testing/moves.js';
import { startTestApp, type Refused } from '../../../testing/test-app.js';
import { semiFinals } from '../testing/semi-finals.js';

const app = await startTestApp();
afterAll(() => app.close());
const { query, sweep, matchups, game, atSemiFinals, atFinal } = semiFinals(app);
beforeEach(() => query`delete from nhl_game where id like 'semi-%'`);

const CORRECTED = /^Games were corrected, and with them a result\./;
const AGAIN = /^Play-offs\. Results changed before the first game, and pairs with them\. /;

test('the pairs of a round follow a correction until its first game, and rosters and archives with them', async () => {
  const { league, correct, pairs, closed, told, states } = await atFinal();
  expect(await pairs(2)).toEqual(['1-2']);
  expect(await closed()).toEqual([3, 4]);
  expect((await states())[2]).toBe('ended');
  expect(Date.parse((await matchups(league)).playoffs?.pairs_until ?? '')).toBeGreaterThan(Date.now());

  // A correction that changes no winner keeps the pairs and tells none again.
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

test('seeds of the first round follow the table, also a record that a commissioner changes', async () => {
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
  const changed = await league.manager(0).api<Refused>('POST', `/api/${league.id}/record-changes`, {
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

test('a correction to a tie waits for the commissioner, whose decision pairs the round again', async () => {
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
  const decided = await league
    .manager(0)
    .api<Refused>('PUT', `/api/${league.id}/matchups/3/${semi?.number}/winner`, { team_id: at(4), reason: 'Shutouts' });
  expect(decided.status).toBe(200);
  await sweep();
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await told(/^The commissioner decides a tie/)).toBe(1);
}, 60_000);
