import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const b = namesIn('bid as b');

/** True while a bid for the player is due and not decided: the run then decides who gets the player. */
export const hasDueBid = (leagueId: Expression<string>, playerId: Expression<number>) =>
  sql<SqlBool>`exists (select from ${b.table} where ${b.league_id} = ${leagueId} and ${b.player_id} = ${playerId}
    and ${b.decided_at} is null and ${b.run_at} <= clock_timestamp())`;

const openWaiver = (db: Db, leagueId: string, playerId: number) =>
  db
    .selectFrom('waiver')
    .select('clears_at')
    .where('league_id', '=', leagueId)
    .where('player_id', '=', playerId)
    .where('resolved_at', 'is', null);

/** End of the player's waivers (milliseconds since 1970), even if it has passed; null without waivers. */
export async function clearsAt(db: Db, leagueId: string, playerId: number): Promise<number | null> {
  const waiver = await openWaiver(db, leagueId, playerId).executeTakeFirst();
  return waiver?.clears_at.getTime() ?? null;
}

/** The end of waivers that have not ended; null without them. */
export async function waitsUntil(db: Db, leagueId: string, playerId: number): Promise<Date | null> {
  const waiver = await openWaiver(db, leagueId, playerId).where('clears_at', '>', clockNow).executeTakeFirst();
  return waiver?.clears_at ?? null;
}
