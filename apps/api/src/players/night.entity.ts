import { p } from '@mikro-orm/core';
import type { GameState } from '@crease/core/players/night.rules.js';
import type { ReportMiss } from '@crease/core/players/roster-report.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

/** A game of the NHL's schedule, with how it stands. */
export const ScheduledGame = table('nhl_game', {
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
  /** An invented game of the sample. */
  sample: p.boolean().default(false),
});

/** The night of the sample that is, or was last, played on request. */
export const SampleNight = table('sample_night', {
  id: p.boolean().primary().default(true),
  season: p.text(),
  day: p.date(),
  begun_at: p.datetime(),
  next_at: p.datetime(),
  read_at: p.datetime().nullable(),
  ended_at: p.datetime().nullable(),
});

/** What the one reader of games under way remembers: its next look, and how the source answers. */
export const LiveSource = table('live_source', {
  id: p.boolean().primary().default(true),
  next_at: p.datetime().defaultRaw(`clock_timestamp()`),
  taken_until: p.datetime().defaultRaw(`clock_timestamp()`),
  schedule_at: p.datetime().nullable(),
  answered_at: p.datetime().nullable(),
  silent_since: p.datetime().nullable(),
  failures: p.integer().default(0),
  trouble: p.text().nullable(),
  /** Rows of the last answers that could not be read, in words. */
  unread: p.json<readonly string[]>().defaultRaw(`'[]'`),
});

/** What the one reader of the NHL's roster report remembers: its next look, and what it last read. */
export const RosterReport = table('roster_report', {
  id: p.boolean().primary().default(true),
  next_at: p.datetime().defaultRaw(`clock_timestamp()`),
  taken_until: p.datetime().defaultRaw(`clock_timestamp()`),
  answered_at: p.datetime().nullable(),
  silent_since: p.datetime().nullable(),
  failures: p.integer().default(0),
  trouble: p.text().nullable(),
  tag: p.text().nullable(),
  modified: p.text().nullable(),
  read_at: p.datetime().nullable(),
  outcome: p.json<KeptReport>().nullable(),
});

/** What became of the report that was last read. */
export interface KeptReport {
  readonly clubs: number;
  readonly injured: number;
  readonly missed: readonly ReportMiss[];
  readonly stale: readonly string[];
}

export const nightTables = [ScheduledGame, SampleNight, LiveSource, RosterReport] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof nightTables)[number]> {}
}
