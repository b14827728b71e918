import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../../platform/database/table.js';

/** A free agent whom teams can auction in free agency, by the season that began. */
export const UnrestrictedAgent = table('unrestricted_agent', 'league', {
  league_id: p.text().primary(),
  season: p.text().primary(),
  player_id: p.integer().primary(),
  team_id: p.text(),
  /** The salary of the contract that has ended. Null for a player who had none. */
  salary: p.integer().nullable(),
  opened_at: p.datetime().defaultRaw(`clock_timestamp()`),
  /** Until when teams can open the player's auction. */
  nominate_until: p.datetime(),
});

export const ufaTables = [UnrestrictedAgent] as const;

declare module '../../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof ufaTables)[number]> {}
}
