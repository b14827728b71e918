import { RefusalError } from '../refusal.error.js';
import { c, runOn, sqlFile } from './statement.js';
import type { Db } from './table.js';
import { refusal } from '../platform.refusals.js';

/** Key of a request that may be sent twice. `hash` covers its path and body. */
export interface Idempotency {
  readonly user: string;
  readonly key: string;
  readonly hash: string;
}

const claimKey = sqlFile<[user: string, key: string, hash: string]>()(import.meta.url, 'idempotency-claim.sql', {
  key: c.text,
});
const keepAnswer = sqlFile<[user: string, key: string, response: string]>()(
  import.meta.url,
  'idempotency-answer.sql',
  {},
);

/**
 * Claims a request's key in its transaction; a second request with the same key waits for the first. Returns the first
 * one's answer, or null when this is the first.
 */
export async function claim(db: Db, { user, key, hash }: Idempotency): Promise<{ response: unknown } | null> {
  const mine = await runOn(db, claimKey, user, key, hash);
  if (mine.length > 0) return null;
  const earlier = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'response'])
    .where('user_id', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.body_hash !== hash) throw keyReused();
  return { response: earlier.response };
}

export async function answered(db: Db, { user, key }: Idempotency, response: unknown): Promise<void> {
  await runOn(db, keepAnswer, user, key, JSON.stringify(response ?? null));
}

export function keyReused(): RefusalError {
  return new RefusalError(refusal('idempotencyKeyReused', { kind: 'mismatch' }));
}
