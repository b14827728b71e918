import type { MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';

/** The cap space of each team where bids are salaries, minus the prices of the auctions that it leads. */
export const spacesOf = (
  teams: readonly { readonly team_id: string; readonly cap_space: number }[],
  lots: MarketAnswer['lots'],
): MarketAnswer['budgets'] =>
  teams.map(({ team_id, cap_space }) => {
    const reserved = lots.reduce((sum, lot) => sum + (lot.leader_team_id === team_id ? lot.price : 0), 0);
    return { team_id, spent: 0, traded: 0, reserved, left: cap_space - reserved };
  });
