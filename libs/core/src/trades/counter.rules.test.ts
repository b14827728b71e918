import { describe, expect, test } from '@jest/globals';
import { counterProblem } from './counter.rules.js';
import type { Condition, TradeAsset, TradeSide, TradeTerms } from './trade.model.js';

const finish: Condition = {
  type: 'team-finish',
  team_id: 'Tm1',
  season: '2025-26',
  top: 2,
  resolve_by: '2026-06-30',
};
const player = (player_id: number, condition: Condition | null = null): TradeAsset => ({
  kind: 'player',
  player_id,
  condition,
});
const retained = (percent: number): TradeAsset => ({ kind: 'retention', player_id: 1, percent, condition: null });
const side = (team_id: string, assets: TradeAsset[], moves: TradeSide['moves'] = []): TradeSide => ({
  team_id,
  assets,
  moves,
});
const terms = (...sides: [TradeSide, TradeSide]): TradeTerms => ({ sides });

const offer = terms(
  side('Tm1', [player(1), retained(20), player(2, finish)], [{ type: 'drop', player_id: 9 }]),
  side('Tm2', [player(3)]),
);

describe('an answer to an offer', () => {
  test('is refused when it is the offer itself, in whatever order it is named', () => {
    const { type, ...rest } = finish;
    const mirrored = terms(
      side('Tm2', [player(3)]),
      side('Tm1', [player(2, { ...rest, type }), player(1), retained(20)], [{ player_id: 9, type: 'drop' }]),
    );
    expect(counterProblem(offer, mirrored)).toMatchObject({
      name: 'counterUnchanged',
      message: 'This counter-offer is the same as the offer.',
    });
  });

  test.each<[string, TradeSide, TradeSide]>([
    ['an asset more', offer.sides[0], side('Tm2', [player(3), player(4)])],
    ['an asset less', offer.sides[0], side('Tm2', [])],
    [
      'another share of salary',
      { ...offer.sides[0], assets: [player(1), retained(25), player(2, finish)] },
      offer.sides[1],
    ],
    [
      'another condition',
      { ...offer.sides[0], assets: [player(1), retained(20), player(2, { ...finish, top: 3 })] },
      offer.sides[1],
    ],
    ['no condition', { ...offer.sides[0], assets: [player(1), retained(20), player(2)] }, offer.sides[1]],
    ['another roster move', { ...offer.sides[0], moves: [{ type: 'toIr', player_id: 9 }] }, offer.sides[1]],
    ['what each gives exchanged', { ...offer.sides[0], team_id: 'Tm2' }, { ...offer.sides[1], team_id: 'Tm1' }],
  ])('is one with %s', (_, one, other) => {
    expect(counterProblem(offer, terms(other, one))).toBeNull();
  });
});
