import { sql } from 'kysely';
import type { Db } from './table.js';

/**
 * The first name that PostgreSQL does not know, or null. `at time zone` cannot check this because it also accepts
 * 'FOO+5'.
 */
export async function findUnknownTimeZone(db: Db, zones: readonly string[]): Promise<string | null> {
  if (zones.length === 0) return null;
  const known = await db
    .selectFrom(sql<{ name: string }>`pg_timezone_names`.as('zone'))
    .select(({ fn }) => fn<string>('lower', ['name']).as('name'))
    .execute();
  const names = new Set(known.map(({ name }) => name));
  return zones.find((zone) => !names.has(zone.toLowerCase())) ?? null;
}
