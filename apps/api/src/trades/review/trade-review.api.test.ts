import { describe, expect, test } from '@jest/globals';
import type { TradeListAnswer, TradeView } from '@crease/core/trades/trade.schema.js';
import { anotherProcess } from '../../testing/another-process.js';
import { eventually } from '../../testing/patience.js';
import { Caller } from '../../testing/room-client.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import {
  faPick,
  forward,
  givePicks,
  pick,
  player,
  retain,
  tradeLeague,
  type TradeLeague,
} from '../testing/trade-fixture.js';
import { TradeAlarms } from '../clock/trade.alarms.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

const log = (league: TradeLeague, by = 3) =>
  league
    .call<{ activities: { message: string }[] }>(by, 'GET', '/activity-log')
    .then(({ body }) => body.activities.map(({ message }) => message));
const endReview = (league: TradeLeague, id: string, inMs = 0) =>
  query`update trade set review_until = clock_timestamp() + ${inMs} * interval '1 millisecond',
    due_at = clock_timestamp() + ${inMs} * interval '1 millisecond' where id = ${id}`;

describe('an accepted trade', () => {
  test('is under review for everybody to see; silence executes it', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const { id, state } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    expect(state).toBe('in-review');
    const seen = await league.view(3, id);
    expect(Date.parse(seen.review_until!) - Date.parse(seen.accepted_at!)).toBe(86_400_000);
    expect(seen).toMatchObject({ allowed: [], veto: { by: 'commissioner' }, message: null });
    expect((await log(league))[0]).toMatch(
      /^Team 2 and Team 3 agreed on a trade: Team 3 gets Player \d+ \(F, \$5M\); Team 2 gets future considerations\. It is under review until /,
    );
    expect((await league.get<TradeListAnswer>(3, '/trades?box=review')).trades).toMatchObject([{ trade_id: id }]);
    expect((await league.owners()).players[star!.id]).toBe(1);
    await endReview(league, id);
    await eventually(async () => expect((await league.view(3, id)).state).toBe('executed'));
    expect((await league.owners()).players[star!.id]).toBe(2);
    expect((await log(league))[0]).toMatch(/^Trade: Team 3 gets Player/);
  });

  test('holds its players: nobody drops or trades them meanwhile', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const rival = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 3 });
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    expectRefusal(await league.move(1, 'drop', star!.id), 409, 'frozen', {
      message: `${star!.name} is part of an accepted trade under review and cannot be dropped.`,
    });
    expect((await league.view(3, rival)).effects?.problems).toMatchObject([{ name: 'frozen', severity: 'blocking' }]);
    expectRefusal(await league.accept(3, rival), 409, 'frozen');
    expect((await league.call(0, 'POST', `/trades/${id}/veto`, { reason: 'Not in this league' })).status).toBe(200);
    expect(await league.accept(3, rival)).toMatchObject({ status: 200, body: { state: 'in-review' } });
  });

  test('holds its free-agent picks: nobody spends or forfeits them meanwhile', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const open = () =>
      query<{ id: string }>`select id from fa_pick where owner_team_id = ${league.teams[1]} and player_id is null
        and starts_at <= clock_timestamp() and expires_at > clock_timestamp()`;
    await league.weekPicks();
    const promised = await open();
    expect(promised.length).toBeGreaterThan(0);
    await league.trade({ team: 1, gives: promised.map(({ id }) => faPick(id)) }, { team: 2 });
    const [free] = await league.free([forward(1_000_000)]);
    expectRefusal(await league.call(1, 'POST', '/free-agents/add', { player_id: free!.id }), 409, 'noFaPick');
    expectRefusal(
      await league.call(0, 'POST', `/free-agents/picks/${promised[0]!.id}/penalty`, {
        reason: 'Late fees',
      }),
      409,
      'frozen',
    );
    expect(await open()).toHaveLength(promised.length);
  });

  test('is vetoed by the commissioner with a reason that everybody reads, unless it is their own', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const [own] = await league.hold(0, [forward(5_000_000)]);
    const at = (id: string) => `/api/${league.id}/trades/${id}`;
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    expect((await league.manager(3).api<Refused>('POST', `${at(id)}/veto`, { reason: 'Unfair' })).status).toBe(403);
    expect((await league.manager(0).api<Refused>('POST', `${at(id)}/veto`, { reason: '' })).status).toBe(422);
    expect(await league.manager(0).api('POST', `${at(id)}/veto`, { reason: 'Too one-sided' })).toMatchObject({
      status: 200,
      body: { state: 'vetoed' },
    });
    expect(await league.view(3, id)).toMatchObject({
      state: 'vetoed',
      reason: 'Vetoed by the commissioner: Too one-sided',
    });
    expect((await log(league))[0]).toBe(
      'The trade of Team 2 and Team 3 was vetoed. Vetoed by the commissioner: Too one-sided',
    );
    // The sentence is built from its key. A trade of an earlier release has the sentence itself.
    const stored = 'select reason, ending from trade where id = $1';
    const ending = { key: 'vetoed', figures: { why: 'Too one-sided' } };
    expect(await league.query(stored, [id])).toEqual([{ reason: null, ending }]);
    await league.query(`update trade set ending = null, reason = 'As it was said.' where id = $1`, [id]);
    expect((await league.view(3, id)).reason).toBe('As it was said.');
    expect((await league.owners()).players[star!.id]).toBe(1);
    expect(
      await league.query(`select kind from mail where league_id = $1 and kind = 'trade-vetoed'`, [league.id]),
    ).toHaveLength(2);
    const theirs = await league.trade({ team: 0, gives: [player(own!.id)] }, { team: 1 });
    expect((await league.view(0, theirs.id)).allowed).toEqual([]);
    expectRefusal(
      await league.manager(0).api<Refused>('POST', `${at(theirs.id)}/veto`, { reason: 'I regret it' }),
      403,
      'ownTrade',
    );
  });

  test('of a commissioner is stopped by a third of the uninvolved managers', async () => {
    const league = await tradeLeague(app, { review: 24, form: { num_teams: 8 } });
    const [own] = await league.hold(0, [forward(5_000_000)]);
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const other = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    const vote = (by: number, id: string, veto = true) => league.call(by, 'PUT', `/trades/${id}/veto-vote`, { veto });
    expectRefusal(await vote(3, other.id), 403, 'commissionerDecides');
    const { id } = await league.trade({ team: 0, gives: [player(own!.id)] }, { team: 1 });
    expect((await league.view(2, id)).veto).toEqual({ by: 'managers', votes: 0, needed: 2, mine: false });
    expect((await vote(1, id)).status).toBe(403);
    expect(await vote(2, id)).toMatchObject({ status: 200, body: { state: 'in-review' } });
    expect((await vote(2, id)).status).toBe(200);
    expect((await league.view(2, id)).veto).toEqual({ by: 'managers', votes: 1, needed: 2, mine: true });
    expect((await vote(2, id, false)).status).toBe(200);
    expect((await vote(3, id)).status).toBe(200);
    expect(await vote(2, id)).toMatchObject({ status: 200, body: { state: 'vetoed' } });
    expect((await league.view(5, id)).reason).toBe('Vetoed by 2 of 6 uninvolved managers (2 were needed).');
    expect((await vote(4, id)).status).toBe(409);
  });

  test('keeps its review when the league changes its settings', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    const before = (await league.view(3, id)).review_until;
    expect((await league.call(1, 'PATCH', '/settings', { trade_review_hours: 0 })).status).toBe(403);
    expect((await league.call(0, 'PATCH', '/settings', { trade_review_hours: 169 })).status).toBe(422);
    expect(await league.call(0, 'PATCH', '/settings', { trade_review_hours: 0 })).toMatchObject({
      status: 200,
    });
    expect((await league.view(3, id)).review_until).toBe(before);
    expect((await league.get<TradeListAnswer>(3, '/trades')).review_hours).toBe(0);
  });

  test('fails with its reason when it can no longer be carried out, and both teams are told', async () => {
    const league = await tradeLeague(app, { review: 24, form: { salary_cap: 10_000_000 } });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id)] }, { team: 2 });
    await league.hold(2, [forward(6_000_000)]);
    await endReview(league, id);
    await eventually(async () => expect((await league.view(3, id)).state).toBe('failed'));
    expect((await league.view(3, id)).reason).toBe(
      'Not carried out: Team 3 would use $11,000,000 of a $10,000,000 cap: $1,000,000 too much.',
    );
    expect((await league.owners()).players[star!.id]).toBe(1);
    expect(await league.query('select 1 from frozen_asset where league_id = $1', [league.id])).toEqual([]);
    expect(
      await league.query(`select 1 from mail where league_id = $1 and subject like '%failed'`, [league.id]),
    ).toHaveLength(2);
  });

  test('that lost a player some other way fails, and nothing of it happens', async () => {
    const league = await tradeLeague(app, { review: 24 });
    await givePicks(league, { rounds: 1, seasons: ['2025-26'] });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const first = (await league.picks(2))['2025-26 general 1'] ?? '';
    const { id } = await league.trade(
      { team: 1, gives: [player(star!.id), retain(star!.id, 10)] },
      { team: 2, gives: [pick(first)] },
    );
    await league.query('delete from roster_entry where player_id = $1', [star!.id]);
    await endReview(league, id);
    await eventually(async () =>
      expect((await league.view(3, id)).reason).toBe(`Not carried out: ${star!.name} is not on Team 2.`),
    );
    expect((await league.owners()).picks[first]).toBe(2);
    expect(await league.query('select 1 from retention where league_id = $1', [league.id])).toEqual([]);
  });
});

describe('what two teams agreed on elsewhere', () => {
  test('is entered by the commissioner with a reason, and executed at once', async () => {
    const league = await tradeLeague(app, { review: 24 });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const body = {
      ...league.sides({ team: 1, gives: [player(star!.id)] }, { team: 2 }),
      reason: 'Agreed by telephone',
    };
    expect((await league.call(1, 'POST', '/trades/on-behalf', body)).status).toBe(403);
    const entered = await league.call<{ trade_id: string }>(0, 'POST', '/trades/on-behalf', body);
    expect(entered).toMatchObject({ status: 201, body: { state: 'executed' } });
    expect((await league.owners()).players[star!.id]).toBe(2);
    expect(await league.view(3, entered.body.trade_id)).toMatchObject({
      on_behalf: { by: 'Team 1 Manager', reason: 'Agreed by telephone', override: false },
    });
    expect((await log(league))[0]).toMatch(/Entered by the commissioner: Agreed by telephone$/);
  });

  test('obeys the rules unless they override them, which is marked in the log', async () => {
    const league = await tradeLeague(app, { form: { salary_cap: 10_000_000 } });
    const [star] = await league.hold(1, [forward(6_000_000)]);
    await league.hold(2, [forward(6_000_000)]);
    const body = (override: boolean, id = star!.id) => ({
      ...league.sides({ team: 1, gives: [player(id)] }, { team: 2 }),
      reason: 'The cap comes later',
      override,
    });
    const enter = (sent: object) => league.call(0, 'POST', '/trades/on-behalf', sent);
    expectRefusal(await enter(body(false)), 409, 'cap');
    expectRefusal(await enter(body(true, 8_999_999)), 409, 'notOnTeam');
    expect(await enter(body(true))).toMatchObject({ status: 201, body: { state: 'executed' } });
    expect((await log(league))[0]).toMatch(/Entered by the commissioner, who overrode the rules: The cap comes later$/);
  });

  test('is reviewed by the others when it is their own', async () => {
    const league = await tradeLeague(app, { review: 0 });
    const [star] = await league.hold(1, [forward(5_000_000)]);
    const entered = await league.call<{ trade_id: string }>(0, 'POST', '/trades/on-behalf', {
      ...league.sides({ team: 1, gives: [player(star!.id)] }, { team: 0 }),
      reason: 'Agreed by telephone',
    });
    expect(entered).toMatchObject({ status: 201, body: { state: 'in-review' } });
    expect((await league.view(3, entered.body.trade_id)).allowed).toEqual(['vote']);
    expect((await log(league))[0]).toMatch(
      /A commissioner has a part in it: such a trade is reviewed for a day at least, .+ Entered by the commissioner: Agreed by telephone$/,
    );
  });
});

describe('a process that dies between acceptance and execution', () => {
  test('leaves a trade that is executed once after the restart @long', async () => {
    const league = await tradeLeague(app, { review: 1 });
    const [star] = await league.hold(1, [forward(4_000_000)]);
    const id = await league.propose({ team: 1, gives: [player(star!.id), retain(star!.id, 25)] }, { team: 2 });
    const doomed = await anotherProcess(app.config);
    const died = new Promise((resolve) => doomed.child.once('exit', resolve));
    try {
      const { token, userId } = league.manager(2);
      const caller = new Caller([doomed.url], token, userId);
      const { version, hash } = await caller.must<TradeView>('GET', `/api/${league.id}/trade/${id}`);
      expect(await caller.must('POST', `/api/${league.id}/trades/${id}/accept`, { version, hash })).toMatchObject({
        state: 'in-review',
      });
    } finally {
      doomed.child.kill('SIGKILL');
      await died;
    }
    expect((await league.view(3, id)).state).toBe('in-review');
    await endReview(league, id, 200);
    // Both processes find the trade due.
    const another = await app.another();
    try {
      await eventually(async () => expect((await league.view(3, id)).state).toBe('executed'));
    } finally {
      await another.close();
    }
    expect((await league.owners()).players[star!.id]).toBe(2);
    expect(await league.query('select amount from retention where league_id = $1', [league.id])).toEqual([
      { amount: 1_000_000 },
    ]);
    expect(
      await query`select seq from event where league_id = ${league.id}
        and data -> 'says' ->> 'key' = 'trade.executed'`,
    ).toHaveLength(1);
  }, 60_000);
});

test('an accepted trade holds whom its moves put on waivers, and ends other offers for the player', async () => {
  const league = await tradeLeague(app, { review: 24 });
  await query`update league set settings = settings || '{"farm_send_down": "waivers", "rookie_bank_size": 3}'
    where id = ${league.id}`;
  const [wanted, young] = await league.hold(1, [forward(2_000_000), { ...forward(1_000_000), rookie: true }]);
  await query`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = ${young!.id}`;
  const [given] = await league.hold(2, [forward(2_000_000)]);
  const other = await league.propose({ team: 3 }, { team: 1, gives: [player(young!.id)] });
  const id = await league.propose(
    { team: 1, gives: [player(wanted!.id)], moves: [{ type: 'toBank', player_id: young!.id }] },
    { team: 2, gives: [player(given!.id)] },
  );
  expect(await league.accept(2, id)).toMatchObject({ status: 200, body: { state: 'in-review' } });
  for (const type of ['drop', 'toBank']) expectRefusal(await league.move(1, type, young!.id), 409, 'frozen');
  expect((await league.view(3, other)).state).toBe('proposed');

  await endReview(league, id);
  await app.app.get(TradeAlarms).sweep();
  expect((await league.view(2, id)).state).toBe('executed');
  expect(await league.places(1)).toEqual({ [String(given!.id)]: 'active' });
  expect(await league.query('select player_id, to_bank from waiver where league_id = $1', [league.id])).toEqual([
    { player_id: young!.id, to_bank: true },
  ]);
  expect((await league.view(3, other)).state).toBe('failed');
});
