import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ID_PATTERN, newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, patiently, type Transaction } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { Round } from '../platform/jobs/round.js';
import { tellUsersOf } from './account.news.js';
import type { Client } from './client.js';
import { SecurityLog } from './security.service.js';

export const ACCESS_SECONDS = 600;
const REFRESH_SECONDS = 30 * 24 * 3600;
/** Tabs that wake up together all hold the same token; the one just replaced still counts this long. */
const GRACE_SECONDS = 10;
const POLL_MS = 500;
/** A session's end is written before it is committed; looking back this far finds it all the same. */
const OVERLAP_SECONDS = 5;

/** What an access token must carry besides its signature; the passport strategy and the sockets check the same. */
export const ACCESS_TOKEN = { algorithms: ['HS256' as const], issuer: 'crease', audience: 'crease' };

export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
  readonly email: string;
  /** Whether the address was confirmed. */
  readonly ver: boolean;
  readonly typ: 'access';
}

export interface SessionTokens {
  readonly sessionId: string;
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly refreshSeconds: number;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** A session that was ended. */
export interface Ended {
  readonly id: string;
  readonly reason: string;
}

type EndedListener = (sessionIds: string[], reason: string) => void;
type StartedListener = (sessionId: string) => void;

export const signedOut = (): RefusalError =>
  new RefusalError({
    name: 'signedOut',
    kind: 'unauthenticated',
    message: 'You are signed out.',
    fix: 'Sign in and try again.',
  });

/**
 * Sessions: a short-lived access token that is checked without the database, and a refresh token that is replaced at every use. A
 * session that ended, here or in another process, is refused within a second.
 */
@Injectable()
export class SessionService implements OnModuleInit, OnModuleDestroy {
  /** Ended sessions whose access tokens could still be valid, with the time (ms) at which they no longer are. */
  private readonly ended = new Map<string, number>();
  private readonly listeners: EndedListener[] = [];
  private readonly startedListeners: StartedListener[] = [];
  private readonly polls = new Round('Sessions', () => this.poll());
  /** By the database's clock. */
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

  /** The user of an access token, or null for one that is forged, foreign, out of date, or of an ended session. */
  verify(accessToken: string): SessionUser | null {
    try {
      return this.fromClaims(this.jwt.verify<Record<string, unknown>>(accessToken, ACCESS_TOKEN));
    } catch {
      return null;
    }
  }

  /** The user of verified claims; null when they are not those of a living session's access token. */
  fromClaims(claims: Readonly<Record<string, unknown>>): SessionUser | null {
    const { sub, sid, email, ver, typ, exp, iat } = claims;
    if (typ !== 'access' || typeof sub !== 'string' || typeof sid !== 'string' || typeof email !== 'string')
      return null;
    if (typeof exp !== 'number' || typeof iat !== 'number' || exp - iat > ACCESS_SECONDS) return null;
    if (!ID_PATTERN.test(sub) || !ID_PATTERN.test(sid) || this.ended.has(sid)) return null;
    return { userId: sub, sessionId: sid, email, siteOwner: this.isSiteOwner(email, ver === true) };
  }

  /** The configured address makes the site owner, once it is confirmed. Where no mail is sent, nobody can confirm one. */
  isSiteOwner(email: string, emailVerified: boolean): boolean {
    return (
      this.config.SITE_OWNER_EMAIL !== '' &&
      email.toLowerCase() === this.config.SITE_OWNER_EMAIL.toLowerCase() &&
      (emailVerified || !this.config.mail)
    );
  }

  onEnded(listener: EndedListener): void {
    this.listeners.push(listener);
  }

  /** Hears of sessions that were opened in this process. */
  onStarted(listener: StartedListener): void {
    this.startedListeners.push(listener);
  }

  /**
   * Opens a session, and writes into the log of security how (`by`: 'password', 'google', …). Null, and no session, when the account was
   * disabled or deleted, or its password is no longer the one of `passwordHash`, since it was looked at: whoever changes these locks the
   * account's row before he ends its sessions, so that every session is either ended by him or refused here.
   */
  async start(person: Person, passwordHash: string | null, client: Client, by: string): Promise<SessionTokens | null> {
    const sessionId = newId(randomBytes);
    const refreshToken = randomBytes(32).toString('base64url');
    const opened = await this.database.query(
      `with known as (
         select id from app_user where id = $2 and disabled_at is null and deleted_at is null and password_hash is not distinct from $8 for share),
         opened as (insert into session (id, user_id, user_agent, address) select $1, id, $3::text, $4::text from known returning id, user_id),
         logged as (
           insert into security_event (kind, user_id, address, user_agent, data)
           select 'signedIn', user_id, $4::text, $3::text, jsonb_build_object('by', $7::text, 'session', $1::text) from opened),
         ${tellUsersOf('opened', "'accountChanged'")}
       insert into refresh_token (hash, session_id, expires_at) select $5, id, now() + make_interval(secs => $6) from opened returning session_id`,
      [sessionId, person.id, client.userAgent, client.address, hashOf(refreshToken), REFRESH_SECONDS, by, passwordHash],
      'session-start',
    );
    if (opened.length === 0) return null;
    for (const listener of this.startedListeners) listener(sessionId);
    return this.tokens(person, sessionId, refreshToken);
  }

  /**
   * Replaces a refresh token. The new one follows from the old one and the server's secret, so that tabs which refresh at the same
   * time, or repeat a refresh whose answer was lost, all end up with the same token. Using a token that was replaced before that
   * ends the session: somebody holds a copy.
   */
  async refresh(
    refreshToken: string,
    client: Client | null = null,
  ): Promise<{ tokens: SessionTokens; person: Person }> {
    const hash = hashOf(refreshToken);
    const next = createHmac('sha256', this.config.SESSION_SECRET).update(`refresh:${refreshToken}`).digest('base64url');
    const outcome = await this.database.write(async ({ sql }) => {
      const [held] = await sql<{
        session_id: string;
        expired: boolean;
        rotated: boolean;
        in_grace: boolean;
        replaced_by: string | null;
      }>(
        `select session_id, expires_at <= now() as expired, rotated_at is not null as rotated, replaced_by,
                coalesce(rotated_at > now() - make_interval(secs => $2), false) as in_grace
         from refresh_token where hash = $1 for update`,
        [hash, GRACE_SECONDS],
      );
      if (!held || held.expired) return null;
      const [session] = await sql<{
        user_id: string;
        email: string;
        verified: boolean;
        ended: boolean;
        disabled: boolean;
      }>(
        `select s.user_id, u.email, u.email_verified_at is not null as verified, s.ended_at is not null as ended, u.disabled_at is not null as disabled
         from session s join app_user u on u.id = s.user_id where s.id = $1`,
        [held.session_id],
      );
      if (!session || session.ended || session.disabled) return null;
      const person = { id: session.user_id, email: session.email, emailVerified: session.verified };
      if (held.rotated) {
        const [successor] = await sql<{ rotated: boolean }>(
          'select rotated_at is not null as rotated from refresh_token where hash = $1',
          [held.replaced_by],
        );
        if (held.in_grace && successor && !successor.rotated) return { person, sessionId: held.session_id };
        return { stolen: held.session_id, of: person.id };
      }
      await sql(
        'insert into refresh_token (hash, session_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
        [hashOf(next), held.session_id, REFRESH_SECONDS],
      );
      await sql('update refresh_token set rotated_at = now(), replaced_by = $2 where hash = $1', [hash, hashOf(next)]);
      await sql('update session set last_seen_at = now() where id = $1', [held.session_id]);
      return { person, sessionId: held.session_id };
    });
    if (!outcome) throw signedOut();
    if (outcome.stolen !== undefined) {
      await this.endSession(outcome.stolen, 'reused');
      this.security.note({ kind: 'tokenReused', userId: outcome.of, client, data: { session: outcome.stolen } });
      throw signedOut();
    }
    return { tokens: this.tokens(outcome.person, outcome.sessionId, next), person: outcome.person };
  }

  async endSession(sessionId: string, reason: string): Promise<void> {
    await this.database.query(
      'update session set ended_at = clock_timestamp(), ended_reason = $2 where id = $1 and ended_at is null',
      [sessionId, reason],
    );
    this.markEnded([{ id: sessionId, reason }]);
  }

  /** Ends every session of a user, but for `except`. */
  async endSessionsOf(userId: string, reason: string, except: string | null = null): Promise<number> {
    const ended = await this.endInside(this.database.sql, userId, reason, except);
    this.tellEnded(ended);
    return ended.length;
  }

  /**
   * As `endSessionsOf`, inside the transaction of the change that ends them, which has locked the account's row: neither is there without
   * the other. It belongs at the transaction's end, as other processes do not look back far. After the commit `tellEnded` follows.
   */
  async endInside(
    sql: Transaction['sql'],
    userId: string,
    reason: string,
    except: string | null = null,
  ): Promise<Ended[]> {
    const rows = await sql<{ id: string }>(
      'update session set ended_at = clock_timestamp(), ended_reason = $2 where user_id = $1 and ended_at is null and id is distinct from $3 returning id',
      [userId, reason, except],
    );
    return rows.map(({ id }) => ({ id, reason }));
  }

  /** Refuses ended sessions in this process, and closes their sockets, at once; every process finds them by itself within a second. */
  tellEnded(ended: readonly Ended[]): void {
    this.markEnded(ended);
  }

  /** Ends one session of a user; false when he has no such living session. */
  async endOwnSession(userId: string, sessionId: string, reason: string): Promise<boolean> {
    const rows = await this.database.query<{ id: string }>(
      'update session set ended_at = clock_timestamp(), ended_reason = $3 where id = $2 and user_id = $1 and ended_at is null returning id',
      [userId, sessionId, reason],
    );
    this.markEnded(rows.map(({ id }) => ({ id, reason })));
    return rows.length > 0;
  }

  /** Ends sessions in which nothing was done since `before` (ms since 1970): of those named, or of all. Returns whose they were. */
  async endIdle(before: number, sessionIds: readonly string[] | null): Promise<{ id: string; user_id: string }[]> {
    const rows = await this.database.query<{ id: string; user_id: string }>(
      `with idle as (
         select id from session where ended_at is null and active_at <= to_timestamp($1::float8 / 1000) and ($2::text[] is null or id = any($2)) limit 500 for update skip locked)
       update session s set ended_at = clock_timestamp(), ended_reason = 'idle' from idle where s.id = idle.id returning s.id, s.user_id`,
      [before, sessionIds],
    );
    this.markEnded(rows.map(({ id }) => ({ id, reason: 'idle' })));
    return rows;
  }

  /** The session that a refresh token belongs to; for signing out without an access token. */
  async sessionOf(refreshToken: string): Promise<string | null> {
    const [row] = await this.database.query<{ session_id: string }>(
      'select session_id from refresh_token where hash = $1',
      [hashOf(refreshToken)],
    );
    return row?.session_id ?? null;
  }

  private tokens(person: Person, sessionId: string, refreshToken: string): SessionTokens {
    const claims: AccessClaims = {
      sub: person.id,
      sid: sessionId,
      email: person.email,
      ver: person.emailVerified,
      typ: 'access',
    };
    const accessToken = this.jwt.sign(claims, {
      algorithm: 'HS256',
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
      expiresIn: ACCESS_SECONDS,
    });
    return {
      sessionId,
      accessToken,
      expiresAt: Date.now() + ACCESS_SECONDS * 1000,
      refreshToken,
      refreshSeconds: REFRESH_SECONDS,
    };
  }

  /** Sessions that ended anywhere since the last look. */
  private async poll(): Promise<void> {
    const [row] = await this.database.query<{ now: string; ended: { id: string; reason: string | null }[] }>(
      `select clock_timestamp()::text as now, coalesce((
         select json_agg(json_build_object('id', id, 'reason', ended_reason)) from session
         where ended_at > coalesce($1::timestamptz, clock_timestamp() - make_interval(secs => $2)) - make_interval(secs => $3)), '[]') as ended`,
      [this.since, ACCESS_SECONDS, OVERLAP_SECONDS],
      'ended-sessions',
    );
    if (!row) return;
    this.since = row.now;
    this.markEnded(row.ended.map(({ id, reason }) => ({ id, reason: reason ?? 'ended' })));
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

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
