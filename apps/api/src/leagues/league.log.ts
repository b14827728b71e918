import type { Transaction } from '../platform/database/database.js';

/** Name of a user as others in the league know him. */
export async function nameOf(sql: Transaction['sql'], userId: string): Promise<string> {
  const [row] = await sql<{ name: string }>(
    `select first_name || ' ' || last_name as name from app_user where id = $1`,
    [userId],
  );
  return row?.name ?? 'Somebody';
}
