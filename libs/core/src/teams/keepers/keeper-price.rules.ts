import { auctionRules } from '../../leagues/drafts/auction.rules.js';
import type { LeagueSettings } from '../../leagues/league.rules.js';
import { ADDED_ORIGINS } from '../drop-hold.rules.js';

/* Prices of keepers in an auction (docs/rules.md, Protection sheets). */

/** How a player came to a team: bought in an auction, or by an entry of the rosters. Times are in ms since 1970. */
export interface Gain {
  readonly teamId: string;
  readonly at: number;
  readonly price?: number;
  /** `acquired_by` of the roster. */
  readonly by?: string;
}

export interface PriceBase {
  /** The last price; null for a player who was never bought, or who was added since by another team. */
  readonly price: number | null;
  /** When the team bought or added the player; null when neither is known. */
  readonly at: number | null;
}

const isAdd = (by: string | undefined): boolean => ADDED_ORIGINS.some((origin) => origin === by);

/**
 * The base of a player's price. A free agent whom a team adds loses the price, unless the same team had the player
 * since the sale: dropping a player must not make them cheaper.
 */
export function priceBase(gains: readonly Gain[]): PriceBase {
  let base: PriceBase = { price: null, at: null };
  let had = new Set<string>();
  for (const { teamId, at, price, by } of [...gains].sort((a, b) => a.at - b.at)) {
    if (price !== undefined) {
      base = { price, at };
      had = new Set();
    } else if (isAdd(by) && !had.has(teamId)) base = { price: null, at };
    had.add(teamId);
  }
  return base;
}

export interface PriceRules {
  readonly raise: number;
  /** The opening bid of the auction, for a player without an earlier price. */
  readonly minimum: number;
  readonly budget: number;
}

type PriceKey =
  | 'draft_form'
  | 'auction_budget'
  | 'auction_minimum'
  | 'auction_raise'
  | 'auction_bid_seconds'
  | 'salaries'
  | 'contract_signing'
  | 'protectionSheetsEnabled'
  | 'keeper_raise';
type PriceChoice = { readonly [Key in PriceKey]?: LeagueSettings[Key] | null };

/** Null where keepers have no prices. Where prices become salaries, the contracts count toward the cap instead. */
export function priceRules(settings: PriceChoice): PriceRules | null {
  const auction = auctionRules(settings, 'general');
  if (auction === null || auction.salaries === true || settings.protectionSheetsEnabled !== true) return null;
  return { raise: settings.keeper_raise ?? 0, minimum: auction.minimum, budget: auction.budget };
}

/**
 * The last price, plus the raise for the coming season and each season kept since. Without a last price the opening
 * bid, plus the raise for each season kept since. Never below the opening bid.
 */
export function keeperPrice({ price }: PriceBase, kept: number, { raise, minimum }: PriceRules): number {
  return price === null ? minimum + raise * kept : Math.max(minimum, price + raise * (kept + 1));
}
