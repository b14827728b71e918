import { p } from '@mikro-orm/core';
import type { LineupPlace } from '@crease/core/teams/lineup/lineup.rules.js';
import { table, type TablesOf } from '../../platform/database/table.js';

/** Leagues with line-ups: the first day with them, the last day settled, and if an early game may decide the next. */
export const LineupLeague = table('lineup_league', 'league', {
  league_id: p.text().primary(),
  from_day: p.date(),
  settled_to: p.date().nullable(),
  by_games: p.boolean().default(true),
});

/** A manager's line-up, from its day until the next one begins. */
export const Lineup = table('lineup', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  begins_on: p.date().primary(),
  places: p.json<LineupPlace[]>(),
  /** Players that were new in it. */
  moved: p.integer(),
  /** Number of times it was saved. */
  version: p.integer().default(1),
  set_by: p.text().nullable(),
  at: p.datetime().defaultRaw('clock_timestamp()'),
});

export const lineupTables = [LineupLeague, Lineup] as const;

declare module '../../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof lineupTables)[number]> {}
}
