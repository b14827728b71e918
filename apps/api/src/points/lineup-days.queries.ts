import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Whether a player is among those that stood in a team's line-up. A team without a row of a day plays it without a
 * line-up, and every active player counts.
 */
export const inLineup = (player: Expression<number>, standing: Expression<number[] | null>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${player} = any(${standing})`;
