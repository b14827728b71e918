import { describe, expect, test } from '@jest/globals';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { emptySide, type Offer } from '../offer.model.js';
import { goesOnAt, labelsOf, stillPossible, unsentOf, type UnsentOffer } from './unsent.model.js';

const player = (player_id: number): TradeAsset => ({ kind: 'player', player_id, condition: null });
const pick = (pick_id: string): TradeAsset => ({ kind: 'draft-pick', pick_id, condition: null });
const offer: Offer = {
  sides: [
    {
      team_id: 'Tm1',
      assets: [player(1), { kind: 'retention', player_id: 1, percent: 20, condition: null }, pick('Pk1')],
      moves: [
        { type: 'drop', player_id: 2 },
        { type: 'toIr', player_id: 7 },
      ],
    },
    { team_id: 'Tm2', assets: [player(7)], moves: [{ type: 'drop', player_id: 9 }] },
  ],
};
const unsent: UnsentOffer = {
  from: 'with=Tm2',
  offer,
  message: 'Deal?',
  days: 5,
  override: false,
  labels: { 'player:1': 'Ada Prov', 'draft-pick:Pk1': 'a first', 'player:7': 'Ben Puck' },
};
const assets = (players: number[], picks: string[] = []) =>
  ({
    players: players.map((player_id) => ({ kind: 'player', player_id, label: `Player ${player_id}` })),
    draft_picks: picks.map((pick_id) => ({ kind: 'draft-pick', pick_id, label: `Pick ${pick_id}` })),
    fa_picks: [],
  }) as unknown as TradableAssetsAnswer;

describe('an offer that was not sent', () => {
  test('comes back as it was kept', () => {
    expect(unsentOf(JSON.parse(JSON.stringify(unsent)))).toEqual(unsent);
    expect(stillPossible(unsent, [assets([1, 2], ['Pk1']), assets([7, 9])])).toEqual({ offer, gone: [] });
  });

  test('keeps budget of the season that the team trades', () => {
    const budget: TradeAsset = { kind: 'budget', season: '2026-27', amount: 20, condition: null };
    const kept = {
      offer: { sides: [{ ...emptySide('Tm1'), assets: [budget] }, emptySide('Tm2')] as const },
      labels: {},
    };
    const now = (season: string) => ({ ...assets([]), budget: { season, left: 5 } });
    expect(stillPossible(kept, [now('2026-27'), assets([])])).toEqual({ offer: kept.offer, gone: [] });
    expect(stillPossible(kept, [now('2027-28'), assets([])]).gone).toEqual(['$20 of the bid budget of 2026-27']);
  });

  test.each([
    null,
    'x',
    [],
    {},
    { offer: {} },
    { offer: { sides: [] } },
    { offer: { sides: [emptySide('Tm1')] } },
    { offer: { sides: [emptySide('a'), emptySide('b'), emptySide('c')] } },
    {
      offer: {
        sides: [emptySide('a'), { ...emptySide('b'), assets: [{ kind: 'player', player_id: '1', condition: null }] }],
      },
    },
  ])('is nothing where it cannot be read: %j', (value) => {
    expect(unsentOf(value)).toBeNull();
  });

  test('is read although its figures are beyond what may be', () => {
    expect(
      unsentOf({
        offer: { sides: [emptySide('a'), emptySide('')] },
        days: 400,
        message: 7,
        override: 'yes',
        labels: [],
      }),
    ).toEqual({
      from: '',
      offer: { sides: [emptySide('a'), emptySide('')] },
      message: '',
      days: 3,
      override: false,
      labels: {},
    });
  });

  test('loses what its teams no longer have, with what hung on it, and says what that was', () => {
    const left = stillPossible(unsent, [assets([2]), assets([7])]);
    expect(left.gone).toEqual(['Ada Prov', 'a first']);
    expect(left.offer).toEqual({
      sides: [
        { team_id: 'Tm1', assets: [], moves: offer.sides[0].moves },
        { team_id: 'Tm2', assets: [player(7)], moves: [] },
      ],
    });
    expect(stillPossible({ offer, labels: {} }, [assets([1, 2]), assets([])]).gone).toEqual(['a pick', 'a player']);
  });

  test('waits for its other team to be chosen', () => {
    const half: Offer = { sides: [{ ...emptySide('Tm1'), assets: [player(1)] }, emptySide('')] };
    expect(stillPossible({ offer: half, labels: {} }, [assets([1]), undefined])).toEqual({ offer: half, gone: [] });
  });

  test('goes on where it was begun, and where the builder begins with nothing; an answer only as an answer', () => {
    expect([goesOnAt(unsent, 'with=Tm2'), goesOnAt(unsent, ''), goesOnAt(unsent, 'with=Tm3')]).toEqual([
      true,
      true,
      false,
    ]);
    const answer = { ...unsent, from: 'counter=Tr1' };
    expect([
      goesOnAt(answer, 'counter=Tr1'),
      goesOnAt(answer, ''),
      goesOnAt({ ...unsent, from: 'with=Tm2&behalf=1' }, ''),
    ]).toEqual([true, false, false]);
  });

  test('knows what its assets are called', () => {
    expect(labelsOf(offer, [assets([1], ['Pk1']), undefined])).toEqual({
      'player:1': 'Player 1',
      'draft-pick:Pk1': 'Pick Pk1',
    });
  });
});
