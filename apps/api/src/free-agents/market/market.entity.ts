import { p } from '@mikro-orm/core';
import type { BidEnding } from '@crease/core/free-agents/market/market.words.js';
import { table, type TablesOf } from '../../platform/database/table.js';

export const Bid = table('bid', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  team_id: p.text(),
  player_id: p.integer(),
  drop_player_id: p.integer().nullable(),
  /** The amount, encrypted. Null once `amount` is shown to the league. */
  sealed: p.text().nullable(),
  /** Null while the bid is open, and in a losing bid that the league hides. */
  amount: p.integer().nullable(),
  price: p.integer().nullable(),
  run_at: p.datetime(),
  /** In an auction: the price at which the bid leads, else null. */
  lead: p.integer().nullable(),
  /** In an auction: when the bid lost the lead. */
  outbid_at: p.datetime().nullable(),
  /** In an auction: the bid opened it. */
  nominated: p.boolean().default(false),
  placed_at: p.datetime().defaultRaw(`clock_timestamp()`),
  placed_by: p.text().nullable(),
  decided_at: p.datetime().nullable(),
  outcome: p.text().$type<'won' | 'lost' | 'failed'>().nullable(),
  ending: p.json<BidEnding>().nullable(),
});

/** Dollars that a team's budget of a season lost or got. */
export const BudgetMove = table('budget_move', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  team_id: p.text(),
  /** Negative when the team spends. */
  amount: p.integer(),
  /** 'carried': left from the season before. 'traded': also a reversed trade. */
  kind: p.text().$type<'won' | 'carried' | 'traded'>(),
  bid_id: p.text().nullable(),
  trade_id: p.text().nullable(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const marketTables = [Bid, BudgetMove] as const;

declare module '../../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof marketTables)[number]> {}
}
