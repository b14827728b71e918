import { salarySpace, type ReservedSalary } from '@crease/core/free-agents/market/bid-space.rules.js';
import type { OpenBid } from '@crease/core/free-agents/market/decide-bids.rules.js';
import type { MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { Db } from '../../platform/database/database.js';
import type { BooksQueries, PlayingLeague } from '../../teams/books.queries.js';
import { ledBy } from './lots.queries.js';

/**
 * The highest salary that each of these bids can pay now, by the bid's id. The prices of other auctions that its team
 * leads are reserved. Empty where bids are paid from a budget.
 */
export async function findBidSpaces(
  db: Db,
  books: BooksQueries,
  league: PlayingLeague,
  rules: MarketRules | null,
  bids: readonly OpenBid[],
): Promise<Map<string, number>> {
  if (rules?.funds !== 'salary' || bids.length === 0) return new Map();
  const decided = new Set(bids.map(({ playerId }) => playerId));
  const teams = await books.books(db, league.id, [...new Set(bids.map(({ teamId }) => teamId))].sort());
  const spaces = new Map<string, number>();
  for (const team of teams) {
    const leads = rules.lots === null ? [] : await ledBy(db, league.id, team.teamId);
    const reserved = leads
      .filter(({ player_id }) => !decided.has(player_id))
      .map(({ lead, drop_player_id }): ReservedSalary => ({ salary: lead ?? 0, dropPlayerId: drop_player_id }));
    for (const { id, teamId, dropPlayerId } of bids)
      if (teamId === team.teamId)
        spaces.set(id, salarySpace(team, { reserved, dropPlayerId }, league.rules, rules.step));
  }
  return spaces;
}
