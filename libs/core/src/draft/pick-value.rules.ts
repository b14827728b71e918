import type { Slot } from './draft.model.js';

/*
 * What picks are worth against each other, to propose a fair return. The first pick is worth 1,000, and a round later
 * about a half, two rounds later a third: value falls as one over the round.
 */

const FIRST = 1_000;

/** The worth of a pick in a draft of so many teams. */
export const pickValue = ({ overall }: Pick<Slot, 'overall'>, teams: number): number =>
  FIRST / (1 + (overall - 1) / Math.max(1, teams));

export interface ValuedPick {
  readonly id: string;
  readonly value: number;
}

/** An offer is proposed when it is worth at least so much of the pick, and at most so much. */
const LEAST = 0.95;
const MOST = 1.35;
/** Picks of one proposal. */
const PICKS = 3;

/**
 * What to offer for a pick of that worth: for one, two and three of one's own picks the fairest way, the fairest of all
 * first. Nothing where no choice comes near.
 */
export function fairReturns(target: number, own: readonly ValuedPick[]): ValuedPick[][] {
  const best = new Map<number, { picks: ValuedPick[]; off: number }>();
  const look = (picks: ValuedPick[], total: number, from: number): void => {
    if (picks.length > 0 && total >= target * LEAST && total <= target * MOST) {
      const off = Math.abs(total - target);
      const known = best.get(picks.length);
      if (known === undefined || off < known.off) best.set(picks.length, { picks, off });
    }
    if (picks.length === PICKS || total > target * MOST) return;
    for (let index = from; index < own.length; index += 1) {
      const pick = own[index];
      if (pick !== undefined) look([...picks, pick], total + pick.value, index + 1);
    }
  };
  look([], 0, 0);
  return [...best.values()].sort((one, other) => one.off - other.off).map(({ picks }) => picks);
}
