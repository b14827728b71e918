import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Language } from '@crease/core/locale.js';
import { ID_PATTERN, newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, patiently, type Db } from '../../platform/database/database.js';
import { clockNow, exact } from '../../platform/database/sql.js';
import { ACCESS_SECONDS, type SessionUser } from '../../platform/http/session.js';
import { Round } from '../../platform/round.js';
import { signedOut } from '../account.refusals.js';
import type { Client } from '../client.js';
import { SecurityLog } from '../security.service.js';
import { hashOf } from '../token-hash.js';
import { endingSessions, openingSession, REFRESH_SECONDS, rotateToken, type Person } from './session.tables.js';
import { endingIdle, type IdleBefore } from './session-idle.tables.js';

const POLL_MS = 500;
/** Each poll looks back this much further, because a session's end gets its time before its transaction commits. */
const OVERLAP_SECONDS = 5;

/** Claims that an access token must carry. The passport strategy and the sockets check the same ones. */
export const ACCESS_TOKEN = { algorithms: ['HS256' as const], issuer: 'crease', audience: 'crease' };

export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
  readonly email: string;
  readonly ver: boolean;
  readonly typ: 'access';
  /** The session of a visitor, which only reads. */
  readonly vis?: true;
  readonly lan?: Language;
}

export interface SessionTokens {
  readonly sessionId: string;
  /** A session kept on its device has no idle time. */
  readonly kept: boolean;
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly refreshSeconds: number;
}

export interface Ended {
  readonly id: string;
  readonly reason: string;
}

type EndedListener = (sessionIds: string[], reason: string) => void;
type StartedListener = (sessionId: string, kept: boolean) => void;

/** How the user signed in ('password', 'google', …), and whether the device keeps the session. */
export interface Entrance {
  readonly by: string;
  readonly kept: boolean;
}

/**
 * Sessions consist of a short-lived access token, verified without the database, and a refresh token that is replaced
 * at every use. A session that ended in any process is refused within a second.
 */
@Injectable()
export class SessionService implements OnModuleInit, OnModuleDestroy {
  /** Ended sessions whose access tokens may still be valid, with the time (ms) at which those expire. */
  private readonly ended = new Map<string, number>();
  private readonly listeners: EndedListener[] = [];
  private readonly startedListeners: StartedListener[] = [];
  private readonly polls = new Round('Sessions', () => this.poll());
  /** Time of the database's clock. */
  private since: string | null = null;

  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await patiently(() => this.poll());
    this.polls.every(POLL_MS);
  }

  onModuleDestroy(): void {
    this.polls.end();
  }

  /**
   * Returns the user of an access token. Returns null for one that is forged, foreign, expired, or of an ended session.
   */
  verify(accessToken: string): SessionUser | null {
    try {
      return this.fromClaims(this.jwt.verify<Record<string, unknown>>(accessToken, ACCESS_TOKEN));
    } catch {
      return null;
    }
  }

  /** Returns the user of verified claims; null unless they belong to a living session's access token. */
  fromClaims(claims: Readonly<Record<string, unknown>>): SessionUser | null {
    const { sub, sid, email, ver, typ, exp, iat, vis, lan } = claims;
    if (typ !== 'access' || typeof sub !== 'string' || typeof sid !== 'string' || typeof email !== 'string')
      return null;
    if (typeof exp !== 'number' || typeof iat !== 'number' || exp - iat > ACCESS_SECONDS) return null;
    if (!ID_PATTERN.test(sub) || !ID_PATTERN.test(sid) || this.ended.has(sid)) return null;
    const user = { userId: sub, sessionId: sid, email };
    if (vis !== undefined) return { ...user, siteOwner: false, visitor: true };
    const account = { ...user, siteOwner: this.isSiteOwner(email, ver === true) };
    return lan === undefined ? account : { ...account, language: lan as Language };
  }

  /**
   * The account with the configured address is the site owner once the address is confirmed: by a mailed link, a
   * provider or the server's code.
   */
  isSiteOwner(email: string, emailVerified: boolean): boolean {
    return (
      this.config.SITE_OWNER_EMAIL !== '' &&
      email.toLowerCase() === this.config.SITE_OWNER_EMAIL.toLowerCase() &&
      emailVerified
    );
  }

  onEnded(listener: EndedListener): void {
    this.listeners.push(listener);
  }

  onStarted(listener: StartedListener): void {
    this.startedListeners.push(listener);
  }

  /**
   * Opens a session and writes a security log entry. Returns null without a session when the account was disabled or
   * deleted meanwhile, or its password has changed since `passwordHash`. These changes lock the account's row before
   * they end its sessions. So every session is either ended by the change or refused here.
   */
  async start(
    person: Person,
    passwordHash: string | null,
    client: Client,
    { by, kept }: Entrance,
  ): Promise<SessionTokens | null> {
    const sessionId = newId(randomBytes);
    const refreshToken = randomBytes(32).toString('base64url');
    const opened = await this.database.prepared(
      'session-start',
      openingSession(this.database.db, {
        sessionId,
        userId: person.id,
        passwordHash,
        client,
        by,
        kept,
        hash: hashOf(refreshToken),
      }),
    );
    if (opened.length === 0) return null;
    for (const listener of this.startedListeners) listener(sessionId, kept);
    return this.tokens(person, { sessionId, kept }, refreshToken);
  }

  /**
   * Replaces a refresh token. The new token is derived from the old one and the server's secret. Tabs that refresh at
   * the same time, or repeat a refresh whose answer was lost, get the same token. Use of an older token ends the
   * session, because it must be a stolen copy.
   */
  async refresh(
    refreshToken: string,
    client: Client | null = null,
  ): Promise<{ tokens: SessionTokens; person: Person }> {
    const hash = hashOf(refreshToken);
    const next = createHmac('sha256', this.config.SESSION_SECRET).update(`refresh:${refreshToken}`).digest('base64url');
    const outcome = await this.database.write(({ db }) => rotateToken(db, hash, hashOf(next)));
    if (!outcome) throw signedOut();
    if (outcome.stolen !== undefined) {
      await this.endSession(outcome.stolen, 'reused');
      this.security.record({ kind: 'tokenReused', userId: outcome.of, client, data: { session: outcome.stolen } });
      throw signedOut();
    }
    return { tokens: this.tokens(outcome.person, outcome, next), person: outcome.person };
  }

  async endSession(sessionId: string, reason: string): Promise<void> {
    await endingSessions(this.database.db, reason).where('id', '=', sessionId).execute();
    this.markEnded([{ id: sessionId, reason }]);
  }

  async endSessionsOf(userId: string, reason: string, except: string | null = null): Promise<number> {
    const ended = await this.endInside(this.database.db, userId, reason, except);
    this.tellEnded(ended);
    return ended.length;
  }

  /**
   * Like `endSessionsOf`, but inside the transaction of the change, which has locked the account's row. Call it last in
   * the transaction, because other processes look back only a few seconds, and call `tellEnded` after the commit.
   */
  async endInside(db: Db, userId: string, reason: string, except: string | null = null): Promise<Ended[]> {
    const rows = await endingSessions(db, reason)
      .where('user_id', '=', userId)
      .where('id', 'is distinct from', except)
      .returning('id')
      .execute();
    return rows.map(({ id }) => ({ id, reason }));
  }

  /**
   * Immediately refuses ended sessions in this process and closes their sockets. Other processes find them within a
   * second.
   */
  tellEnded(ended: readonly Ended[]): void {
    this.markEnded(ended);
  }

  /** Ends one session of a user. Returns false when the user has no such living session. */
  async endOwnSession(userId: string, sessionId: string, reason: string): Promise<boolean> {
    const rows = await endingSessions(this.database.db, reason)
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    this.markEnded(rows.map(({ id }) => ({ id, reason })));
    return rows.length > 0;
  }

  /** Ends idle sessions: the given ones, or all. Returns them with their users. */
  async endIdle(before: IdleBefore, sessionIds: readonly string[] | null): Promise<{ id: string; user_id: string }[]> {
    const rows = await endingIdle(this.database.db, before, sessionIds).execute();
    this.markEnded(rows.map(({ id }) => ({ id, reason: 'idle' })));
    return rows;
  }

  /** Finds the session of a refresh token, for signing out without an access token. */
  async sessionOf(refreshToken: string): Promise<string | null> {
    const token = await this.database.db
      .selectFrom('refresh_token')
      .select('session_id')
      .where('hash', '=', hashOf(refreshToken))
      .executeTakeFirst();
    return token?.session_id ?? null;
  }

  /** Signs the access token of a visitor, who reads what a person reads. It belongs to no stored session. */
  visit(person: Person): Pick<SessionTokens, 'accessToken' | 'expiresAt'> {
    return this.access(person, newId(randomBytes), { vis: true });
  }

  private tokens(
    person: Person,
    { sessionId, kept }: { readonly sessionId: string; readonly kept: boolean },
    refreshToken: string,
  ): SessionTokens {
    return {
      sessionId,
      kept,
      ...this.access(person, sessionId, person.language === null ? {} : { lan: person.language }),
      refreshToken,
      refreshSeconds: REFRESH_SECONDS,
    };
  }

  private access(person: Person, sessionId: string, more: Pick<AccessClaims, 'vis' | 'lan'>) {
    const claims: AccessClaims = {
      sub: person.id,
      sid: sessionId,
      email: person.email,
      ver: person.emailVerified,
      typ: 'access',
      ...more,
    };
    const accessToken = this.jwt.sign(claims, {
      algorithm: 'HS256',
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
      expiresIn: ACCESS_SECONDS,
    });
    return { accessToken, expiresAt: Date.now() + ACCESS_SECONDS * 1000 };
  }

  /** Marks sessions that ended in any process since the last poll. */
  private async poll(): Promise<void> {
    const since = sql<Date>`coalesce(${this.since}::timestamptz, clock_timestamp() - make_interval(secs => ${ACCESS_SECONDS}))`;
    const [row] = await this.database.prepared(
      'ended-sessions',
      this.database.db.selectNoFrom(({ selectFrom }) => [
        exact(clockNow).as('now'),
        jsonArrayFrom(
          selectFrom('session')
            .select(['id', 'ended_reason'])
            .where('ended_at', '>', sql<Date>`${since} - make_interval(secs => ${OVERLAP_SECONDS})`),
        ).as('ended'),
      ]),
    );
    if (!row) return;
    this.since = row.now;
    this.markEnded(row.ended.map(({ id, ended_reason }) => ({ id, reason: ended_reason ?? 'ended' })));
  }

  private markEnded(sessions: readonly Ended[]): void {
    const now = Date.now();
    for (const [id, until] of this.ended) {
      if (until > now) break;
      this.ended.delete(id);
    }
    const fresh = new Map<string, string[]>();
    for (const { id, reason } of sessions) {
      if (this.ended.has(id)) continue;
      this.ended.set(id, now + (ACCESS_SECONDS + 2 * OVERLAP_SECONDS) * 1000);
      fresh.set(reason, [...(fresh.get(reason) ?? []), id]);
    }
    for (const [reason, ids] of fresh) for (const listener of this.listeners) listener(ids, reason);
  }
}
