import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { p } from '@mikro-orm/core';
import type { Language } from '@crease/core/locale.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { ForfeitReason } from '@crease/core/teams/team.words.js';
import type { LedgerKind } from '@crease/core/leagues/ledger/ledger.schema.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const League = table('league', 'league', {
  id: p.text().primary(),
  name: p.text(),
  type: p.text().$type<LeagueType>(),
  phase: p.text().$type<LeaguePhase>(),
  current_season: p.text(),
  time_zone: p.text().default('America/Toronto'),
  settings: p.json<LeagueSettings>(),
  rules_text: p.text().default(''),
  is_sample: p.boolean().default(false),
  version: p.integer().default(1),
  created_by: p.text(),
  created_at: p.datetime().defaultRaw(`now()`),
  language: p.text().$type<Language>().default('en'),
  /** When its trading ends; null without an end. Set by the sweep of trade deadlines. */
  trade_stop_at: p.datetime().nullable(),
  /** When a sweep must check the end of its trading, and its line-ups. */
  trade_stop_due: p.datetime().defaultRaw(`'-infinity'`),
  lineups_due: p.datetime().defaultRaw(`'-infinity'`),
});

export const LeagueSeason = table('league_season', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  starts_on: p.date(),
  ends_on: p.date(),
  /** Games that count for a team in a season of points, by kind of place. */
  games_caps: p.json<GamesCaps>().defaultRaw(`'{}'`),
  begun_at: p.datetime().defaultRaw(`now()`),
});

/** Dates that a commissioner set for a season before it began. */
export const SeasonPlan = table('season_plan', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  starts_on: p.date(),
  ends_on: p.date(),
});

export const Team = table('team', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  number: p.integer(),
  name: p.text(),
  picture: p.text().nullable(),
  commissioner_until: p.datetime().nullable(),
});

export const Membership = table('membership', 'league', {
  league_id: p.text().primary(),
  user_id: p.text().primary(),
  team_id: p.text().nullable(),
  co_manager: p.boolean().default(false),
  /** The person's place among the people of the team, which they keep when they become its manager. */
  seat: p.integer().default(0),
  is_commissioner: p.boolean().default(false),
  joined_at: p.datetime().defaultRaw(`now()`),
});

export const Invitation = table('invitation', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  team_id: p.text(),
  /** Invites a co-manager, not a manager. */
  co_manager: p.boolean().default(false),
  email: p.text().nullable(),
  /** Only this account can accept. */
  for_user: p.text().nullable(),
  nonce: p.text(),
  token_hash: p.text(),
  created_by: p.text(),
  created_at: p.datetime().defaultRaw(`now()`),
  expires_at: p.datetime(),
  accepted_at: p.datetime().nullable(),
  accepted_by: p.text().nullable(),
  revoked_at: p.datetime().nullable(),
  declined_at: p.datetime().nullable(),
  declined_by: p.text().nullable(),
});

/** The link to all open teams of a league. It stays when it is closed, so that commissioners see why it fails. */
export const LeagueLink = table('league_link', 'league', {
  league_id: p.text().primary(),
  nonce: p.text(),
  token_hash: p.text(),
  created_by: p.text().nullable(),
  created_at: p.datetime().defaultRaw(`now()`),
  expires_at: p.datetime(),
  closed_at: p.datetime().nullable(),
});

export const RulesText = table('rules_text', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  body: p.text(),
  written_by: p.text(),
  written_at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const DraftPick = table('draft_pick', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  season: p.text(),
  type: p.text().$type<DraftType>(),
  round: p.integer(),
  extra: p.integer().default(0),
  original_team_id: p.text(),
  owner_team_id: p.text(),
  draft_id: p.text().nullable(),
  pick_number: p.integer().nullable(),
  place: p.integer().nullable(),
  forfeited_at: p.datetime().nullable(),
  /** The commissioner's text, or the sentence of a pick given up before `forfeited_why` existed. */
  forfeited_reason: p.text().nullable(),
  forfeited_why: p.json<ForfeitReason>().nullable(),
  keeper_id: p.integer().nullable(),
});

/** An entry fee or a prize of a team, as a note. */
export const LeagueLedger = table('league_ledger', 'league', {
  league_id: p.text().primary(),
  id: p.text().primary(),
  season: p.text(),
  team_id: p.text(),
  kind: p.text().$type<LedgerKind>(),
  label: p.text(),
  amount: p.integer(),
  currency: p.text(),
  paid: p.boolean().default(false),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const leagueTables = [
  League,
  LeagueSeason,
  SeasonPlan,
  Team,
  Membership,
  Invitation,
  LeagueLink,
  RulesText,
  DraftPick,
  LeagueLedger,
] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof leagueTables)[number]> {}
}
