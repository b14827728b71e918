import type { PlayerRecord } from '@crease/core/players/files/import.rules.js';
import type { Contract, PlayerSeason } from '@crease/core/players/players.schema.js';
import type { Position, PositionDetail } from '@crease/core/players/players.values.js';
import { perColumn, SEASON_COUNTS } from '@crease/core/players/scoring/scoring.table.js';
import { seasonOf } from '@crease/core/season.js';

export interface SamplePlayer extends Omit<PlayerRecord, 'search_name' | 'is_sample' | 'source' | 'as_of'> {
  readonly position_detail: PositionDetail;
  readonly birth_date: string;
  readonly rank: number;
  readonly contracts: readonly Contract[];
  readonly seasons: readonly PlayerSeason[];
}

export const SAMPLE_SOURCE = 'sample';
/** Date of the newest season's generated lines: a player's potential, from which `sample-games.ts` generates games. */
export const HALF_WAY = '2026-01-31';
/** Date of all player data: the first day of their newest season. */
export const AS_OF = '2025-07-01';
/** Players are generated for this season, and then shifted to the wanted one. */
export const NOW = 2025;
export const SAMPLE_SEASON = seasonOf(NOW);

export interface Slot {
  readonly detail: PositionDetail;
  /** Average quality in this slot: 0 is below the NHL, 1 the best player in the world. */
  readonly quality: number;
  readonly kind: 'regular' | 'fringe' | 'prospect';
}

/** `peak` is the quality in the best years, `quality` today's. */
export interface Profile {
  readonly slot: Slot;
  readonly club: string;
  readonly peak: number;
  readonly quality: number;
  readonly age: number;
  readonly birth: string;
}

export const positionOf = (detail: PositionDetail): Position => (detail === 'D' ? 'D' : detail === 'G' ? 'G' : 'F');

/** Fraction of the peak that a player has at an age. */
export function growth(age: number, goalie: boolean): number {
  const years = goalie ? age - 2 : age;
  const young = [0.36, 0.5, 0.63, 0.74, 0.83, 0.9, 0.95, 0.98];
  if (years < 18) return 0.26;
  if (years <= 25) return young[years - 18] ?? 1;
  if (years <= 29) return 1;
  return Math.max(0.55, 1 - (years - 29) * 0.03);
}

/** A season line without figures; spread before the real ones. */
export const NO_FIGURES = { ...perColumn(SEASON_COUNTS, () => null), sv_pct: null, gaa: null };
