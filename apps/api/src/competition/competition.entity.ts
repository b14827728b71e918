import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';

export const TeamDay = table('team_day', {
  team_id: p.text().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  day: p.date().primary(),
  points: p.decimal('number'),
});

export const TeamPoints = table('team_points', {
  team_id: p.text().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  points: p.decimal('number').default(0),
});

export const SeasonStanding = table('season_standing', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  rank: p.integer(),
  points: p.decimal('number'),
  /** Points deducted for missing goalie games; already subtracted from `points`. */
  less: p.decimal('number').default(0),
  /** Imported from another site. */
  brought: p.boolean().default(false),
});

/** Days that could not be scored in a league while its scoring was paused after failures. */
export const PointsMissed = table('points_missed', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  playoffs: p.boolean().primary(),
  day: p.date().primary(),
  corrected: p.boolean(),
});

/** Changes of a team's published points through corrected games or positions, for the notice to its manager. */
export const PointsCorrection = table('points_correction', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text(),
  team_id: p.text(),
  from_day: p.date(),
  to_day: p.date(),
  days: p.integer(),
  before: p.decimal('number'),
  after: p.decimal('number'),
  at: p.datetime().defaultRaw(`now()`),
});

export const competitionTables = [TeamDay, TeamPoints, SeasonStanding, PointsMissed, PointsCorrection] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof competitionTables)[number]> {}
}
