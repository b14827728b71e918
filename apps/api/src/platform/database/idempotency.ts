import { RefusalError } from '../refusal.error.js';
import { c, runOn, sqlFile } from './statement.js';
import type { Db } from './table.js';
import { refusal } from '../platform.refusals.js';

/** Key of a request that may repeat. `hash` covers its path and body. */
export interface Idempotency {
  /** Keys of a league's calls are stored with the league; null for other calls. */
  readonly league: string | null;
  readonly user: string;
  readonly key: string;
  readonly hash: string;
}

const claimKey = sqlFile<[user: string, key: string, hash: string]>()(import.meta.url, 'idempotency-claim.sql', {
  key: c.text,
});
const claimLeagueKey = sqlFile<[league: string, user: string, key: string, hash: string]>()(
  import.meta.url,
  'league-idempotency-claim.sql',
  { key: c.text },
);
const keepAnswer = sqlFile<[user: string, key: string, response: string]>()(
  import.meta.url,
  'idempotency-answer.sql',
  {},
);
const keepLeagueAnswer = sqlFile<[league: string, user: string, key: string, response: string]>()(
  import.meta.url,
  'league-idempotency-answer.sql',
  {},
);

export const earlierRequest = (db: Db, { league, user, key }: Omit<Idempotency, 'hash'>) =>
  league === null
    ? db
        .selectFrom('idempotency as i')
        .select(['i.body_hash', 'i.response'])
        .where('i.user_id', '=', user)
        .where('i.key', '=', key)
    : db
        .selectFrom('league_idempotency as i')
        .select(['i.body_hash', 'i.response'])
        .where('i.league_id', '=', league)
        .where('i.user_id', '=', user)
        .where('i.key', '=', key);

/**
 * Claims the key for a request; a second request with the same key waits for the first. Returns the first one's answer,
 * or null when this is the first.
 */
export async function claim(db: Db, idempotency: Idempotency): Promise<{ response: unknown } | null> {
  const { league, user, key, hash } = idempotency;
  const mine =
    league === null
      ? await runOn(db, claimKey, user, key, hash)
      : await runOn(db, claimLeagueKey, league, user, key, hash);
  if (mine.length > 0) return null;
  const earlier = await earlierRequest(db, idempotency).executeTakeFirst();
  if (!earlier) return null;
  if (earlier.body_hash !== hash) throw keyReused();
  return { response: earlier.response };
}

export async function answered(db: Db, { league, user, key }: Idempotency, response: unknown): Promise<void> {
  const answer = JSON.stringify(response ?? null);
  await (league === null
    ? runOn(db, keepAnswer, user, key, answer)
    : runOn(db, keepLeagueAnswer, league, user, key, answer));
}

export function keyReused(): RefusalError {
  return new RefusalError(refusal('idempotencyKeyReused', { kind: 'mismatch' }));
}
