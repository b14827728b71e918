import type { Dollars } from '../../money.js';
import type { DraftState } from '../draft.model.js';

type Priced = Pick<DraftState, 'auction' | 'rules'>;

/** The least amount of the next bid; the opening bid while no player is up. */
export const leastBid = ({ auction, rules }: Priced): number =>
  auction?.lot ? auction.lot.amount + (rules.auction?.raise ?? 0) : (rules.auction?.minimum ?? 0);

/**
 * What the player would cost the team where prices become salaries: the bid with which it leads, else the next bid, and
 * for a player who is not on the block the opening bid. Null in other drafts.
 */
export function salaryNow(state: Priced, teamId: string | null, playerId: number | null): Dollars | null {
  const { auction: rules } = state.rules;
  if (rules?.salaries !== true) return null;
  const lot = state.auction?.lot ?? null;
  if (lot === null || lot.player.id !== playerId) return rules.minimum;
  return lot.teamId === teamId ? lot.amount : leastBid(state);
}
