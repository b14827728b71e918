import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';

/**
 * A team's goalie starts on a day, in matchup periods with a limit, whether they count or not. Days without a start are
 * missing.
 */
export const GoalieStartsOfDay = table('goalie_starts', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  season: p.text(),
  day: p.date().primary(),
  starts: p.integer(),
});

export const goalieStartsTables = [GoalieStartsOfDay] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof goalieStartsTables)[number]> {}
}
