import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type { Glance } from '../glance-data.js';
import { sumsOf } from '../trade-assets.js';

/** A figure of both sides; null for a side without players. */
export interface ScaleRow {
  readonly kind: 'points' | 'age' | 'cap';
  /** The season of a row of the cap. */
  readonly season: string | null;
  readonly values: readonly [number | null, number | null];
  /** Lengths of the two bars, 0 to 1. Rows of one kind have one scale. */
  readonly shares: readonly [number, number];
}

type Assets = readonly TradeAssetView[];

/** The mean age of a side's players; null when no age is known. */
function meanAge(assets: Assets, glance: Glance): number | null {
  const ages = assets.flatMap((asset) => {
    const age = asset.kind === 'player' ? glance.of(asset.player_id)?.age : null;
    return age == null ? [] : [age];
  });
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length;
}

/**
 * Compares the players of two sides. Empty while unknown, and for a trade without players. `points`: false in leagues
 * in which fantasy points decide nothing.
 */
export function scaleRows(sides: readonly [Assets, Assets], glance: Glance, points: boolean): ScaleRow[] {
  const [first, second] = [sumsOf(sides[0], glance), sumsOf(sides[1], glance)];
  const seasons = (first ?? second)?.charges.map(({ season }) => season) ?? [];
  if (seasons.length === 0) return [];
  const rows: Omit<ScaleRow, 'shares'>[] = [
    ...(points
      ? [{ kind: 'points' as const, season: null, values: [first?.points ?? null, second?.points ?? null] as const }]
      : []),
    { kind: 'age', season: null, values: [meanAge(sides[0], glance), meanAge(sides[1], glance)] },
    ...seasons.map((season, year) => ({
      kind: 'cap' as const,
      season,
      values: [first?.charges[year]?.charge ?? null, second?.charges[year]?.charge ?? null] as const,
    })),
  ];
  const most = (kind: ScaleRow['kind']) =>
    Math.max(...rows.filter((row) => row.kind === kind).flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  return rows.map((row) => {
    const scale = most(row.kind);
    const share = (value: number | null) => (scale === 0 ? 0 : Math.max(0, value ?? 0) / scale);
    return { ...row, shares: [share(row.values[0]), share(row.values[1])] };
  });
}

/** The side with more of a figure; null when they are level or one of them is unknown. */
export function heavier({ values: [first, second] }: Pick<ScaleRow, 'values'>): 0 | 1 | null {
  if (first === null || second === null || first === second) return null;
  return first > second ? 0 : 1;
}
