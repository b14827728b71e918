import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from './table.js';
import { json } from './sql.js';

/** What the site owner sets for the whole installation. */
interface SystemConfig {
  readonly current_season: Season;
  readonly minimum_salary: number;
}

/** What a player counts who never signed a contract, as a value of a `select`. */
export const minimumSalary = sql<number>`(select (value #>> '{}')::int from system_config where key = 'minimum_salary')`;

export async function saveConfig<K extends keyof SystemConfig>(db: Db, key: K, value: SystemConfig[K]): Promise<void> {
  await db
    .insertInto('system_config')
    .values({ key, value: json<unknown>(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();
}

/** The present season is the calendar's again. */
export async function followCalendar(db: Db): Promise<void> {
  await db.deleteFrom('system_config').where('key', '=', 'current_season').execute();
}
