import { sql } from 'kysely';
import type { Maintenance } from '@crease/core/auth/maintenance.schema.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from './table.js';
import { json } from './sql.js';
import { namesIn } from './rows.js';

const systemConfig = namesIn('system_config');

interface SystemConfig {
  readonly current_season: Season;
  /** Hash of the code with which a user claims the site owner's account. */
  readonly site_owner_code: string;
  /** Maintenance that has begun or is announced. */
  readonly maintenance: Maintenance;
  readonly minimum_salary: number;
  readonly minimum_salary_season: Season;
  readonly season_dates: Readonly<Record<Season, { readonly start: string; readonly end: string }>>;
}

/** Cap hit of a player without any contract. */
export const minimumSalary = sql<number>`(select (${systemConfig.value} #>> '{}')::int from ${systemConfig.table} where ${systemConfig.key} = 'minimum_salary')`;

export async function saveConfig<K extends keyof SystemConfig>(db: Db, key: K, value: SystemConfig[K]): Promise<void> {
  await db
    .insertInto('system_config')
    .values({ key, value: json<unknown>(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();
}

export async function readConfigOf<K extends keyof SystemConfig>(db: Db, key: K): Promise<SystemConfig[K] | null> {
  const row = await db.selectFrom('system_config').select('value').where('key', '=', key).executeTakeFirst();
  // Only `saveConfig` and migrations write this value.
  return (row?.value as SystemConfig[K] | undefined) ?? null;
}

export async function deleteConfig(db: Db, key: keyof SystemConfig): Promise<void> {
  await db.deleteFrom('system_config').where('key', '=', key).execute();
}

/** Deletes a value if it equals the given one. Only the first of two concurrent callers gets true. */
export async function takeConfig<K extends keyof SystemConfig>(
  db: Db,
  key: K,
  value: SystemConfig[K],
): Promise<boolean> {
  const taken = await db
    .deleteFrom('system_config')
    .where('key', '=', key)
    .where('value', '=', json<unknown>(value))
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function followCalendar(db: Db): Promise<void> {
  await deleteConfig(db, 'current_season');
}
