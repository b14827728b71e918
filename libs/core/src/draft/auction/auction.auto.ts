import type { AuctionLot, DraftEvent, DraftState } from '../draft.model.js';
import type { TeamQueues } from '../draft.commands.js';
import { conditionsOf, type Wish } from '../queue/wish.rules.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { placed } from './auction.commands.js';
import { leastBid } from './auction.prices.js';
import { inSteps, maximumBid } from './auction.rules.js';
import { worthOf } from './auction.worth.js';

/**
 * The most that Auto bids for the player on the block: the ceiling of the first queue entry that finds the player. In a
 * mock without such an entry it is what the player is worth by rank, so that people can practise against Auto.
 */
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
  const unqueued = state.kind === 'mock' ? worthOf(state, teamId, playerId, pool) : 0;
  const ceiling = entry === undefined ? unqueued : (conditionsOf(entry).bid ?? 0);
  return Math.min(inSteps(ceiling, state.rules.auction ?? {}), maximumBid(state, teamId));
}

/**
 * Auto's bid after the clock has run out; null without one. Teams on Auto bid up to their queues' ceilings. The highest
 * ceiling leads with one raise above the second highest. When it leads already, the second raises, and the first
 * answers at the next expiry. Among equal ceilings the first in draft order wins.
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
    if (auto === 'off') return [];
    const ceiling = ceilingOf(state, teamId, lot.player.id, queues.get(teamId) ?? [], pool);
    return ceiling > 0 ? [{ teamId, ceiling }] : [];
  });
  const [best, second] = ceilings.sort((one, other) => other.ceiling - one.ceiling);
  if (!best) return null;
  const raising = best.teamId !== lot.teamId;
  const bidder = raising ? best : second;
  if (!bidder) return null;
  const amount = raising
    ? Math.min(best.ceiling, Math.max(least, (second?.ceiling ?? 0) + raise))
    : Math.min(bidder.ceiling, best.ceiling - raise);
  return amount < least ? null : placed(state, bidder.teamId, amount, 'queue', now);
}
