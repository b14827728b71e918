import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ID_PATTERN } from '@crease/core/ids.js';
import { Database, type Idempotency } from '../database/database.js';
import { forbidden, notFound } from './refusal.error.js';
import { idempotencyOf, requestOf, type SessionUser } from './session.js';

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
 * For a route whose success the database grants only to a member, whom it looks up itself: the guard may go by what it remembers, so that
 * no time is lost on asking twice. Before such a route refuses anything it must ask the handler's `memberAgain`.
 */
export const CheckedAtCommit = () => SetMetadata(CHECKED_AT_COMMIT, true);

const ANSWERS_LEAVERS = Symbol('answers leavers');

/**
 * For a route that can end the caller's own membership: whoever repeats what was carried out for him is let through although he is no
 * member any more, without any right. Such a route must answer a repeated request before it asks for one.
 */
export const AnswersLeavers = () => SetMetadata(ANSWERS_LEAVERS, true);

/** For what only the commissioner may do; `what` completes "Only the commissioner can …". */
export function requireCommissioner(member: Member, what: string): void {
  if (!member.commissioner) throw forbidden(`Only the commissioner can ${what}.`, 'Ask your commissioner.');
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

  /** Differs from what it was whenever any membership has changed meanwhile: what was looked up before may be out of date. */
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
    // Only a yes is worth remembering: who was just let in must not wait.
    const drop = () => this.entries.get(key) === entry && this.entries.delete(key);
    standing.then((found) => (found?.inLeague ? (entry.found = found) : drop()), drop);
    return standing;
  }

  /** Who somebody was when last looked up, however long ago; null when that is not known. For `CheckedAtCommit` only. */
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
    const [row] = await this.database.prompt<{
      user_id: string | null;
      team_id: string | null;
      is_commissioner: boolean | null;
    }>(
      'select m.user_id, m.team_id, m.is_commissioner from league l left join membership m on m.league_id = l.id and m.user_id = $2 where l.id = $1',
      [leagueId, userId],
      'membership',
    );
    return row
      ? { teamId: row.team_id, commissioner: row.is_commissioner ?? false, inLeague: row.user_id !== null }
      : null;
  }

  /**
   * The member, for HTTP and sockets alike. null for an absent league and for one the user is not in: the two must not be told
   * apart. The site owner may look into every league.
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

  /** Somebody who is not in the league any more and repeats a request that was carried out for him; null for everybody else. */
  async left(leagueId: string, user: SessionUser, idempotency: Idempotency | null): Promise<Member | null> {
    if (!idempotency || (await this.member(leagueId, user))) return null;
    const [answered] = await this.database.prompt(
      'select 1 as one from idempotency where user_id = $1 and key = $2 and body_hash = $3',
      [idempotency.user, idempotency.key, idempotency.hash],
      'idempotency-left',
    );
    return answered ? { leagueId, userId: user.userId, teamId: null, commissioner: false, siteOwner: false } : null;
  }

  /** Whether the member is in the league himself, and not only looking in as the site owner. */
  async takesPart(member: Member): Promise<boolean> {
    return !member.siteOwner || ((await this.look(member.leagueId, member.userId))?.inLeague ?? false);
  }

  /** Refuses the site owner who is only looking in: he can read, not act. */
  async requirePart(member: Member): Promise<void> {
    if (await this.takesPart(member)) return;
    throw forbidden('The site owner can look into this league but not act in it.', 'Ask its commissioner.');
  }
}

const READING = new Set(['GET', 'HEAD']);

/** For controllers with `:league_id` in their path: members pass, the site owner may read, for everybody else there is no such league. */
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
    if (!member) throw notFound('This league');
    if (!reading) await this.members.requirePart(member);
    return member;
  }
}
