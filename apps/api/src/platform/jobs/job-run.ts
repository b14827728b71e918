import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Db, Tables } from '../database/table.js';

/*
 * What is to happen once, such as the news that a week has ended, has a key. The key is written down in the transaction
 * that does it; of two processes at once the second finds it there.
 */

/** Writes down that it happens now. False where it has happened already. */
export async function firstRun(db: Db, key: string): Promise<boolean> {
  const mine = await db
    .insertInto('job_run')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return mine !== undefined;
}

/** Whether it has happened. */
export async function hasRun(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('job_run').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
}

/** As a condition of a query, for a key that an expression gives: it has not happened yet. */
export function notRunYet(key: Expression<string>): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, never>();
  return eb.not(eb.exists(eb.selectFrom('job_run').select('job_run.key').where('job_run.key', '=', key)));
}
