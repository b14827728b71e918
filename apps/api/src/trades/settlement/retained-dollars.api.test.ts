import { describe, expect, test } from '@jest/globals';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { TradableAssetsAnswer, TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { player, tradeLeague } from '../testing/trade-fixture.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

const dollars = (playerId: number, amount: number, more: object = {}) => ({
  kind: 'retention' as const,
  player_id: playerId,
  percent: null,
  dollars: amount,
  condition: null,
  ...more,
});

async function oneStar(capHit = 8_000_001) {
  const league = await tradeLeague(app, { review: 0, office: 3, form: { max_retention_perc: 25 } });
  const [star] = await league.hold(0, [{ position: 'F', capHit }]);
  const id = star?.id ?? 0;
  const body = (...retained: object[]) => ({
    sides: [
      { team_id: league.teams[0], assets: [player(id), ...retained], moves: [] },
      { team_id: league.teams[1], assets: [], moves: [] },
    ],
    reason: 'As it was on the old site',
  });
  const enter = (by: number, ...retained: object[]) =>
    league.call<TradeAnswer & Refused>(by, 'POST', '/trades/on-behalf', body(...retained));
  const team = (of: number) => league.get<TeamPageAnswer>(2, `/teams/${league.teams[of]}`);
  return { league, id, body, enter, team };
}

describe('salary retained in dollars', () => {
  test('is exact to the dollar on both teams’ pages, and follows a corrected cap hit', async () => {
    const { league, id, enter, team } = await oneStar();
    const possible = await league.call<TradableAssetsAnswer>(3, 'GET', `/trades/assets/${league.teams[0]}`);
    expect(possible.body.players[0]).toMatchObject({ retainable: 25, retainable_dollars: 2_000_000 });
    const entered = await enter(3, dollars(id, 1_234_567));
    expect(entered).toMatchObject({ status: 201, body: { state: 'executed' } });
    expect(
      await league.query('select percent, dollars, of_hit, amount from retention where league_id = $1', [league.id]),
    ).toEqual([{ percent: null, dollars: 1_234_567, of_hit: 8_000_001, amount: 1_234_567 }]);
    expect((await team(0)).retained).toMatchObject([{ percent: null, dollars: 1_234_567, amount: 1_234_567 }]);
    expect((await team(1)).roster).toMatchObject([{ player_id: id, cap_hit: 8_000_001, charge: 6_765_434 }]);
    const shown = await league.view(2, entered.body.trade_id);
    expect(shown.sides[0].assets[1]).toMatchObject({
      percent: null,
      dollars: 1_234_567,
      label: expect.stringMatching(/^\$1,234,567 of .+ \(through 2025-26\)$/),
    });
    await league.query('update contract set cap_hit = 4000000 where player_id = $1', [id]);
    const [kept] = (await team(0)).retained;
    const [charged] = (await team(1)).roster;
    expect(kept?.amount).toBe(Math.floor((4_000_000 * 1_234_567) / 8_000_001));
    expect((kept?.amount ?? 0) + (charged?.charge ?? 0)).toBe(4_000_000);
  });

  test('is the commissioner’s to enter, up to the league’s share', async () => {
    const { league, id, body, enter } = await oneStar();
    expect((await enter(1, dollars(id, 1)))?.status).toBe(403);
    expectRefusal(await enter(3, dollars(id, 2_000_001)), 409, 'retentionDollars', {
      figure: 2_000_001,
      limit: 2_000_000,
    });
    for (const wrong of [{ dollars: 0 }, { dollars: 1.5 }, { percent: 10, dollars: 5 }, { dollars: null }])
      expect((await enter(3, dollars(id, 1, wrong))).status).toBe(422);
    const offer = await league.call(0, 'POST', '/trades', {
      ...body(dollars(id, 1_000_000)),
      message: null,
      days: 1,
    });
    expect(offer.status).toBe(422);
    expect(JSON.stringify(offer.body)).toContain('Dollars are entered by a commissioner. Retain a whole percentage.');
    expect(await enter(3, dollars(id, 2_000_000))).toMatchObject({ status: 201, body: { state: 'executed' } });
  });

  test('is kept with a player who goes under a condition, and begins when it is met', async () => {
    const { league, id } = await oneStar();
    const condition = {
      type: 'free-text' as const,
      text: 'They agree to it',
      resolve_by: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    };
    const entered = await league.call<TradeAnswer>(3, 'POST', '/trades/on-behalf', {
      sides: [
        { team_id: league.teams[0], assets: [player(id, condition), dollars(id, 1_999_999)], moves: [] },
        { team_id: league.teams[1], assets: [], moves: [] },
      ],
      reason: 'Agreed by telephone',
    });
    expect(entered).toMatchObject({ status: 201, body: { state: 'executed' } });
    const [held] = await query<{ id: string; retained_dollars: number }>`select id, retained_dollars
      from trade_condition where league_id = ${league.id}`;
    expect(held?.retained_dollars).toBe(1_999_999);
    const settled = await league.call(3, 'POST', `/trades/conditions/${held?.id}/confirm`, { outcome: 'met' });
    expect([settled.status, settled.body]).toEqual([200, expect.anything()]);
    expect(
      await league.query('select percent, dollars, amount from retention where league_id = $1', [league.id]),
    ).toEqual([{ percent: null, dollars: 1_999_999, amount: 1_999_999 }]);
  });
});
