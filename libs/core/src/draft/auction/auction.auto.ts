import type { AuctionLot, DraftEvent, DraftState } from '../draft.model.js';
import type { TeamQueues } from '../draft.commands.js';
import { conditionsOf, type Wish } from '../queue/wish.rules.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { placed } from './auction.commands.js';
import { leastBid, maximumBid } from './auction.rules.js';

/** The most that Auto bids for the player on the block: the ceiling of the first queue entry that finds the player. */
export function ceilingOf(
  state: DraftState,
  teamId: string,
  playerId: number,
  queue: readonly Wish[],
  pool: DraftPool,
): number {
  const judge = new PickJudge(state, teamId, pool);
  if (!judge.allows(playerId)) return 0;
  const entry = queue.find(
    (wish) => conditionsOf(wish).bid !== undefined && judge.wishes.find(wish, ({ id }) => id === playerId) !== null,
  );
  return Math.min(entry === undefined ? 0 : (conditionsOf(entry).bid ?? 0), maximumBid(state, teamId));
}

/**
 * The bid of Auto when the clock has run out, or null. Teams on Auto bid up to the ceilings of their queues. The
 * highest ceiling leads with one raise above the second highest, so that many teams on Auto take one bid. Of equal
 * ceilings the leading team's wins, then the first in draft order.
 */
export function autoBid(
  state: DraftState,
  lot: AuctionLot,
  queues: TeamQueues,
  pool: DraftPool,
  now: number,
): DraftEvent | null {
  const least = leastBid(state);
  const raise = state.rules.auction?.raise ?? 1;
  const ceilings = state.order.teamIds.flatMap((teamId) => {
    const auto = state.teams.find(({ id }) => id === teamId)?.auto ?? 'off';
    const queue = queues.get(teamId);
    if (auto === 'off' || !queue) return [];
    const ceiling = ceilingOf(state, teamId, lot.player.id, queue, pool);
    return ceiling > 0 ? [{ teamId, ceiling }] : [];
  });
  const [best, second] = ceilings.sort(
    (one, other) =>
      other.ceiling - one.ceiling || Number(other.teamId === lot.teamId) - Number(one.teamId === lot.teamId),
  );
  if (!best || best.teamId === lot.teamId || best.ceiling < least) return null;
  const amount = Math.min(best.ceiling, Math.max(least, (second?.ceiling ?? 0) + raise));
  return placed(state, best.teamId, amount, 'queue', now);
}
