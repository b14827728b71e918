import { describe, expect, test } from '@jest/globals';
import type { PlayerGlance, TradeAssetView } from '@crease/core/trades/trade.schema.js';
import { heavier, scaleRows } from './scale.model.js';

const player = (player_id: number) => ({ kind: 'player', player_id }) as TradeAssetView;
const PICK = { kind: 'draft-pick', pick_id: 'p' } as TradeAssetView;
const known: readonly PlayerGlance[] = [
  { player_id: 1, points: 40, games: 20, age: 22, contract_expiry: 2027, years_left: 2, hits: hits(8, 8) },
  { player_id: 2, points: 10, games: 20, age: 31, contract_expiry: 2026, years_left: 1, hits: hits(2, null) },
  { player_id: 3, points: 20, games: 20, age: 30, contract_expiry: 2026, years_left: 1, hits: hits(4, null) },
];
function hits(first: number, second: number | null): PlayerGlance['hits'] {
  return [
    { season: '2025-26', hit: first, kind: 'signed', retained: 0 },
    { season: '2026-27', hit: second ?? first, kind: second === null ? 'estimated' : 'signed', retained: 0 },
  ];
}
const glance = { season: '2025-26', of: (id: number) => known.find(({ player_id }) => player_id === id) };

describe('the scale of a trade', () => {
  test('has points, mean age and the cap by season, each kind on one scale', () => {
    const rows = scaleRows([[player(1)], [player(2), player(3), PICK]], glance, true);
    expect(rows).toEqual([
      { kind: 'points', season: null, values: [40, 30], shares: [1, 0.75] },
      { kind: 'age', season: null, values: [22, 30.5], shares: [22 / 30.5, 1] },
      { kind: 'cap', season: '2025-26', values: [8, 6], shares: [1, 0.75] },
      { kind: 'cap', season: '2026-27', values: [8, 0], shares: [1, 0] },
    ]);
    expect(rows.map(heavier)).toEqual([0, 1, 0, 0]);
  });

  test('leaves out points where they decide nothing; a side without players has no figures', () => {
    const rows = scaleRows([[player(1)], [PICK]], glance, false);
    expect(rows.map(({ kind, values }) => [kind, ...values])).toEqual([
      ['age', 22, null],
      ['cap', 8, null],
      ['cap', 8, null],
    ]);
    expect(rows.map(heavier)).toEqual([null, null, null]);
  });

  test('is missing without players, and while they are unknown', () => {
    expect(scaleRows([[PICK], []], glance, true)).toEqual([]);
    expect(scaleRows([[player(9)], []], glance, true)).toEqual([]);
  });
});
