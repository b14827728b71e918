import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '../../../testing/test-app.js';
import { semiFinals } from '../testing/semi-finals.js';

const app = await startTestApp();
afterAll(() => app.close());
const { query, sweep, matchups, atFinal } = semiFinals(app);
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
