import { afterAll, expect, test } from '@jest/globals';
import type { FaPicksAnswer } from '@crease/core/free-agents/free-agents.answers.js';
import { fileApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { addingLeague, log } from '../testing/calendar-league.js';
import { forward, player } from '../testing/trade-fixture.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const time = await timeMachine('2027-04-10T20:00:00Z');
const { app, query } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());

test('a season has so many adds: the next one is refused with figure and limit, won claims counted, and not for a reason', async () => {
  const { league, add } = await addingLeague(app, { season_adds: 2 });
  expect([(await add(1)).status, (await add(1)).status]).toEqual([200, 200]);
  expectRefusal(await add(1), 409, 'seasonAdds', {
    message: 'Team 2 has added 2 players this season; 2 are allowed.',
    figure: 2,
    limit: 2,
  });
  // Each team has its own limit, per season.
  expect((await add(2)).status).toBe(200);
  const byHand = await add(0, { team_id: league.teams[1], override_reason: 'Everybody agreed' });
  expect(byHand.status).toBe(200);
  expect((await log(league)).some((line) => line.includes('Everybody agreed'))).toBe(true);
}, 60_000);

test('a day has so many adds, by the league’s clock and for each team: the next one is possible on the next day', async () => {
  await time.travel('2027-04-20T06:30:00Z');
  const { league, add } = await addingLeague(app, { adds_day: 1 });
  expect((await add(1)).status).toBe(200);
  expectRefusal(await add(1), 409, 'dayAdds', {
    message: 'Team 2 has added 1 player on Apr 19, 2027; 1 player a day is allowed.',
    fix: 'Add the player from Apr 20, 2027 on. Your commissioner can add one with a reason.',
    figure: 1,
    limit: 1,
  });
  expect((await add(2)).status).toBe(200);
  expect((await add(0, { team_id: league.teams[1], override_reason: 'Everybody agreed' })).status).toBe(200);
  // Midnight in Los Angeles.
  await time.travel('2027-04-20T07:00:00Z');
  expect([(await add(1)).status, (await add(1)).status]).toEqual([200, 409]);
}, 60_000);

test('a claim that is decided late counts on the day on which it was due', async () => {
  await time.travel('2027-04-20T20:00:00Z');
  const { league, add } = await addingLeague(app, { adds_day: 1 });
  const claim = async (clearsAt: string) => {
    const [free] = await league.free([forward(900_000)]);
    await query`insert into waiver (id, league_id, player_id, dropped_by, clears_at)
      values (gen_random_uuid()::text, ${league.id}, ${free!.id}, ${league.teams[2]}, ${clearsAt})`;
    const made = await league.call(1, 'POST', '/free-agents/claims', { player_id: free!.id });
    expect(made.status).toBe(200);
    return free!.id;
  };
  const [first, second] = [await claim('2027-04-21T06:00:00Z'), await claim('2027-04-21T06:30:00Z')];
  // The next day in Los Angeles, before anything that is due has run.
  await time.travel('2027-04-21T08:00:00Z');
  expect((await add(1)).status).toBe(200);
  await time.travel('2027-04-21T09:00:00Z', app);
  expect(
    await query`select player_id, used_at = '2027-04-21T06:00:00Z' as due from fa_pick
      where league_id = ${league.id} and player_id = any(${[first, second]})`,
  ).toEqual([{ player_id: first, due: true }]);
  expect((await add(1)).body.refusal).toMatchObject({ name: 'dayAdds', figure: 1 });
}, 60_000);

test('drops count toward the limits where the league says so, also those made with the add; a drop alone is possible', async () => {
  await time.travel('2027-04-23T20:00:00Z');
  const { league, add } = await addingLeague(app, { season_adds: 3, adds_day: 3, drops_count: true });
  await league.query(`update league_season set begun_at = '2027-04-22T00:00:00Z' where league_id = $1`, [league.id]);
  const [one, two, three] = await league.hold(1, [forward(1_000_000), forward(1_000_000), forward(1_000_000)]);
  const drop = (id: number) => league.move(1, 'drop', id);
  expect((await drop(one!.id)).status).toBe(200);
  expect((await add(1)).status).toBe(200);
  expectRefusal(await add(1, { drop_player_ids: [two!.id] }), 409, 'seasonAdds', {
    message:
      'Team 2 has made 2 adds and drops this season; 3 are allowed. This move makes 2 more, because drops count.',
    fix: 'Add the player without a drop. Trade for players. Your commissioner can add one with a reason.',
    figure: 2,
    limit: 3,
  });
  const limits = async (by: number) => (await league.get<FaPicksAnswer>(by, '/free-agents/picks')).add_limits;
  expect(await limits(1)).toEqual([
    { span: 'season', made: 2, most: 3, last_day: null },
    { span: 'day', made: 2, most: 3, last_day: '2027-04-23' },
  ]);
  expect((await limits(2)).map(({ made }) => made)).toEqual([0, 0]);
  expect((await add(1)).status).toBe(200);
  expect((await drop(two!.id)).status).toBe(200);
  expect((await add(1)).status).toBe(409);
  // Drops of the season before do not count.
  await time.travel('2027-04-24T20:00:00Z');
  await league.query(`update league_season set begun_at = '2027-04-24T00:00:00Z' where league_id = $1`, [league.id]);
  expect((await limits(1)).map(({ made }) => made)).toEqual([2, 0]);
  expect((await add(1, { drop_player_ids: [three!.id] })).status).toBe(409);
}, 60_000);

test('a matchup period has the adds with which it began', async () => {
  await time.travel('2027-04-28T20:00:00Z');
  const { league, add } = await addingLeague(app, { format: 'h2h_points', adds_period: 1 });
  const period = (number: number, from: string, to: string, adds: number) =>
    query`insert into matchup_period (league_id, season, number, starts_on, ends_on, adds)
      values (${league.id}, '2026-27', ${number}, ${from}, ${to}, ${adds})`;
  await league.query(`insert into matchup_season (league_id, season, seed) values ($1, '2026-27', 'ab')`, [league.id]);
  await period(1, '2027-04-18', '2027-04-28', 2);
  await period(2, '2027-05-02', '2027-05-04', 1);
  const limits = async () => (await league.get<FaPicksAnswer>(1, '/free-agents/picks')).add_limits;
  expect(await limits()).toEqual([{ span: 'period', made: 0, most: 2, last_day: '2027-04-28' }]);
  expect([(await add(1)).status, (await add(1)).status]).toEqual([200, 200]);
  expect((await add(1)).body.refusal).toMatchObject({
    name: 'periodAdds',
    message: 'Team 2 has added 2 players in the matchup period until Apr 28, 2027; 2 are allowed.',
    fix: 'Add the player after Apr 28, 2027. Your commissioner can add one with a reason.',
    figure: 2,
    limit: 2,
  });
  // Days without matchups have no limit.
  await time.travel('2027-04-30T20:00:00Z');
  expect(await limits()).toEqual([]);
  await time.travel('2027-05-02T07:00:00Z');
  expect(await limits()).toEqual([{ span: 'period', made: 0, most: 1, last_day: '2027-05-04' }]);
}, 60_000);

test('an added player is held for some days: no drop, not with an add either, but for a reason of the commissioner', async () => {
  await time.travel('2027-05-06T06:30:00Z');
  const { league, add } = await addingLeague(app, { hold_days: 2 });
  const [star] = await league.hold(1, [forward(1_000_000)]);
  const drop = (by: number, id: number, more = {}, call = 'moves') =>
    league.call(by, 'POST', `/teams/${league.teams[1]}/${call}`, {
      moves: [{ type: 'drop', player_id: id }],
      ...more,
    });
  const [one, other] = [await add(1), await add(1)];
  const held = {
    name: 'heldPlayer',
    field: 'player_id',
    message: expect.stringMatching(
      / was added recently\. In this league an added player may be dropped after 2 days, here from May 7, 2027\.$/,
    ),
    fix: 'Drop another player, or wait until May 7, 2027.',
  };
  expectRefusal(await drop(1, one.id), 409, held);
  expect((await drop(1, one.id, {}, 'moves/preview')).body.refusal).toMatchObject(held);
  expect((await add(1, { drop_player_ids: [one.id] })).body.refusal).toMatchObject(held);
  // The rookie bank is no way out; an unclaimed player comes back as the team's own.
  const places = (place: string, by: string) =>
    query`update roster_entry set place = ${place}, acquired_by = ${by} where league_id = ${league.id}
      and player_id = ${one.id}`;
  await places('rookie', 'free-agent');
  expect((await drop(1, one.id)).body.refusal).toMatchObject(held);
  await places('active', 'cleared');
  expect((await drop(1, one.id, {}, 'moves/preview')).body.refusal).toBeNull();
  await places('active', 'waivers');
  // Players acquired otherwise may be dropped, and added players may be traded.
  expect((await drop(1, star!.id)).status).toBe(200);
  const { effects } = await league.preview(1, { team: 1, gives: [player(other.id)] }, { team: 2 });
  expect(effects.problems).toEqual([]);
  expect((await drop(0, one.id, { override_reason: 'Added by mistake' })).status).toBe(200);
  expect((await log(league)).some((line) => line.includes('Added by mistake'))).toBe(true);
  await time.travel('2027-05-07T07:00:00Z');
  expect((await drop(1, other.id)).status).toBe(200);
}, 60_000);

test('a player whom a reversed trade brings back is held as before', async () => {
  const { league, add } = await addingLeague(app, { hold_days: 5 });
  await league.review(0);
  const { id } = await add(1);
  const drop = (by: number) =>
    league.call(by, 'POST', `/teams/${league.teams[by]}/moves/preview`, {
      moves: [{ type: 'drop', player_id: id }],
    });
  const traded = await league.trade({ team: 1, gives: [player(id)] }, { team: 2 });
  expect((await drop(2)).body.refusal).toBeNull();
  const reversed = await league.call(0, 'POST', `/trades/${traded.id}/reverse`, { reason: 'Entered by mistake' });
  expect(reversed.status).toBe(200);
  expect((await drop(1)).body.refusal).toMatchObject({ name: 'heldPlayer' });
  // A trade that is not reversed ends the hold, even when another trade brings the player back.
  await league.trade({ team: 1, gives: [player(id)] }, { team: 2 });
  await league.trade({ team: 2, gives: [player(id)] }, { team: 1 });
  expect((await drop(1)).body.refusal).toBeNull();
}, 60_000);
