import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { AccessTokenCreated, AccessTokenView } from '@crease/core/auth/tokens/token.answers.js';
import {
  covers,
  leagueOfScope,
  MOST_TOKENS,
  TOKEN_PATTERN,
  TOKEN_PREFIX,
  TOKEN_REQUESTS,
  tokenNeed,
  type TokenScope,
} from '@crease/core/auth/tokens/token.rules.js';
import type { CreateTokenBody } from '@crease/core/auth/tokens/token.schema.js';
import { newId } from '@crease/core/ids.js';
import type { Call } from '@crease/core/wire/call.js';
import { Database, type Tables } from '../../platform/database/database.js';
import { MembershipCache } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import type { SessionUser } from '../../platform/http/session.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../auth.refusals.js';
import type { Client } from '../client.js';
import { tokenLimit } from '../limits.js';
import { ProofService } from '../proof.service.js';
import { SecurityLog } from '../security.service.js';
import { hashOf } from '../token-hash.js';
import { lockAccount } from './account-lock.js';
import { deleteToken, insertToken, livingTokens, markTokenUsed, tokenByHash, tokensOf } from './token.tables.js';

export interface TokenHolder {
  readonly user: SessionUser;
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
}

/** The access token of an `Authorization` header. Empty, and so unknown, for any other header. */
export function tokenOf(authorization: string | undefined): string {
  const [, token = ''] = /^bearer\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  return token.startsWith(TOKEN_PREFIX) ? token : '';
}

const UNKNOWN = new RefusalError(refusal('tokenInvalid.unknown', { kind: 'unauthenticated' }));
const READS_ONLY = new RefusalError(refusal('tokenReadsOnly', { kind: 'forbidden' }));
const CLOSED = new RefusalError(refusal('tokenScope.closed', { kind: 'forbidden' }));
const TOO_MANY = refusal('tooManyTokens', { figures: { most: MOST_TOKENS }, figure: MOST_TOKENS, limit: MOST_TOKENS });
const TOO_OFTEN = refusal('tooManyRequests.token', { figures: { most: TOKEN_REQUESTS } });

/**
 * Access tokens, with which programs of a person read what the person may read. Every request reads the token's row, so
 * a revoked token is refused at once in every process.
 */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
    private readonly limiter: RateLimiter,
    private readonly proofs: ProofService,
    private readonly security: SecurityLog,
    private readonly mail: MailService,
  ) {}

  async list(userId: string): Promise<AccessTokenView[]> {
    return (await tokensOf(this.database.db, userId).execute()).map(viewOf);
  }

  /** Creates a token. The answer alone has its text. */
  async create(
    user: SessionUser,
    { name, scopes, days, ...proof }: CreateTokenBody,
    client: Client,
  ): Promise<AccessTokenCreated> {
    await this.requireLeagues(user, scopes);
    const { passwordHash } = await this.proofs.prove(user.userId, proof, client);
    const secret = TOKEN_PREFIX + randomBytes(32).toString('base64url');
    const { token, mailId } = await this.database.write(async ({ db }) => {
      await lockAccount(db, user, passwordHash);
      if ((await livingTokens(db, user.userId).execute()).length >= MOST_TOKENS) throw new RefusalError(TOO_MANY);
      const row = { id: newId(randomBytes), user_id: user.userId, name, hash: hashOf(secret) };
      const created = await insertToken(db, { ...row, scopes: [...new Set(scopes)] }, days).executeTakeFirstOrThrow();
      const written = await this.security.writeInside(db, {
        kind: 'tokenCreated',
        userId: user.userId,
        client,
        data: { name },
      });
      return { token: created, mailId: written };
    });
    if (mailId !== null) await this.mail.queue(mailId);
    return { secret, token: viewOf(token) };
  }

  async revoke(userId: string, tokenId: string, client: Client): Promise<void> {
    const mailId = await this.database.write(async ({ db }) => {
      const deleted = await deleteToken(db, userId, tokenId).executeTakeFirst();
      if (!deleted) throw notFound('token');
      return this.security.writeInside(db, { kind: 'tokenRevoked', userId, client, data: { name: deleted.name } });
    });
    if (mailId !== null) await this.mail.queue(mailId);
  }

  /** Returns the token's owner for a declared call, or refuses. */
  async authorize(token: string, key: string, call: Call, leagueId: string | null): Promise<SessionUser> {
    if (!key.startsWith('GET ')) throw READS_ONLY;
    const holder = await this.holderOf(token);
    await this.count(holder);
    const needs = tokenNeed(key, call);
    if (needs === null) throw CLOSED;
    if (!covers(holder.scopes, needs, leagueId))
      throw new RefusalError(
        refusal('tokenScope', { kind: 'forbidden', figures: { has: holder.scopes, needs }, field: 'scopes' }),
      );
    return holder.user;
  }

  /** Returns the owner of a token. Refuses one that is unknown, revoked or expired. */
  async holderOf(token: string): Promise<TokenHolder> {
    if (!TOKEN_PATTERN.test(token)) throw UNKNOWN;
    const { database } = this;
    const [row] = await database.prepared('access-token', tokenByHash(database.db, hashOf(token)));
    if (!row) throw UNKNOWN;
    if (row.expired) {
      const figures = { name: row.name, day: row.expires_at.toISOString().slice(0, 10) };
      throw new RefusalError(refusal('tokenInvalid.expired', { kind: 'unauthenticated', figures }));
    }
    if (row.stale) await markTokenUsed(database.db, row.id).execute();
    return {
      tokenId: row.id,
      scopes: row.scopes,
      // Never the site owner: a token reads only the leagues that its person is in.
      user: { userId: row.user_id, sessionId: row.id, email: row.email, siteOwner: false, byToken: true },
    };
  }

  async count({ tokenId }: TokenHolder): Promise<void> {
    await this.limiter.within([{ ...tokenLimit(tokenId), refusal: TOO_OFTEN }], null, async () => undefined);
  }

  /** A league that the user is not in answers like one that does not exist. */
  private async requireLeagues(user: SessionUser, scopes: readonly TokenScope[]): Promise<void> {
    for (const leagueId of scopes.map(leagueOfScope))
      if (leagueId !== null && !(await this.members.member(leagueId, { ...user, siteOwner: false })))
        throw notFound('league');
  }
}

type Row = Pick<
  Selectable<Tables['access_token']>,
  'id' | 'name' | 'scopes' | 'created_at' | 'expires_at' | 'last_used_at'
>;

const viewOf = ({ id, name, scopes, created_at, expires_at, last_used_at }: Row): AccessTokenView => ({
  token_id: id,
  name,
  scopes: [...scopes],
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
