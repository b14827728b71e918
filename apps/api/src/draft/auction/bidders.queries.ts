import type { TeamQueues } from '@crease/core/draft/draft.commands.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftQueries } from '../draft.queries.js';

/** Queues of teams on Auto while a player is on the block; otherwise empty. */
export async function queuesOfBidders(
  queries: Pick<DraftQueries, 'queue'>,
  state: DraftState,
): Promise<{ readonly queues?: TeamQueues }> {
  if (!state.auction?.lot) return {};
  const bidders = state.teams.filter(({ auto }) => auto !== 'off');
  const queues = await Promise.all(bidders.map(async ({ id }) => [id, await queries.queue(state, id)] as const));
  return { queues: new Map(queues) };
}
