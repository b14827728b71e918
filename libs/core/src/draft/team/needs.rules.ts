import type { Dollars } from '../../money.js';
import type { Position } from '../../position.js';
import type { Holdings } from '../draft.model.js';

export type Needs = Readonly<Record<Position, number>>;
export const total = (needs: Needs): number => needs.F + needs.D + needs.G;
export const perPosition = <T>(value: (position: Position) => T): Record<Position, T> => ({
  F: value('F'),
  D: value('D'),
  G: value('G'),
});

/** The needs after a player of position `joining` has joined. */
export function needsOf(holdings: Holdings, minimums: Needs, joining: Position | null): Needs {
  return perPosition((position) =>
    Math.max(0, minimums[position] - holdings[position] - (joining === position ? 1 : 0)),
  );
}

/** Index k is the lowest total price of k free players. */
export type Fill = readonly Dollars[];

export function fillOf(prices: readonly Dollars[]): Fill {
  const costs = [0];
  let sum = 0;
  for (const price of [...prices].sort((a, b) => a - b)) costs.push((sum += price));
  return costs;
}

/** The most needs that `picks` and `money` can fill. */
export function fillable(fill: Fill, picks: number, money: Dollars): number {
  let most = Math.max(0, Math.min(fill.length - 1, picks));
  while (most > 0 && (fill[most] ?? 0) > money) most -= 1;
  return most;
}
