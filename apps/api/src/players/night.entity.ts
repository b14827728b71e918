import { p } from '@mikro-orm/core';
import type { KeptFigures } from '@crease/core/players/nhl/night-news.rules.js';
import type { GameState } from '@crease/core/players/nhl/night.rules.js';
import type { ReportMiss } from '@crease/core/players/nhl/report-changes.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const ScheduledGame = table('nhl_game', 'shared', {
  id: p.text().primary(),
  season: p.text(),
  playoffs: p.boolean().default(false),
  day: p.date(),
  starts_at: p.datetime(),
  away: p.text(),
  home: p.text(),
  state: p.text().$type<GameState>(),
  away_score: p.integer().nullable(),
  home_score: p.integer().nullable(),
  period: p.text().nullable(),
  clock: p.text().nullable(),
  read_at: p.datetime(),
  sample: p.boolean().default(false),
});

export const NhlSchedule = table('nhl_schedule', 'shared', {
  season: p.text().primary(),
  games: p.integer(),
  /** Digest of the number of games by day. */
  days: p.text(),
  read_at: p.datetime(),
  /** When a day's number of games changed last. */
  changed_at: p.datetime(),
  /** The seasons of leagues were marked after this change. */
  marked_at: p.datetime().nullable(),
});

export const SampleNight = table('sample_night', 'shared', {
  id: p.boolean().primary().default(true),
  season: p.text(),
  day: p.date(),
  begun_at: p.datetime(),
  next_at: p.datetime(),
  read_at: p.datetime().nullable(),
  ended_at: p.datetime().nullable(),
});

/** News of a running game: a player's goal, assist or decision. Kept for two days. */
export const NightPlay = table('night_play', 'shared', {
  id: p.bigint('number').primary().autoincrement(),
  player_id: p.integer(),
  game_id: p.text(),
  day: p.date(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  /** Figures without zeros; empty before the player was on the ice. */
  before: p.json<KeptFigures>(),
  after: p.json<KeptFigures>(),
});

export const LiveSource = table('live_source', 'shared', {
  id: p.boolean().primary().default(true),
  next_at: p.datetime().defaultRaw(`clock_timestamp()`),
  taken_until: p.datetime().defaultRaw(`clock_timestamp()`),
  schedule_at: p.datetime().nullable(),
  /** When plays were last requested for face-offs. */
  faceoffs_at: p.datetime().nullable(),
  answered_at: p.datetime().nullable(),
  silent_since: p.datetime().nullable(),
  failures: p.integer().default(0),
  /** A key with figures, as text (`messageOf`). Earlier releases stored a sentence. */
  trouble: p.text().nullable(),
  /** Unreadable rows in the last answers, stored like `trouble`. */
  unread: p.json<readonly string[]>().defaultRaw(`'[]'`),
});

export const RosterReport = table('roster_report', 'shared', {
  id: p.boolean().primary().default(true),
  next_at: p.datetime().defaultRaw(`clock_timestamp()`),
  taken_until: p.datetime().defaultRaw(`clock_timestamp()`),
  answered_at: p.datetime().nullable(),
  silent_since: p.datetime().nullable(),
  failures: p.integer().default(0),
  /** A key with figures, as text (`messageOf`). Earlier releases stored a sentence. */
  trouble: p.text().nullable(),
  tag: p.text().nullable(),
  modified: p.text().nullable(),
  read_at: p.datetime().nullable(),
  outcome: p.json<KeptReport>().nullable(),
});

export interface KeptReport {
  readonly clubs: number;
  readonly injured: number;
  readonly missed: readonly ReportMiss[];
  readonly stale: readonly string[];
}

export const nightTables = [ScheduledGame, NhlSchedule, SampleNight, NightPlay, LiveSource, RosterReport] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof nightTables)[number]> {}
}
