import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Db, Tables } from '../database/table.js';

/*
 * Work that must happen once has a key. The transaction that does the work records the key; of two concurrent processes
 * the second finds it.
 */

/** Prefix of the key of a nightly import that has ended; its day follows ('nhl-nightly-2026-11-27'). */
export const NIGHTLY_KEY = 'nhl-nightly-';

/** Records that the work runs now. Returns false when it has already run. */
export async function firstRun(db: Db, key: string): Promise<boolean> {
  const mine = await db
    .insertInto('job_run')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return mine !== undefined;
}

export async function hasRun(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('job_run').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
}

export function notRunYet(key: Expression<string>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  return eb.not(eb.exists(eb.selectFrom('job_run').select('job_run.key').where('job_run.key', '=', key)));
}
