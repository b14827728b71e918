import { describe, expect, test } from '@jest/globals';
import { endedOnFirstDay } from './standing.model.js';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import {
  applyChange,
  counterOf,
  emptySide,
  givenAmount,
  offerFrom,
  setAmount,
  setCondition,
  setRetention,
  toggleAsset,
  toggleMove,
  withSide,
  type Offer,
} from './offer.model.js';

const empty: Offer = { sides: [emptySide('Tm1'), emptySide('Tm2')] };
const player = (player_id: number): TradeAsset => ({ kind: 'player', player_id, condition: null });

describe('an offer that is built', () => {
  test('loses with a player what belongs to them: retained salary, condition, and moves on either side', () => {
    let offer = toggleAsset(empty, 0, player(1));
    offer = setRetention(offer, 0, 1, { percent: 10 });
    offer = setRetention(offer, 0, 1, { percent: 25 });
    offer = setCondition(offer, 0, 'player:1', {
      type: 'free-text',
      text: 'The player signs',
      resolve_by: '2026-06-30',
    });
    offer = withSide(offer, 1, toggleMove(offer.sides[1], { type: 'toIr', player_id: 1 }));
    expect(offer.sides[0].assets).toEqual([
      {
        kind: 'player',
        player_id: 1,
        condition: { type: 'free-text', text: 'The player signs', resolve_by: '2026-06-30' },
      },
      { kind: 'retention', player_id: 1, percent: 25, condition: null },
    ]);
    expect(toggleAsset(offer, 0, player(1))).toEqual(empty);
  });

  test('gives one amount of budget, which keeps its condition and goes with 0', () => {
    const give = (from: Offer, kind: 'budget' | 'cap-space', amount: number) =>
      setAmount(from, 0, { kind, season: '2026-27', amount });
    const offer = give(give(empty, 'budget', 20), 'budget', 35);
    expect(offer.sides[0].assets).toEqual([{ kind: 'budget', season: '2026-27', amount: 35, condition: null }]);
    expect(givenAmount(offer.sides[0], 'budget')).toBe(35);
    expect(givenAmount(give(offer, 'cap-space', 7).sides[0], 'budget')).toBe(35);
    expect(give(offer, 'budget', 0)).toEqual(empty);
  });

  test('moves a player in one way at a time', () => {
    const dropped = toggleMove(emptySide('Tm1'), { type: 'drop', player_id: 1 });
    expect(toggleMove(dropped, { type: 'toBank', player_id: 1 }).moves).toEqual([{ type: 'toBank', player_id: 1 }]);
    expect(toggleMove(dropped, { type: 'drop', player_id: 1 }).moves).toEqual([]);
  });

  test('takes a suggestion in on the side that it is for, once', () => {
    const offer = toggleAsset(empty, 0, player(1));
    const drop = { type: 'move', team_id: 'Tm2', move: { type: 'drop', player_id: 7 } } as const;
    expect(applyChange(applyChange(offer, drop), drop).sides[1].moves).toEqual([{ type: 'drop', player_id: 7 }]);
    expect(applyChange(offer, { type: 'retain', team_id: 'Tm1', player_id: 1, percent: 12 }).sides[0].assets).toEqual([
      player(1),
      { kind: 'retention', player_id: 1, percent: 12, condition: null },
    ]);
  });

  test('begins, as an answer, as the other’s offer seen from this side', () => {
    const trade = {
      sides: [
        {
          team_id: 'Tm1',
          assets: [
            { ...player(1), name: 'Ada Prov' },
            { kind: 'retention', player_id: 1, percent: 20, condition: null, amount: 1 },
          ],
          moves: [],
        },
        {
          team_id: 'Tm2',
          assets: [
            {
              kind: 'draft-pick',
              pick_id: 'Pk1',
              condition: { type: 'pick-protected', top: 3, resolve_by: '2026-06-30' },
            },
          ],
          moves: [{ type: 'drop', player_id: 9, name: 'Ben Puck', label: 'drops Ben Puck' }],
        },
      ],
    } as unknown as TradeView;
    expect(counterOf(trade)).toEqual({
      sides: [
        {
          team_id: 'Tm2',
          assets: [
            {
              kind: 'draft-pick',
              pick_id: 'Pk1',
              condition: { type: 'pick-protected', top: 3, resolve_by: '2026-06-30' },
            },
          ],
          moves: [{ type: 'drop', player_id: 9 }],
        },
        {
          team_id: 'Tm1',
          assets: [player(1), { kind: 'retention', player_id: 1, percent: 20, condition: null }],
          moves: [],
        },
      ],
    });
  });

  test('begins with what a link names, and leaves out what is no player', () => {
    expect(offerFrom(new URLSearchParams('want=8478402,x&wantPick=Pk1&give=8471675'), 'Tm1', 'Tm2')).toEqual({
      sides: [
        { ...emptySide('Tm1'), assets: [player(8471675)] },
        { ...emptySide('Tm2'), assets: [player(8478402), { kind: 'draft-pick', pick_id: 'Pk1', condition: null }] },
      ],
    });
  });
});

test('a trade that ended on the day of its offer needs one date', () => {
  const trade = (ended_at: string | null) => ({ proposed_at: '2026-11-21T15:00:00.000Z', ended_at });
  expect(endedOnFirstDay(trade('2026-11-21T16:00:00.000Z'))).toBe(true);
  expect(endedOnFirstDay(trade('2026-11-23T16:00:00.000Z'))).toBe(false);
  expect(endedOnFirstDay(trade(null))).toBe(false);
});
