import type { Dollars } from '../money.js';
import type { DraftedPlayer, RetainedShare } from './draft.model.js';

type Charged = Pick<DraftedPlayer, 'capHit' | 'retained'>;

const sum = (shares: readonly RetainedShare[]): Dollars => shares.reduce((total, { amount }) => total + amount, 0);

/** The player's cap hit, whoever pays it. */
export function capHitOf({ capHit, retained = [] }: Charged): Dollars {
  return capHit + sum(retained);
}

/**
 * What a team pays of the player when it has them: the cap hit less what others retain. Who retained some of it pays
 * all of that again (docs/rules.md, Trades). Without a team, what one pays that retains nothing of it.
 */
export function chargeOf({ capHit, retained = [] }: Charged, teamId: string | null): Dollars {
  return capHit + sum(retained.filter((share) => share.teamId === teamId));
}

const MILLION = 1_000_000;

/** Points for each million of cap hit, to a tenth; null without points or without a hit. */
export const perMillionOf = (points: number | null, hit: Dollars): number | null =>
  points === null || hit <= 0 ? null : Math.round((points / hit) * MILLION * 10) / 10;
