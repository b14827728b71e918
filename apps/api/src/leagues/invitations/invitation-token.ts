import { createHash, createHmac } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import { namesIn } from '../../platform/database/rows.js';

const i = namesIn('invitation as i');

export interface InvitationKey {
  readonly id: string;
  readonly league_id: string;
  readonly nonce: string;
}

/**
 * The token of an invitation: its league, a dot and 256 bits, computed from the server's secret and the invitation's
 * nonce. So the commissioner can see the link again, although the database stores only the hash of these bits.
 */
export function invitationToken(secret: string, { id, league_id, nonce }: InvitationKey): string {
  const bits = createHmac('sha256', secret).update(`invitation:${id}:${nonce}`).digest('base64url');
  return `${league_id}.${bits}`;
}

export function leagueLinkToken(secret: string, { league_id, nonce }: Omit<InvitationKey, 'id'>): string {
  const bits = createHmac('sha256', secret).update(`league-link:${league_id}:${nonce}`).digest('base64url');
  return `${league_id}.${bits}`;
}

/** The league of a token and the hash of its bits. Links of earlier releases have the bits alone. */
export function readToken(token: string): { readonly leagueId: string | null; readonly hash: string } {
  const dot = token.indexOf('.');
  return {
    leagueId: dot === -1 ? null : token.slice(0, dot),
    hash: createHash('sha256')
      .update(token.slice(dot + 1))
      .digest('hex'),
  };
}

export const invitationHash = (token: string): string => readToken(token).hash;

export function hasToken(token: string) {
  const { leagueId, hash } = readToken(token);
  return leagueId === null
    ? sql<SqlBool>`${i.token_hash} = ${hash}`
    : sql<SqlBool>`${i.league_id} = ${leagueId} and ${i.token_hash} = ${hash}`;
}
