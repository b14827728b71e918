import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';

/** A league whose first draft has begun leaves its setup. False where it has left it already. */
export async function leaveSetup(db: Db, leagueId: string): Promise<boolean> {
  const left = await db
    .updateTable('league')
    .set({ phase: 'startup-drafts', version: sql<number>`version + 1` })
    .where('id', '=', leagueId)
    .where('phase', '=', 'setup')
    .returning('id')
    .execute();
  return left.length > 0;
}
