import type { ClaimEnding } from '@crease/core/free-agents/waiver.words.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow, json } from '../platform/database/sql.js';

/**
 * Ends the waivers of players who left them without a decision, e.g. added by a commissioner, and the claims on them.
 * Runs in the caller's transaction, which holds the teams' locks.
 */
export async function settleClaims(
  db: Db,
  leagueId: string,
  playerIds: readonly number[],
  why: ClaimEnding,
): Promise<void> {
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
    .set({ outcome: 'lost', ending: json(why) })
    .where('c.league_id', '=', leagueId)
    .whereRef('c.waiver_id', '=', 'over.id')
    .where('c.withdrawn_at', 'is', null)
    .where('c.outcome', 'is', null)
    .execute();
}
