import { sql, type Expression, type SqlBool } from 'kysely';
import { namesIn } from '../../platform/database/rows.js';

const b = namesIn('bid as b');

/** True while a bid for the player is due and not decided. The player belongs to the run until then. */
export const hasDueBid = (leagueId: Expression<string>, playerId: Expression<number>) =>
  sql<SqlBool>`exists (select from ${b.table} where ${b.league_id} = ${leagueId} and ${b.player_id} = ${playerId}
    and ${b.decided_at} is null and ${b.run_at} <= clock_timestamp())`;
