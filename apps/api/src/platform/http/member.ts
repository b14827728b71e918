import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ID_PATTERN } from '@crease/core/ids.js';
import type { Refusal } from '@crease/core/result.js';
import { Database, type Idempotency } from '../database/database.js';
import { notFound, RefusalError } from './refusal.error.js';
import { idempotencyOf, requestOf, type SessionUser } from './session.js';
import { refusal } from '../platform.refusals.js';

/** What the session's user is in the league of the route. */
export interface Member {
  readonly leagueId: string;
  readonly userId: string;
  /** The team they manage; null for a commissioner without a team and for a visiting site owner. */
  readonly teamId: string | null;
  readonly commissioner: boolean;
  readonly siteOwner: boolean;
}

const CHECKED_AT_COMMIT = Symbol('checked at commit');

/**
 * For a route whose statement checks the membership itself when it commits: the guard may go by what it remembers, so
 * that the database is not asked twice. Before such a route refuses anything it must ask the handler's `memberAgain`.
 */
export const CheckedAtCommit = () => SetMetadata(CHECKED_AT_COMMIT, true);

const ANSWERS_LEAVERS = Symbol('answers leavers');

/**
 * For a route that can end the caller's own membership: whoever repeats a request that was carried out is let through
 * although they are no member any more, without any right. Such a route must answer a repeated request before it asks
 * for one.
 */
export const AnswersLeavers = () => SetMetadata(ANSWERS_LEAVERS, true);

/** For what only the commissioner may do, with the words of the feature's catalogue. */
export function requireCommissioner(member: Member, otherwise: Refusal): void {
  if (!member.commissioner) throw new RefusalError({ ...otherwise, kind: 'forbidden' });
}

interface Standing {
  readonly teamId: string | null;
  readonly commissioner: boolean;
  readonly inLeague: boolean;
}

/** A membership that ended in another process must be gone here within a second. */
const TTL_MS = 900;
const MAX_ENTRIES = 20_000;

/** Remembers who is in which league for less than a second, so that a burst of calls asks the database once. */
@Injectable()
export class MembershipCache {
  private readonly entries = new Map<
    string,
    { readonly until: number; readonly standing: Promise<Standing | null>; found: Standing | null }
  >();

  private forgotten = 0;

  constructor(private readonly database: Database) {}

  /** Counts the changes of memberships. Where it has grown since a look, what the look found may be out of date. */
  get changes(): number {
    return this.forgotten;
  }

  /** null when there is no such league. */
  look(leagueId: string, userId: string): Promise<Standing | null> {
    const key = `${leagueId} ${userId}`;
    const now = Date.now();
    const known = this.entries.get(key);
    if (known && known.until > now) return known.standing;
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    const standing = this.ask(leagueId, userId);
    const entry = { until: now + TTL_MS, standing, found: known?.found ?? null };
    this.entries.set(key, entry);
    // Only a yes is remembered: somebody who is let in a moment later must not wait.
    const drop = () => this.entries.get(key) === entry && this.entries.delete(key);
    standing.then((found) => (found?.inLeague ? (entry.found = found) : drop()), drop);
    return standing;
  }

  /**
   * Who somebody was when last looked up, however long ago; null when that is not known. For `CheckedAtCommit` only.
   */
  remembered(leagueId: string, user: Pick<SessionUser, 'userId' | 'siteOwner'>): Member | null {
    const found = this.entries.get(`${leagueId} ${user.userId}`)?.found;
    return found
      ? {
          leagueId,
          userId: user.userId,
          teamId: found.teamId,
          commissioner: found.commissioner,
          siteOwner: user.siteOwner,
        }
      : null;
  }

  /** A membership changed in this process. */
  forget(leagueId: string, userId?: string): void {
    this.forgotten += 1;
    if (userId !== undefined) {
      this.entries.delete(`${leagueId} ${userId}`);
      return;
    }
    for (const key of this.entries.keys()) if (key.startsWith(`${leagueId} `)) this.entries.delete(key);
  }

  private async ask(leagueId: string, userId: string): Promise<Standing | null> {
    const { database } = this;
    const [row] = await database.preparedPromptly(
      'membership',
      database.db
        .selectFrom('league as l')
        .leftJoin('membership as m', (join) => join.onRef('m.league_id', '=', 'l.id').on('m.user_id', '=', userId))
        .select(['m.user_id', 'm.team_id', 'm.is_commissioner'])
        .where('l.id', '=', leagueId),
    );
    return row
      ? { teamId: row.team_id, commissioner: row.is_commissioner ?? false, inLeague: row.user_id !== null }
      : null;
  }

  /**
   * The member, for HTTP and sockets alike. null for an absent league and for one the user is not in: the two must not
   * be told apart. The site owner may look into every league.
   */
  async member(leagueId: string, user: Pick<SessionUser, 'userId' | 'siteOwner'>): Promise<Member | null> {
    if (!ID_PATTERN.test(leagueId)) return null;
    const standing = await this.look(leagueId, user.userId);
    if (!standing || !(standing.inLeague || user.siteOwner)) return null;
    return {
      leagueId,
      userId: user.userId,
      teamId: standing.teamId,
      commissioner: standing.commissioner,
      siteOwner: user.siteOwner,
    };
  }

  /** Somebody who is not in the league any more and repeats a request that was carried out; null for everybody else. */
  async left(leagueId: string, user: SessionUser, idempotency: Idempotency | null): Promise<Member | null> {
    if (!idempotency || (await this.member(leagueId, user))) return null;
    const { user: userId, key, hash } = idempotency;
    const { database } = this;
    const [answered] = await database.preparedPromptly(
      'idempotency-left',
      database.db
        .selectFrom('idempotency')
        .select('key')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('body_hash', '=', hash),
    );
    return answered ? { leagueId, userId: user.userId, teamId: null, commissioner: false, siteOwner: false } : null;
  }

  /** Whether the member is in the league, and not only looking in as the site owner. */
  async takesPart(member: Member): Promise<boolean> {
    return !member.siteOwner || ((await this.look(member.leagueId, member.userId))?.inLeague ?? false);
  }

  /** Refuses a site owner who is only looking in: they can read, not act. */
  async requirePart(member: Member): Promise<void> {
    if (await this.takesPart(member)) return;
    throw new RefusalError(refusal('forbidden.lookingIn', { kind: 'forbidden' }));
  }
}

const READING = new Set(['GET', 'HEAD']);

/**
 * For controllers with `:league_id` in their path: members pass, the site owner may read, for everybody else there is
 * no such league.
 */
@Injectable()
export class LeagueGuard implements CanActivate {
  constructor(
    private readonly members: MembershipCache,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const { user } = request;
    const leagueId = (request.params as Record<string, string | undefined>).league_id ?? '';
    if (!user) throw new Error('LeagueGuard stands on a public route');
    const reading = READING.has(request.method);
    const remembered = this.reflector.get<boolean | undefined>(CHECKED_AT_COMMIT, context.getHandler())
      ? this.members.remembered(leagueId, user)
      : null;
    if (remembered) request.memberAgain = () => this.member(leagueId, user, reading);
    const left = this.reflector.get<boolean | undefined>(ANSWERS_LEAVERS, context.getHandler())
      ? await this.members.left(leagueId, user, idempotencyOf(request))
      : null;
    request.member = left ?? remembered ?? (await this.member(leagueId, user, reading));
    return true;
  }

  private async member(leagueId: string, user: SessionUser, reading: boolean): Promise<Member> {
    const member = await this.members.member(leagueId, user);
    if (!member) throw notFound('league');
    if (!reading) await this.members.requirePart(member);
    return member;
  }
}
