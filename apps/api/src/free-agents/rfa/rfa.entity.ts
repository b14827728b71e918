import { p } from '@mikro-orm/core';
import type { CompensationPick } from '@crease/core/free-agents/rfa/compensation.rules.js';
import type { OfferEnding } from '@crease/core/free-agents/rfa/rfa.words.js';
import { table, type TablesOf } from '../../platform/database/table.js';

/** A player whose former team can match the offers of other teams, by the season that began. */
export const RestrictedAgent = table('restricted_agent', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  player_id: p.integer().primary(),
  team_id: p.text(),
  salary: p.integer(),
  opened_at: p.datetime().defaultRaw(`clock_timestamp()`),
  offers_until: p.datetime(),
  /** Null while offers are made. */
  match_until: p.datetime().nullable(),
  /** The best offer; null without one. */
  offer_id: p.text().nullable(),
  decided_at: p.datetime().nullable(),
  outcome: p.text().$type<'matched' | 'kept' | 'signed' | 'free'>().nullable(),
});

export const RfaOffer = table('rfa_offer', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  player_id: p.integer(),
  team_id: p.text(),
  /** The terms, encrypted. Null once they are shown to the league. */
  sealed: p.text().nullable(),
  salary: p.integer().nullable(),
  years: p.integer().nullable(),
  placed_at: p.datetime().defaultRaw(`clock_timestamp()`),
  placed_by: p.text().nullable(),
  /** Null while it counts. A failed offer can be followed by the next one before the player is decided. */
  outcome: p.text().$type<'matched' | 'won' | 'lost' | 'failed'>().nullable(),
  ending: p.json<OfferEnding>().nullable(),
  /** Picks that the former team got. Null where the offer cost none. */
  compensation: p.json<readonly CompensationPick[]>().nullable(),
});

export const rfaTables = [RestrictedAgent, RfaOffer] as const;

declare module '../../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof rfaTables)[number]> {}
}
