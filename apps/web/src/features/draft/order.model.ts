import type { DraftOrder, DraftState } from '@crease/core/draft/draft.model.js';
import { lotteryOrder, randomOrder, reverseStandings } from '@crease/core/draft/pick-order.js';
import { seedHashOf } from './seed-hash.js';

/** The order of every round by original team, as the slots have it: what an editor of a manual order starts from. */
export function roundsOf(slots: DraftState['slots'], teamIds: readonly string[]): string[][] {
  const rounds = new Map<number, string[]>();
  for (const slot of slots) {
    const round = rounds.get(slot.round) ?? [];
    rounds.set(slot.round, round);
    if (!round.includes(slot.originalTeamId)) round.push(slot.originalTeamId);
  }
  // A round that lacks a team's pick still says where it would stand.
  return [...rounds.values()].map((round) => [...round, ...teamIds.filter((id) => !round.includes(id))]);
}

export type Proof =
  | { readonly kind: 'proved' }
  /** The published seed is not the one that was promised. */
  | { readonly kind: 'otherSeed'; readonly found: string }
  /** The seed is right, but the order does not follow from it. */
  | { readonly kind: 'otherOrder'; readonly drawn: readonly string[] }
  /** This browser, on this connection, cannot compute a hash. */
  | { readonly kind: 'unable' };

export type Draw = Pick<DraftOrder, 'source' | 'teamIds' | 'from' | 'seed' | 'seedHash'>;

/**
 * Repeats a draw: the hash of the published seed must be the one promised before, and the order must follow from the seed alone.
 * `points` are last season's: a lottery starts from them where it does not say from what it was drawn.
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
      ? lotteryOrder(order.from ?? reverseStandings(points), order.seed)
      : randomOrder(order.teamIds, order.seed);
  return drawn.length === order.teamIds.length && drawn.every((id, index) => id === order.teamIds[index])
    ? { kind: 'proved' }
    : { kind: 'otherOrder', drawn };
}
