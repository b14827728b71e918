import { beforeEach, describe, expect, test } from '@jest/globals';
import type { MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import type { Condition } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer, TradeReversalView } from '@crease/core/trades/trade.schema.js';
import { figuresIn } from '../../testing/answers/figures.js';
import { eventually } from '../../testing/patience.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { day, forward, player, tradeLeague, type TradeLeague } from '../testing/trade-fixture.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, tasks, query } = await fileApp();

let league: TradeLeague;
let season = '';
beforeEach(async () => {
  league = await tradeLeague(app, { review: 24, form: { free_agents: 'bids', salary_cap: 50_000_000 } });
  const [row] = await query<{ season: string }>`select current_season as season from league where id = ${league.id}`;
  season = row?.season ?? '';
});

const budget = (amount: number, condition: Condition | null = null) => ({
  kind: 'budget' as const,
  season,
  amount,
  condition,
});
const path = () => `/api/${league.id}`;
const market = async (by: number) =>
  (await league.manager(by).api<MarketAnswer>('GET', `${path()}/free-agents/bids`)).body;
const budgets = async () => (await market(3)).budgets.map(({ left, reserved }) => [left, reserved]);
const someone = async () => (await league.free([forward(1_000_000)]))[0]?.id ?? 0;
const bid = (by: number, player_id: number, amount: number) =>
  league.manager(by).api<Refused>('POST', `${path()}/free-agents/bids`, { player_id, amount });
/** Decides all open bids now. */
const run = async () => {
  await query`update bid set run_at = now() - interval '1 second' where league_id = ${league.id}
    and decided_at is null`;
  await tasks.runToEnd('bids');
};
const give = (amount: number, condition: Condition | null = null) =>
  league.trade({ team: 1, gives: [budget(amount, condition)] }, { team: 2 });
const log = async () =>
  (
    await league.manager(3).api<{ activities: { message: string }[] }>('GET', `${path()}/activity-log`)
  ).body.activities.map(({ message }) => message);
const endReview = async (id: string) => {
  await query`update trade set review_until = clock_timestamp(), due_at = clock_timestamp() where id = ${id}`;
  await eventually(async () => expect((await league.view(3, id)).state).toBe('executed'));
};

describe('budget in a trade', () => {
  test('is set aside until the trade is decided, and then belongs to the other team', async () => {
    const { id, state } = await give(30);
    expect(state).toBe('in-review');
    expect(await budgets()).toEqual([
      [100, 0],
      [70, 30],
      [100, 0],
      [100, 0],
    ]);
    const one = await someone();
    expectRefusal(await bid(1, one, 71), 409, 'overBudget', { figure: 71, limit: 70 });
    // A second trade cannot give it again.
    const second = await league.propose({ team: 1, gives: [budget(80)] }, { team: 3 });
    expectRefusal(await league.accept(3, second), 409, 'budgetTooSmall', { figure: 80, limit: 70 });
    expect(
      (await league.manager(1).api<TradableAssetsAnswer>('GET', `${path()}/trades/assets/${league.teams[1]}`)).body
        .budget,
    ).toEqual({ season, left: 70 });
    await endReview(id);
    expect(await budgets()).toEqual([
      [100, 0],
      [70, 0],
      [130, 0],
      [100, 0],
    ]);
    expect(
      (await market(3)).moves.map(({ team_id, with_team_id, amount, kind, trade_id }) => [
        league.teams.indexOf(team_id),
        league.teams.indexOf(with_team_id ?? ''),
        amount,
        kind,
        trade_id,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [1, 2, -30, 'traded', id],
        [2, 1, 30, 'traded', id],
      ]),
    );
    expect((await log())[0]).toContain(`Team 3 gets $30 of the bid budget of ${season}`);
    await bid(2, one, 130);
    await run();
    expect(await league.places(2)).toEqual({ [one]: 'active' });
    // It is spent, so it cannot go back.
    expect((await league.manager(0).api<TradeReversalView>('GET', `${path()}/trades/${id}/reversal`)).body).toEqual({
      possible: false,
      reasons: ['Team 3 has $0 left of the $30 that it got for bids.'],
      overridable: [],
    });
  });

  test('comes back with a veto and with a reversal @long', async () => {
    const vetoed = await give(30);
    expect(
      await league.manager(0).api('POST', `${path()}/trades/${vetoed.id}/veto`, { reason: 'Not in this league' }),
    ).toMatchObject({ status: 200 });
    expect((await budgets())[1]).toEqual([100, 0]);
    const { id } = await give(40);
    await endReview(id);
    expect((await budgets())[2]).toEqual([140, 0]);
    expect(
      await league.manager(0).api('POST', `${path()}/trades/${id}/reverse`, { reason: 'Entered by mistake' }),
    ).toMatchObject({ status: 200, body: { state: 'reversed' } });
    expect(await budgets()).toEqual([
      [100, 0],
      [100, 0],
      [100, 0],
      [100, 0],
    ]);
  });

  test('stays set aside as long as its condition is open', async () => {
    await league.review(0);
    await give(25, { type: 'free-text', text: 'If it rains', resolve_by: day(30) });
    expect((await budgets())[1]).toEqual([75, 25]);
    const [row] = await query<{ id: string }>`select id from trade_condition where league_id = ${league.id}`;
    expect(
      await league.manager(0).api('POST', `${path()}/trades/conditions/${row?.id}/confirm`, { outcome: 'met' }),
    ).toMatchObject({ status: 200 });
    expect(await budgets()).toEqual([
      [100, 0],
      [75, 0],
      [125, 0],
      [100, 0],
    ]);
  });

  test('does not tell of open bids: they count as left, and fail in their run', async () => {
    const one = await someone();
    expect((await bid(1, one, 95)).status).toBe(200);
    const [star] = await league.hold(2, [forward(1_000_000)]);
    const offer = await league.propose({ team: 1, gives: [budget(60)] }, { team: 2, gives: [player(star!.id)] });
    // Nobody else learns of the bid of $95.
    for (const by of [0, 2]) expect(figuresIn(await market(by))).not.toContain(95);
    const seen = await league.view(2, offer);
    expect(seen.effects).toMatchObject({ problems: [], legal: true });
    expect((await league.accept(2, offer)).status).toBe(200);
    await run();
    expect((await market(1)).bids).toMatchObject([{ outcome: 'failed', reason: 'The team had $40 left.' }]);
  });

  test('is refused where the league does not trade it', async () => {
    await league.query(`update league set settings = settings || '{"bid_trades": false}' where id = $1`, [league.id]);
    expectRefusal(
      await league
        .manager(1)
        .api<Refused>('POST', `${path()}/trades`, league.sides({ team: 1, gives: [budget(5)] }, { team: 2 })),
      409,
      'budgetNotTradable',
    );
    expect(
      (await league.manager(1).api<TradableAssetsAnswer>('GET', `${path()}/trades/assets/${league.teams[1]}`)).body
        .budget,
    ).toBeNull();
  });

  describe('keeps the budgets of the league', () => {
    const change = (settings: object) =>
      league.manager(0).api<Refused>('PATCH', `${path()}/settings`, {
        ...settings,
        force: { reason: 'For this test', illegal_team_ids: [] },
      });

    test('while a trade in review promises some of one, until it is executed', async () => {
      const { id } = await give(30);
      expectRefusal(await change({ free_agents: 'picks' }), 409, 'budgetPromised', { field: 'free_agents' });
      expect((await change({ free_agents: 'picks' })).body.refusal).toMatchObject({
        message: 'A trade promises $30 of the bid budget of Team 2 to Team 3. It has not been executed.',
        fix: 'Change this setting when the trade is executed. A commissioner can also veto the trade.',
      });
      // Without force it waits for the next season, which has no promise.
      expect(
        (await league.manager(0).api('POST', `${path()}/settings/preview`, { free_agents: 'picks' })).body,
      ).toMatchObject({ refusal: null, changes: [{ effect: 'next-season' }] });
      // Auctions are paid from the same budgets.
      expect((await change({ free_agents: 'auctions', lot_hours: 24, lot_nominations: 1 })).status).toBe(200);
      await endReview(id);
      expect((await change({ free_agents: 'picks' })).status).toBe(200);
      expect((await league.manager(0).api<TradeReversalView>('GET', `${path()}/trades/${id}/reversal`)).body).toEqual({
        possible: false,
        reasons: ['Bids in this league are no longer paid from a budget.'],
        overridable: [],
      });
    });

    test('while a condition is open, not for a mere offer', async () => {
      await league.review(0);
      await league.propose({ team: 1, gives: [budget(10)] }, { team: 3 });
      await give(25, { type: 'free-text', text: 'If it rains', resolve_by: day(30) });
      expect((await change({ free_agents: 'picks' })).body.refusal).toMatchObject({
        name: 'budgetPromised',
        message: 'A trade promises $25 of the bid budget of Team 2 to Team 3 under a condition.',
      });
      const [row] = await query<{ id: string }>`select id from trade_condition where league_id = ${league.id}`;
      await league.manager(0).api('POST', `${path()}/trades/conditions/${row?.id}/confirm`, { outcome: 'not-met' });
      expect((await change({ free_agents: 'picks' })).status).toBe(200);
    });
  });
});
