import type { Dollars } from '../money.js';
import type { DraftedPlayer, DraftRules, RetainedShare } from './draft.model.js';

type Charged = Pick<DraftedPlayer, 'capHit' | 'retained'>;

const sum = (shares: readonly RetainedShare[]): Dollars => shares.reduce((total, { amount }) => total + amount, 0);

/** The player's full cap hit, including the part that teams retain. */
export function capHitOf({ capHit, retained = [] }: Charged): Dollars {
  return capHit + sum(retained);
}

/**
 * Returns the charge for a team: the cap hit less what other teams retain. A team that retained part of this player's
 * salary pays that part again (docs/rules.md, Trades). With `teamId` null, returns the charge for a team that retains
 * nothing.
 */
export function chargeOf({ capHit, retained = [] }: Charged, teamId: string | null): Dollars {
  return capHit + sum(retained.filter((share) => share.teamId === teamId));
}

/** The player with a salary as the cap hit. It is exact, and no team retains a part of it. */
export function atCapHit<P extends DraftedPlayer & { readonly estimated?: boolean }>(
  player: P,
  capHit: Dollars,
): Omit<P, 'retained'> {
  const { retained: _, ...rest } = player;
  return { ...rest, capHit, ...(player.estimated === undefined ? {} : { estimated: false }) };
}

/** The player with the price as the cap hit where it becomes the salary. */
export function soldPlayer(
  player: DraftedPlayer,
  price: number,
  { auction }: Pick<DraftRules, 'auction'>,
): DraftedPlayer {
  return auction?.salaries === true ? atCapHit(player, price) : player;
}

const MILLION = 1_000_000;

/** Points per million of cap hit, rounded to a tenth. Null when points are unknown or the cap hit is 0. */
export const perMillionOf = (points: number | null, hit: Dollars): number | null =>
  points === null || hit <= 0 ? null : Math.round((points / hit) * MILLION * 10) / 10;
