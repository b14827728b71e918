import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** A team without a row for a day has no line-up, and every active player counts. */
export const inLineup = (player: Expression<number>, standing: Expression<number[] | null>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${player} = any(${standing})`;
