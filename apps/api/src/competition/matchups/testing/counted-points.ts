import type { Figures } from '@crease/core/players/scoring/scoring.table.js';

interface Counted {
  readonly skaters: readonly number[];
  readonly goalie: number;
}

/**
 * A team's points on days by its games and the default scoring, counted one by one. After the day on which its goalie's
 * starts reach the limit, the goalie's games do not count.
 */
export function countedPoints(
  games: ReadonlyMap<string, ReadonlyMap<number, Partial<Figures>>>,
  { skaters, goalie }: Counted,
  { from, to, limit = null }: { readonly from: string; readonly to: string; readonly limit?: number | null },
): { readonly points: number; readonly isLimited: boolean } {
  let [points, starts, isLimited] = [0, 0, false];
  for (const day of [...games.keys()].sort()) {
    const played = games.get(day);
    if (played === undefined || day < from || day > to) continue;
    for (const id of skaters) points += (played.get(id)?.g ?? 0) + (played.get(id)?.a ?? 0);
    const game = played.get(goalie);
    if (game === undefined) continue;
    if (limit !== null && starts >= limit) isLimited = true;
    else points += 2 * (game.w ?? 0) + (game.so ?? 0);
    starts += game.gs ?? 0;
  }
  return { points, isLimited };
}
