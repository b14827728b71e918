import type { DraftOrder, DraftState } from '@crease/core/draft/draft.model.js';
import { lotteryOrder } from '@crease/core/draft/order/lottery.rules.js';
import { randomOrder, reverseStandings } from '@crease/core/draft/order/pick-order.js';

/** Each round's order by original team, as in the slots. */
export function roundsOf(slots: DraftState['slots'], teamIds: readonly string[]): string[][] {
  const rounds = new Map<number, string[]>();
  for (const slot of slots) {
    const round = rounds.get(slot.round) ?? [];
    rounds.set(slot.round, round);
    if (!round.includes(slot.originalTeamId)) round.push(slot.originalTeamId);
  }
  // A team without a pick in a round is appended, so that the order still has a place for it.
  return [...rounds.values()].map((round) => [...round, ...teamIds.filter((id) => !round.includes(id))]);
}

export type Proof =
  | { readonly kind: 'proved' }
  /** The published seed does not match the commitment. */
  | { readonly kind: 'otherSeed'; readonly found: string }
  /** The seed matches, but it gives another order. */
  | { readonly kind: 'otherOrder'; readonly drawn: readonly string[] }
  /** This browser cannot compute a hash, for example without a secure connection. */
  | { readonly kind: 'unable' };

export type Draw = Pick<DraftOrder, 'source' | 'teamIds' | 'from' | 'lottery' | 'seed' | 'seedHash'>;

/** Teams that a lottery did not draw, because a prize lets them pick ahead of it. */
const aheadOf = ({ from, teamIds }: Draw): readonly string[] =>
  from === undefined ? [] : teamIds.filter((id) => !from.includes(id));

/**
 * Repeats a draw: the seed's hash must match the commitment, and the order follow from the seed. `points` are last
 * season's: they weight a lottery unless its draw recorded other values.
 */
export async function verifyDraw(
  order: Draw,
  points: readonly { teamId: string; points: number }[],
  hash: (text: string) => Promise<string | null> = seedHashOf,
): Promise<Proof> {
  if (order.seed === null || order.seedHash === null) return { kind: 'unable' };
  const found = await hash(order.seed);
  if (found === null) return { kind: 'unable' };
  if (found !== order.seedHash) return { kind: 'otherSeed', found };
  const drawn =
    order.source === 'lottery'
      ? [...aheadOf(order), ...lotteryOrder(order.from ?? reverseStandings(points), order.seed, order.lottery)]
      : randomOrder(order.teamIds, order.seed);
  return drawn.length === order.teamIds.length && drawn.every((id, index) => id === order.teamIds[index])
    ? { kind: 'proved' }
    : { kind: 'otherOrder', drawn };
}

/** SHA-256 in hex. Browsers compute it on secure connections only; null elsewhere. */
async function seedHashOf(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
