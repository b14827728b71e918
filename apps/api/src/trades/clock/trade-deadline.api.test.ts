import { afterAll, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { NoticesAnswer, CalendarAddress } from '@crease/core/notifications/notification.schema.js';
import { fileApp } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { TradeAlarms } from './trade.alarms.js';
import { calendarLeague, log } from '../testing/calendar-league.js';
import { forward, player, type TradeLeague } from '../testing/trade-fixture.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

/** In Los Angeles the deadline's day ends when it is already the next day in UTC. */
const time = await timeMachine('2027-03-01T20:00:00Z');
const { app, query } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());
const LAST_MINUTE = '2027-03-08T07:59:30Z';
const OVER = '2027-03-08T08:00:00Z';

const leagueOf = (settings: object) => calendarLeague(app, settings);

test('a deadline ends trading with its last minute, by the league’s clock: told beforehand, with words, and not for a reason', async () => {
  const league = await leagueOf({ trade_deadline: '03-07' });
  const stars = await league.hold(1, [forward(1_000_000), forward(1_000_000), forward(1_000_000), forward(1_000_000)]);
  const give = (index: number) => ({ team: 1, gives: [player(stars[index]!.id)] });

  // A week before, concerns and calendars have the deadline.
  const concerns = async () =>
    (await league.get<ConcernsAnswer>(2, '/concerns')).concerns.filter(({ kind }) => kind === 'trade-deadline');
  expect(await concerns()).toMatchObject([{ todo: false, at: '2027-03-08T08:00:00.000Z' }]);
  const { address } = (await league.manager(2).api<CalendarAddress>('POST', '/api/calendar/address')).body;
  const file = await (await fetch(`${app.url}${new URL(address ?? '').pathname}`)).text();
  const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
  expect(events.map((one) => new ICAL.Event(one).summary)).toEqual([expect.stringMatching(/^Trading ends \(/)]);

  // A day before, the log and notices announce it once.
  const offered = await league.propose(give(0), { team: 2 }, { days: 7 });
  await time.travel('2027-03-07T09:00:00Z', app);
  await time.travel('2027-03-07T10:00:00Z', app);
  const near = 'The trade deadline is near: trades can be agreed on until Mon, Mar 8, 2027, 12:00 AM PST.';
  expect((await log(league)).filter((line) => line === near)).toHaveLength(1);
  const notices = (await league.manager(2).api<NoticesAnswer>('GET', '/api/notices')).body.notices;
  expect(notices.filter(({ kind }) => kind === 'trade-deadline')).toMatchObject([
    {
      title: expect.stringMatching(/ ends Mon, Mar 8, 2027, 12:00 AM PST$/),
      detail: expect.stringMatching(/^After that/),
    },
  ]);

  // A trade of the last minute is reviewed after the deadline.
  await time.travel(LAST_MINUTE, app);
  const late = await league.trade(give(1), { team: 2 });
  expect(late.state).toBe('in-review');
  const open = await league.propose(give(2), { team: 2 }, { days: 7 });

  await time.travel(OVER);
  expectRefusal(await league.accept(2, open), 409, 'tradeDeadline', {
    message: 'The trade deadline was the end of Mar 7, 2027: no trade can be agreed on until the season is over.',
    fix: 'Your commissioner can enter a trade with a reason.',
  });
  const proposal = await league.call(1, 'POST', '/trades', league.sides(give(3), { team: 2 }));
  expect(proposal.body.refusal.name).toBe('tradeDeadline');
  const { effects } = await league.preview(1, give(3), { team: 2 });
  expect(JSON.stringify(effects)).toContain('The trade deadline was the end of Mar 7, 2027');

  // Open offers end with a reason.
  await time.travel('2027-03-08T08:00:05Z', app);
  for (const id of [offered, open])
    expect(await league.view(1, id)).toMatchObject({
      state: 'expired',
      reason: expect.stringMatching(/^The trade deadline was the end of Mar 7, 2027/),
    });
  expect(await log(league)).toContain(
    'The trade deadline has passed. No trade can be agreed on until the season is over.',
  );
  expect(await concerns()).toEqual([]);

  // The commissioner can enter a trade with an override and a public reason.
  const enter = (override: boolean) =>
    league.call(0, 'POST', '/trades/on-behalf', {
      ...league.sides(give(3), { team: 2 }),
      reason: 'Agreed on the phone in time',
      override,
    });
  expect((await enter(false)).body.refusal.name).toBe('tradeDeadline');
  expect((await enter(true)).status).toBe(201);
  expect((await log(league)).some((line) => /overrode the rules: Agreed on the phone in time/.test(line))).toBe(true);

  await time.travel('2027-03-09T08:00:30Z', app);
  await app.app.get(TradeAlarms).sweep();
  expect((await league.view(1, late.id)).state).toBe('executed');

  // The deadline does not apply to trades of the next season.
  await league.phase('offseason');
  expect((await league.call(2, 'GET', '/concerns')).status).toBe(200);
  const [more] = await league.hold(1, [forward(1_000_000)]);
  expect((await league.trade({ team: 1, gives: [player(more!.id)] }, { team: 2 })).state).toBe('in-review');
}, 60_000);

test('a season has so many trades: the next cannot be accepted, but entered with a reason; what was agreed on is carried out', async () => {
  await time.travel('2027-03-10T20:00:00Z');
  const league = await leagueOf({ season_trades: 1, trade_from: '03-11' });
  const give = async (team: number) => ({
    team,
    gives: [player((await league.hold(team, [forward(1_000_000)]))[0]!.id)],
  });
  const early = await league.call(1, 'POST', '/trades', league.sides(await give(1), { team: 2 }));
  expectRefusal(early, 409, 'tradesNotOpen', {
    message: 'Trading begins on Mar 11, 2027: no trade can be agreed on before.',
    fix: 'Wait until then. Your commissioner can enter a trade with a reason.',
  });
  await time.travel('2027-03-11T08:00:00Z');
  const [first, second] = [
    await league.propose(await give(1), { team: 2 }),
    await league.propose(await give(3), { team: 2 }),
  ];
  expect((await league.accept(2, first)).status).toBe(200);
  expectRefusal(await league.accept(2, second), 409, 'seasonTrades', {
    message: 'Team 3 has agreed on 1 trade this season; 1 trade is allowed.',
    figure: 1,
    limit: 1,
    fix: 'Wait for the next season. Your commissioner can enter a trade with a reason.',
  });
  const entered = await league.call(0, 'POST', '/trades/on-behalf', {
    ...league.sides(await give(3), { team: 2 }),
    reason: 'Agreed on before the limit was set',
    override: true,
  });
  expect(entered.status).toBe(201);
  // A veto gives the trade back.
  const vetoed = await league.call(0, 'POST', `/trades/${first}/veto`, { reason: 'Collusion', version: 2 });
  expect([vetoed.status, (await league.view(1, first)).state]).toEqual([200, 'vetoed']);
  expect((await league.accept(2, second)).body.refusal).toMatchObject({ figure: 1 });
}, 60_000);

test('a league that sets nothing trades all season; one whose rosters rest trades and adds until the regular season’s end', async () => {
  const [free, resting] = [await leagueOf({}), await leagueOf({ playoffs_freeze: true })];
  for (const league of [free, resting]) await league.weekPicks(1);
  await time.travel('2027-04-16T06:59:00Z', app);
  const add = async (league: TradeLeague) => {
    const [player] = await league.free([forward(900_000)]);
    return league.call(1, 'POST', '/free-agents/add', { player_id: player!.id });
  };
  // Extend the picks' weeks, which are not tested here.
  for (const league of [free, resting])
    await query`update fa_pick set starts_at = '2027-04-01', expires_at = '2027-05-01' where league_id = ${league.id}`;
  expect((await add(resting)).status).toBe(200);
  await time.travel('2027-04-16T07:00:01Z', app);
  const offer = async (league: TradeLeague) => {
    const [star] = await league.hold(1, [forward(1_000_000)]);
    return league.call(1, 'POST', '/trades', league.sides({ team: 1, gives: [player(star!.id)] }, { team: 2 }));
  };
  expect((await offer(free)).status).toBe(201);
  expect((await add(free)).status).toBe(200);
  expect((await offer(resting)).body.refusal).toMatchObject({
    name: 'playoffsFreeze',
    message: expect.stringMatching(/^The regular season ended on Apr 15, 2027/),
  });
  const added = await resting.call(2, 'POST', '/free-agents/add', {
    player_id: (await resting.free([forward(1)]))[0]!.id,
  });
  expect(added.body.refusal).toMatchObject({
    name: 'playoffsFreeze',
    fix: expect.stringMatching(/^Free agents open again when the next season starts, usually on Oct 7, 2027\./),
  });
}, 60_000);

test('a trade counts in the season in which the teams agree, not in that of the offer', async () => {
  const league = await leagueOf({ season_trades: 1 });
  const [one, two] = await league.hold(1, [forward(1_000_000), forward(1_000_000)]);
  const inSeason = (season: string) =>
    league.query('update league set current_season = $2 where id = $1', [league.id, season]);
  await inSeason('2025-26');
  const offered = await league.propose({ team: 1, gives: [player(one!.id)] }, { team: 2 }, { days: 7 });
  await inSeason('2026-27');
  expect((await league.accept(2, offered)).status).toBe(200);
  const { effects } = await league.preview(1, { team: 1, gives: [player(two!.id)] }, { team: 2 });
  expect(effects.problems.map(({ name }) => name)).toEqual(['seasonTrades', 'seasonTrades']);
  expect((await league.view(1, offered)).season).toBe('2026-27');
}, 60_000);

test('a claim that would be decided while rosters rest is refused when it is made', async () => {
  const league = await leagueOf({ playoffs_freeze: true });
  await league.query(`update league_season set ends_on = '2027-05-15' where league_id = $1`, [league.id]);
  const claimOf = async (clearsAt: string) => {
    const [free] = await league.free([forward(900_000)]);
    const id = free!.id;
    await query`insert into waiver (id, league_id, player_id, dropped_by, clears_at)
      values (gen_random_uuid()::text, ${league.id}, ${id}, ${league.teams[2]}, ${clearsAt})`;
    const preview = await league.call(1, 'POST', '/free-agents/preview', { player_id: id, claim: true });
    const made = await league.call(1, 'POST', '/free-agents/claims', { player_id: id });
    return { preview, made };
  };
  // The last second of May 15 in the league's time zone, and the first of May 16.
  expect((await claimOf('2027-05-16T06:59:59Z')).made.status).toBe(200);
  const late = await claimOf('2027-05-16T07:00:00Z');
  expectRefusal(late.made, 409, 'playoffsFreeze', {
    field: 'player_id',
    message: expect.stringContaining('May 15, 2027'),
    fix: 'Free agents open again when the next season starts, usually on Oct 7, 2027.',
  });
  expect(late.preview.body.refusal.name).toBe('playoffsFreeze');
}, 60_000);

test('a cap floor refuses what brings a team below it or further, and nothing that brings it nearer', async () => {
  const league = await leagueOf({ cap_floor: 5_000_000, max_roster_size: 25 });
  await league.weekPicks(3);
  const [, small] = await league.hold(1, [forward(4_500_000), forward(1_000_000)]);
  await league.hold(2, [forward(1_000_000), forward(2_000_000)]);
  const drop = (by: number, id: number) => league.move(by, 'drop', id);
  const refused = await drop(1, small!.id);
  expect(refused.body.refusal).toMatchObject({
    name: 'capFloor',
    message: 'Team 2 would use $4,500,000 of the cap; the floor is $5,000,000: $500,000 too little.',
    figure: 4_500_000,
    limit: 5_000_000,
  });
  // A team already below the floor may still grow toward it.
  const [cheap] = await league.hold(3, [forward(1_000_000), forward(6_000_000)]);
  expect((await league.trade({ team: 2, gives: [] }, { team: 3, gives: [player(cheap!.id)] })).state).toBe('in-review');
}, 60_000);

test('with play-offs trading ends before the last regular period begins', async () => {
  const league = await leagueOf({ format: 'h2h_points', playoff_teams: 2, playoff_deadline: 'last-period' });
  await query`insert into matchup_season (league_id, season, seed, playoff_teams)
    values (${league.id}, '2026-27', repeat('0', 32), 2)`;
  const first = '2027-05-24';
  await query`insert into matchup_period (league_id, season, number, starts_on, ends_on, round)
    select ${league.id}, '2026-27', number, ${first}::date + 7 * (number - 1), ${first}::date + 7 * number - 1,
      case when number = 3 then 1 end from generate_series(1, 3) as number`;
  const stars = await league.hold(1, [forward(1_000_000), forward(1_000_000), forward(1_000_000)]);
  const give = (index: number) => ({ team: 1, gives: [player(stars[index]!.id)] });
  await time.travel('2027-05-30T09:00:00Z', app);
  const concerns = (await league.get<ConcernsAnswer>(2, '/concerns')).concerns;
  const at = '2027-05-31T07:00:00.000Z';
  expect(concerns).toContainEqual(expect.objectContaining({ kind: 'trade-deadline', at }));
  const phase = await league.call<{ last_period_starts_on: string }>(2, 'GET', '/phase');
  expect(phase.body.last_period_starts_on).toBe('2027-05-31');
  const open = await league.propose(give(0), { team: 2 }, { days: 7 });
  await time.travel('2027-05-31T07:00:05Z', app);
  expect(await league.view(1, open)).toMatchObject({
    state: 'expired',
    reason: expect.stringMatching(/^The trade deadline was the end of May 30, 2027/),
  });
  const late = await league.call(1, 'POST', '/trades', league.sides(give(1), { team: 2 }));
  expect(late.body.refusal.name).toBe('tradeDeadline');
  // Leagues that began before the setting existed play on.
  await league.query(`update league set settings = settings - 'playoff_deadline' where id = $1`, [league.id]);
  await league.propose(give(2), { team: 2 }, { days: 7 });
}, 60_000);
