import type { Dollars } from '../money.js';
import type { DraftedPlayer, DraftRules, RetainedShare } from './draft.model.js';

type Charged = Pick<DraftedPlayer, 'capHit' | 'retained'>;

const sum = (shares: readonly RetainedShare[]): Dollars => shares.reduce((total, { amount }) => total + amount, 0);

/** Includes the parts that teams retain. */
export function capHitOf({ capHit, retained = [] }: Charged): Dollars {
  return capHit + sum(retained);
}

/**
 * The cap hit less what other teams retain. A team that retained part of this salary pays that part again
 * (docs/rules.md, Trades). `teamId` null: a team that retains nothing.
 */
export function chargeOf({ capHit, retained = [] }: Charged, teamId: string | null): Dollars {
  return capHit + sum(retained.filter((share) => share.teamId === teamId));
}

/** The price is the cap hit where it becomes the salary. */
export function soldPlayer(
  player: DraftedPlayer,
  price: number,
  { auction }: Pick<DraftRules, 'auction'>,
): DraftedPlayer {
  if (auction?.salaries !== true) return player;
  const { retained: _, ...sold } = player;
  return { ...sold, capHit: price };
}

const MILLION = 1_000_000;

/** Rounded to a tenth. Null when points are unknown or the cap hit is 0. */
export const perMillionOf = (points: number | null, hit: Dollars): number | null =>
  points === null || hit <= 0 ? null : Math.round((points / hit) * MILLION * 10) / 10;
