import { p } from '@mikro-orm/core';
import type { GameState } from '@crease/core/players/night.rules.js';
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
});

export const nightTables = [ScheduledGame, LiveSource] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof nightTables)[number]> {}
}
