import { sql } from 'kysely';
import type { Db } from './table.js';

/** Limits in milliseconds. */
export interface WriteLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

export class TookTooLong extends Error {
  constructor({ statementMs }: WriteLimits) {
    super(`A statement took longer than ${statementMs / 1_000} s.`);
  }
}

export async function limitStatements(db: Db, { statementMs, lockMs }: WriteLimits): Promise<void> {
  await db
    .selectNoFrom([
      sql<string>`set_config('statement_timeout', ${`${statementMs}ms`}, true)`.as('statement'),
      sql<string>`set_config('lock_timeout', ${`${lockMs}ms`}, true)`.as('lock'),
    ])
    .execute();
}
