import { presentSeason, type Season } from '@crease/core/season.js';
import type { Transaction } from './database.js';

/** The season that the site owner set, as a value of a `select`; null while it follows the calendar. `presentSeason` says what that means. */
export const SET_SEASON_SQL = `(select value #>> '{}' from system_config where key = 'current_season')`;

export async function readSetSeason(sql: Transaction['sql']): Promise<Season | null> {
  const [row] = await sql<{ season: Season | null }>(`select ${SET_SEASON_SQL} as season`);
  return row?.season ?? null;
}

/** The season that the installation is in at a moment (ms since 1970). */
export async function readPresentSeason(sql: Transaction['sql'], now: number): Promise<Season> {
  return presentSeason(await readSetSeason(sql), now);
}
