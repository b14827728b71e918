import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { startTestApp, type Refused } from '../../../testing/test-app.js';
import { semiFinals } from '../testing/semi-finals.js';

const app = await startTestApp();
afterAll(() => app.close());
const { query, sweep, step, game, matchups, atSemiFinals, atFinal } = semiFinals(app);
beforeEach(() => query`delete from nhl_game where id like 'semi-%'`);

const AGAIN = /^Play-offs\. Results changed before the first game, and pairs with them\. /;

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

test('pairs stay when the season ends, and follow again when its end is taken back', async () => {
  const { league, correct, pairs } = await atFinal();
  const due = () => query`select number from matchup_period where league_id = ${league.id} and pairs_due is not null`;
  const out = async () => (await matchups(league)).playoffs?.seeds.map(({ out_in: round }) => round);
  expect([await due(), await out()]).toEqual([[{ number: 4 }], [null, null, 1, 1]]);
  expect((await step(league, 'offseason')).status).toBe(200);
  expect(await due()).toEqual([]);
  const phase = `/api/${league.id}/phase`;
  const { taking_back: change } = (await league.manager(0).api<PhaseAnswer>('GET', phase)).body;
  const back = await league.manager(0).api('POST', `${phase}/take-back`, { change_id: change?.id });
  expect(back.status).toBe(200);
  await sweep();
  expect([await due(), await out()]).toEqual([[{ number: 4 }], [null, null, 1, 1]]);
  await correct(3, { 4: 20 });
  expect(await pairs(2)).toEqual(['2-4']);
}, 60_000);

test('a meeting that breaks ties can be set until the first game of the play-offs', async () => {
  const { league } = await atSemiFinals({ playoff_ties: 'head-to-head' });
  const set = async (home: number, away: number) =>
    (
      await league.manager(0).api<Refused>('PUT', `/api/${league.id}/matchups/2/1/result`, {
        ...{ home_points: home, away_points: away, reason: 'A locked goalie played' },
      })
    ).body.refusal;
  expect(await set(1, 2)).toBeUndefined();
  await game(league, -1);
  await sweep();
  expect(await set(3, 2)).toMatchObject({ name: 'resultNotOpen' });
}, 60_000);
