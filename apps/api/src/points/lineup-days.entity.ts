import { p } from '@mikro-orm/core';
import type { StandingPlace } from '@crease/core/teams/lineup/lineup.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

/** A team's line-up of a day, fixed at its deciding moment. Players locked in it never change again. */
export const LineupDay = table('lineup_day', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  day: p.date().primary(),
  player_ids: p.array<number>(Number).columnType('int[]'),
  places: p.json<StandingPlace[]>(),
});

export const lineupDaysTables = [LineupDay] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof lineupDaysTables)[number]> {}
}
