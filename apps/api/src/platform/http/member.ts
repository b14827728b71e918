import { Injectable, SetMetadata } from '@nestjs/common';
import { ID_PATTERN } from '@crease/core/ids.js';
import type { Refusal } from '@crease/core/result.js';
import { Database, type Idempotency } from '../database/database.js';
import { earlierRequest } from '../database/idempotency.js';
import { RefusalError } from '../refusal.error.js';
import type { SessionUser } from './session.js';
import { refusal } from '../platform.refusals.js';

export interface Member {
  readonly leagueId: string;
  readonly userId: string;
  /** The team they manage; null for a commissioner without a team and for a visiting site owner. */
  readonly teamId: string | null;
  readonly commissioner: boolean;
  readonly siteOwner: boolean;
}

export const CHECKED_AT_COMMIT = Symbol('checked at commit');

/**
 * Marks a route whose statement checks the membership at commit: the guard may use cached data. Before such a route
 * refuses anything, it must call the handler's `memberAgain`.
 */
export const CheckedAtCommit = () => SetMetadata(CHECKED_AT_COMMIT, true);

export const ANSWERS_LEAVERS = Symbol('answers leavers');

/**
 * Marks a route that can end the caller's own membership. A former member's repeated request passes the guard without
 * rights, so the route must answer it before it checks rights.
 */
export const AnswersLeavers = () => SetMetadata(ANSWERS_LEAVERS, true);

export function requireCommissioner(member: Member, otherwise: Refusal): void {
  if (!member.commissioner) throw new RefusalError({ ...otherwise, kind: 'forbidden' });
}

interface Standing {
  readonly teamId: string | null;
  readonly commissioner: boolean;
  readonly inLeague: boolean;
}

type Actor = Pick<SessionUser, 'userId' | 'siteOwner' | 'visitor'>;

/** A visitor looks around as a manager, even for a commissioner's account. */
const mayCommand = ({ visitor }: Actor, { commissioner }: Standing): boolean => commissioner && visitor !== true;

/** A membership that ended in another process must end here within a second. */
const TTL_MS = 900;
const MAX_ENTRIES = 20_000;

/** Caches memberships, so that many calls need one query. */
@Injectable()
export class MembershipCache {
  private readonly entries = new Map<
    string,
    { readonly until: number; readonly standing: Promise<Standing | null>; found: Standing | null }
  >();

  private forgotten = 0;

  constructor(private readonly database: Database) {}

  /** A lookup's result may be stale if this number has grown since. */
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
    // Cache only positive results, so that a new member can enter immediately.
    const drop = () => this.entries.get(key) === entry && this.entries.delete(key);
    standing.then((found) => (found?.inLeague ? (entry.found = found) : drop()), drop);
    return standing;
  }

  /** The user's role at the last lookup, however old; null when unknown. For `CheckedAtCommit` only. */
  remembered(leagueId: string, user: Actor): Member | null {
    const found = this.entries.get(`${leagueId} ${user.userId}`)?.found;
    return found
      ? {
          leagueId,
          userId: user.userId,
          teamId: found.teamId,
          commissioner: mayCommand(user, found),
          siteOwner: user.siteOwner,
        }
      : null;
  }

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
   * Returns the member, for HTTP and sockets. Null both for an absent league and for one the user is not in, so that
   * the two look alike. The site owner may read every league.
   */
  async member(leagueId: string, user: Actor): Promise<Member | null> {
    if (!ID_PATTERN.test(leagueId)) return null;
    const standing = await this.look(leagueId, user.userId);
    if (!standing || !(standing.inLeague || user.siteOwner)) return null;
    return {
      leagueId,
      userId: user.userId,
      teamId: standing.teamId,
      commissioner: mayCommand(user, standing),
      siteOwner: user.siteOwner,
    };
  }

  /** Returns a former member who repeats a completed request; null otherwise. */
  async left(leagueId: string, user: SessionUser, idempotency: Idempotency | null): Promise<Member | null> {
    if (!idempotency || (await this.member(leagueId, user))) return null;
    const { database } = this;
    const [answered] = await database.preparedPromptly(
      'idempotency-left',
      earlierRequest(database.db, { ...idempotency, league: leagueId }),
    );
    return answered?.body_hash === idempotency.hash
      ? { leagueId, userId: user.userId, teamId: null, commissioner: false, siteOwner: false }
      : null;
  }

  /** True for members of the league; false for a site owner who is only visiting. */
  async takesPart(member: Member): Promise<boolean> {
    return !member.siteOwner || ((await this.look(member.leagueId, member.userId))?.inLeague ?? false);
  }

  async requirePart(member: Member): Promise<void> {
    if (await this.takesPart(member)) return;
    throw new RefusalError(refusal('forbidden.lookingIn', { kind: 'forbidden' }));
  }
}
