import { pgArray, type Transaction } from '../platform/database/database.js';

/** Players left the waivers by another way than a decision: claims on them are told so. For the caller's transaction, under the teams' locks; `why` is a sentence. */
export async function settleClaims(
  sql: Transaction['sql'],
  leagueId: string,
  playerIds: readonly number[],
  why: string,
): Promise<void> {
  await sql(
    `with over as (update waiver set resolved_at = clock_timestamp() where league_id = $1 and player_id = any($2::int[]) and resolved_at is null returning id)
     update waiver_claim c set outcome = 'lost', reason = $3 from over where c.waiver_id = over.id and c.withdrawn_at is null and c.outcome is null`,
    [leagueId, pgArray(playerIds), why],
  );
}
