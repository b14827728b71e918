import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';

/**
 * Players left the waivers without a decision, for instance because a commissioner added them: their waivers and the
 * claims on them end. For the caller's transaction, under the locks of the teams; `why` is a sentence.
 */
export async function settleClaims(db: Db, leagueId: string, playerIds: readonly number[], why: string): Promise<void> {
  await db
    .with('over', (ends) =>
      ends
        .updateTable('waiver')
        .set({ resolved_at: clockNow })
        .where('league_id', '=', leagueId)
        .where('player_id', '=', anyOf(playerIds))
        .where('resolved_at', 'is', null)
        .returning('id'),
    )
    .updateTable('waiver_claim as c')
    .from('over')
    .set({ outcome: 'lost', reason: why })
    .whereRef('c.waiver_id', '=', 'over.id')
    .where('c.withdrawn_at', 'is', null)
    .where('c.outcome', 'is', null)
    .execute();
}
