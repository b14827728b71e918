import { sql } from 'kysely';
import type { Db } from '../database/database.js';

/** Answers that are kept for requests of a user that may be repeated. */
export async function forgetRequestsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('idempotency').where('user_id', '=', userId).execute();
}

/** Counts of attempts whose time is over, and answers to requests: after two days a repeated request is a new one. */
export async function deleteOldRequests(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}
