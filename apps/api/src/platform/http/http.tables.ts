import { sql } from 'kysely';
import type { Db } from '../database/database.js';

export async function forgetRequestsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('idempotency').where('user_id', '=', userId).execute();
  await db.deleteFrom('league_idempotency').where('user_id', '=', userId).execute();
}

export async function forgetRequestsOfLeague(db: Db, leagueId: string): Promise<void> {
  await db.deleteFrom('league_idempotency').where('league_id', '=', leagueId).execute();
}

/** Deletes old attempt counts and answers: after two days a repeated request counts as new. */
export async function deleteOldRequests(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute();
  const twoDaysAgo = sql<Date>`now() - interval '2 days'`;
  await db.deleteFrom('idempotency').where('at', '<', twoDaysAgo).execute();
  await db.deleteFrom('league_idempotency').where('at', '<', twoDaysAgo).execute();
}
