import { sql } from 'kysely';
import { presentSeason, type Season } from '@crease/core/season.js';
import type { Db } from './table.js';
import { namesIn } from './rows.js';

const systemConfig = namesIn('system_config');

/**
 * The site owner's season as a selectable column; null while it follows the calendar. `presentSeason` interprets it.
 */
export const setSeason = sql<Season | null>`(select ${systemConfig.value} #>> '{}' from ${systemConfig.table} where ${systemConfig.key} = 'current_season')`;

export async function readSetSeason(db: Db): Promise<Season | null> {
  return (await db.selectNoFrom(setSeason.as('season')).executeTakeFirstOrThrow()).season;
}

export async function readPresentSeason(db: Db, now: number): Promise<Season> {
  return presentSeason(await readSetSeason(db), now);
}
