import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from './table.js';
import { json } from './sql.js';

/** What the site owner sets for the whole installation. */
interface SystemConfig {
  readonly current_season: Season;
  /** Hash of the code by which the site owner's account is claimed. */
  readonly site_owner_code: string;
  readonly minimum_salary: number;
  /** The season for which the minimum salary was set. */
  readonly minimum_salary_season: Season;
  /** First and last day of seasons that the site owner has set. */
  readonly season_dates: Readonly<Record<Season, { readonly start: string; readonly end: string }>>;
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

/** What the site owner set; null where they never did. */
export async function readConfigOf<K extends keyof SystemConfig>(db: Db, key: K): Promise<SystemConfig[K] | null> {
  const row = await db.selectFrom('system_config').select('value').where('key', '=', key).executeTakeFirst();
  // Written by `saveConfig` and by migrations.
  return (row?.value as SystemConfig[K] | undefined) ?? null;
}

export async function deleteConfig(db: Db, key: keyof SystemConfig): Promise<void> {
  await db.deleteFrom('system_config').where('key', '=', key).execute();
}

/** Deletes a value if it is the given one. Of two callers at once only the first gets true. */
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

/** The present season is the calendar's again. */
export async function followCalendar(db: Db): Promise<void> {
  await deleteConfig(db, 'current_season');
}
