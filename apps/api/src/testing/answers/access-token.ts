import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { hashOf } from '../../auth/token-hash.js';
import type { runSql } from './run-sql.js';

/** Writes an access token directly into the database. `ends`: its end, as an interval from now. */
export async function accessToken(
  query: ReturnType<typeof runSql>,
  userId: string,
  scopes: readonly string[] = ['leagues'],
  ends = '1 day',
): Promise<{ token_id: string; secret: string }> {
  const [token_id, secret] = [newId(randomBytes), `crease_${randomBytes(32).toString('base64url')}`];
  await query`insert into access_token (id, user_id, name, hash, scopes, expires_at)
    values (${token_id}, ${userId}, 'A sheet', ${hashOf(secret)}, ${scopes}, now() + ${ends}::interval)`;
  return { token_id, secret };
}
