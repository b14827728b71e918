import type { Season } from '../../season.js';

/** One of the best results of a kind, which decides the meaning of `figure`. */
export interface RecordEntry {
  readonly teamId: string;
  /** The opponent, in records of a single matchup. */
  readonly otherId: string | null;
  readonly season: Season;
  readonly figure: number;
  /** Null when the result covers a whole season. */
  readonly from: string | null;
  readonly to: string | null;
  readonly player: { readonly playerId: number; readonly games: number } | null;
}

export const BEST = 3;

/** The best results, best first. Only results above `above` are records. */
export const best = (entries: readonly RecordEntry[], above = 0): RecordEntry[] =>
  // The sort is stable, so ties keep their order.
  entries
    .filter(({ figure }) => figure > above)
    .sort((a, b) => b.figure - a.figure)
    .slice(0, BEST);
