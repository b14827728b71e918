import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';

export const RosterEntry = table('roster_entry', {
  league_id: p.text().primary(),
  player_id: p.integer().primary(),
  team_id: p.text(),
  place: p.text().$type<'active' | 'ir' | 'rookie'>(),
  acquired_at: p.datetime().defaultRaw(`now()`),
  acquired_by: p.text(),
  since: p.datetime().defaultRaw(`now()`),
});

export const RosterPast = table('roster_past', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text(),
  team_id: p.text(),
  player_id: p.integer(),
  place: p.text(),
  from_at: p.datetime(),
  to_at: p.datetime(),
  acquired_at: p.datetime().nullable(),
  acquired_by: p.text().nullable(),
});

export const teamsTables = [RosterEntry, RosterPast] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof teamsTables)[number]> {}
}
