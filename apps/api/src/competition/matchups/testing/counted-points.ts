import type { Figures } from '@crease/core/players/scoring/scoring.table.js';

interface Counted {
  readonly skaters: readonly number[];
  readonly goalie: number;
}

/** The weights that the property test changes; the rest of the scoring keeps its defaults. */
export const DEFAULT_WEIGHTS = { goal: 1, assist: 1, win: 2, shutout: 1 };
export type Weights = typeof DEFAULT_WEIGHTS;

/**
 * A team's points on days by its games and these weights, counted one by one. After the day on which its goalie's
 * starts reach the limit, the goalie's games do not count.
 */
export function countedPoints(
  games: ReadonlyMap<string, ReadonlyMap<number, Partial<Figures>>>,
  { skaters, goalie }: Counted,
  {
    from,
    to,
    limit = null,
    weights: { goal, assist, win, shutout } = DEFAULT_WEIGHTS,
  }: {
    readonly from: string;
    readonly to: string;
    readonly limit?: number | null;
    readonly weights?: Weights;
  },
): { readonly points: number; readonly isLimited: boolean } {
  let [points, starts, isLimited] = [0, 0, false];
  for (const day of [...games.keys()].sort()) {
    const played = games.get(day);
    if (played === undefined || day < from || day > to) continue;
    for (const id of skaters) points += goal * (played.get(id)?.g ?? 0) + assist * (played.get(id)?.a ?? 0);
    const game = played.get(goalie);
    if (game === undefined) continue;
    if (limit !== null && starts >= limit) isLimited = true;
    else points += win * (game.w ?? 0) + shutout * (game.so ?? 0);
    starts += game.gs ?? 0;
  }
  return { points, isLimited };
}
