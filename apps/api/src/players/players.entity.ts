import { p } from '@mikro-orm/core';
import type { ImportKind, ImportReport } from '@crease/core/players/files/import.report.js';
import type { ContractRecord } from '@crease/core/players/files/import.rules.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import type { StatusBy } from '@crease/core/players/nhl/report-changes.rules.js';
import type { PlayerStatus } from '@crease/core/players/players.values.js';
import { perColumn, SCORED_COLUMNS, SEASON_COUNTS } from '@crease/core/players/scoring/scoring.table.js';
import type { Position } from '@crease/core/position.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const Player = table('player', 'shared', {
  id: p.integer().primary().autoincrement(false),
  full_name: p.text(),
  first_name: p.text(),
  last_name: p.text(),
  search_name: p.text(),
  position: p.character().$type<Position>(),
  position_detail: p.text(),
  nhl_club: p.text().nullable(),
  birth_date: p.date().nullable(),
  shoots: p.text().nullable(),
  birth_country: p.text().nullable(),
  status: p.text().$type<PlayerStatus>().default('healthy'),
  status_as_of: p.datetime().nullable(),
  status_note: p.text().nullable(),
  status_by: p.text().$type<StatusBy>().nullable(),
  contract_expiry: p.integer().nullable(),
  expiry_status: p.text().nullable(),
  contract_type: p.text().nullable(),
  clause: p.text().nullable(),
  draft_year: p.integer().nullable(),
  draft_round: p.integer().nullable(),
  draft_overall: p.integer().nullable(),
  drafted_or_signed: p.boolean().default(false),
  roster_status: p.text().nullable(),
  rank: p.integer().nullable(),
  is_sample: p.boolean().default(false),
  source: p.text(),
  as_of: p.date().nullable(),
  updated_at: p.datetime().defaultRaw(`now()`),
});

export const Contract = table('contract', 'shared', {
  player_id: p.integer().primary(),
  season: p.text().primary(),
  cap_hit: p.integer(),
  aav: p.integer().nullable(),
  base_salary: p.integer().nullable(),
  signing_bonus: p.integer().nullable(),
  perf_bonus: p.integer().nullable(),
  clause: p.text().nullable(),
  club: p.text().nullable(),
  source: p.text(),
  as_of: p.date().nullable(),
});

/**
 * Disagreeing reports of a season's cap hit: `open` until settled, and stored so that the site owner decides only once.
 */
export const ContractAccount = table('contract_account', 'shared', {
  player_id: p.integer().primary(),
  season: p.text().primary(),
  origin: p.text().primary(),
  record: p.json<ContractRecord>(),
  settled: p.boolean(),
  found_at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const PlayerSeason = table('player_season', 'shared', {
  player_id: p.integer().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary().default(false),
  club: p.text().nullable(),
  gp: p.integer().nullable(),
  ...perColumn(SEASON_COUNTS, () => p.integer().nullable()),
  sv_pct: p.decimal('number').nullable(),
  gaa: p.decimal('number').nullable(),
  toi_seconds: p.integer().nullable(),
  as_of: p.text().nullable(),
  source: p.text(),
});

export const PlayerGame = table('player_game', 'shared', {
  player_id: p.integer().primary(),
  game_id: p.text().primary(),
  season: p.text(),
  playoffs: p.boolean().default(false),
  day: p.date(),
  ...perColumn(SCORED_COLUMNS, () => p.integer().default(0)),
  source: p.text(),
  updated_at: p.datetime().defaultRaw(`now()`),
});

export const NhlClub = table('nhl_club', 'shared', {
  code: p.text().primary(),
  name: p.text(),
  city: p.text(),
  conference: p.text().nullable(),
  division: p.text().nullable(),
  color: p.text(),
});

export const ImportRun = table('import_run', 'shared', {
  id: p.text().primary(),
  kind: p.text().$type<ImportKind>(),
  /** The name of the file; empty where `about` says what was read. */
  source: p.text(),
  about: p.json<ReportSaid>().nullable(),
  started_at: p.datetime(),
  finished_at: p.datetime().nullable(),
  status: p.text().$type<'done' | 'refused'>(),
  counts: p.json<ImportReport['counts']>().defaultRaw(`'{}'::jsonb`),
  report: p.json<unknown>().defaultRaw(`'[]'::jsonb`),
  user_id: p.text().nullable(),
  /** Version of the figures that an import of games has read (`GAME_FIGURES`); 0 for other imports. */
  figures: p.integer().default(0),
});

export const WatchedPlayer = table('watched_player', 'league', {
  league_id: p.text().primary(),
  user_id: p.text().primary(),
  player_id: p.integer().primary(),
  added_at: p.datetime().defaultRaw(`now()`),
});

export const StatusOverride = table('status_override', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  player_id: p.integer(),
  status: p.text().$type<PlayerStatus>(),
  reason: p.text(),
  set_by: p.text(),
  set_at: p.datetime().defaultRaw(`now()`),
  ends_at: p.datetime(),
  ended_at: p.datetime().nullable(),
});

/** Days with games that changed, so that leagues must be scored. */
export const PointsDue = table('points_due', 'shared', {
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  day: p.date().primary(),
  corrected: p.boolean().default(false),
  fresh: p.boolean().default(true),
});

export const playersTables = [
  Player,
  Contract,
  ContractAccount,
  PlayerSeason,
  PlayerGame,
  NhlClub,
  ImportRun,
  WatchedPlayer,
  StatusOverride,
  PointsDue,
] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof playersTables)[number]> {}
}
