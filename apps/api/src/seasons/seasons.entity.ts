import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';

export const PhaseChange = table('phase_change', {
  id: p.text().primary(),
  league_id: p.text(),
  from_phase: p.text(),
  to_phase: p.text(),
  season_before: p.text(),
  season_after: p.text(),
  by_user: p.text().nullable(),
  begun_at: p.datetime(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  done: p.json<unknown>(),
  taken_back_at: p.datetime().nullable(),
  taken_back_by: p.text().nullable(),
});

export const SeasonStanding = table('season_standing', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  team_id: p.text().primary(),
  rank: p.integer(),
  points: p.decimal('number'),
});

export const seasonsTables = [PhaseChange, SeasonStanding] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof seasonsTables)[number]> {}
}
