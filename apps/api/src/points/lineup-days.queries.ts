import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Condition: a player is in a team's stored line-up. Without a row for a day every active player counts. */
export const inLineup = (player: Expression<number>, standing: Expression<number[] | null>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${player} = any(${standing})`;
