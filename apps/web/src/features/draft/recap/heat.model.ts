import type { Slot } from '@crease/core/draft/draft.model.js';
import type { Position } from '@crease/core/position.js';
import { perPosition } from '@crease/core/draft/team/needs.rules.js';

export interface RoundHeat {
  readonly round: number;
  readonly picks: Readonly<Record<Position, number>>;
  /** The same as a share of the round's picks, 0 to 1. */
  readonly share: Readonly<Record<Position, number>>;
}

/** Counts positions by round, without empty rounds. */
export function heatOf(slots: readonly Slot[]): readonly RoundHeat[] {
  const rounds = new Map<number, Position[]>();
  for (const { round, player } of slots)
    if (player !== null) rounds.set(round, [...(rounds.get(round) ?? []), player.position]);
  return [...rounds]
    .sort(([one], [two]) => one - two)
    .map(([round, positions]) => {
      const picks = perPosition((position) => positions.filter((one) => one === position).length);
      return { round, picks, share: perPosition((position) => picks[position] / positions.length) };
    });
}
