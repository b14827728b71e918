import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { CoManagersAnswer } from '@crease/core/leagues/co-managers/co-manager.answers.js';
import { writeNotices } from '../../auth/notices/notices.writer.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { leagueLine, toLeague, toUser } from '../../platform/events/audience.js';
import { MembershipCache, type Member } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import type { SessionUser } from '../../platform/http/session.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { InvitationMails, VALID_DAYS } from '../invitations/invitation.mails.js';
import { tellInvitations } from '../invitations/invitation.news.js';
import { InvitationQueries } from '../invitations/invitation.queries.js';
import { REVOKED_INVITATION, USED_INVITATION } from '../invitations/invitation.refusals.js';
import { invitationHash, invitationToken } from '../invitations/invitation-token.js';
import { lockLeague } from '../league-lock.tables.js';
import { nameOf } from '../league.log.js';
import { refusal } from '../leagues.refusals.js';
import { invitationAllowances, standingOf } from '../limits.js';
import { endMembership } from '../member.writer.js';
import { leaveTeam, makeCoManager } from '../team-people.writer.js';
import { passTeamOn } from './co-manager.log.js';
import { coManagersOf, managedTeam, refuseFullTeam, refuseOpenInvitation, teamWith } from './co-manager.queries.js';

/** The people of a team. Its manager invites, removes and hands over; co-managers have all other rights of the team. */
@Injectable()
export class CoManagerService {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
    private readonly mails: InvitationMails,
    private readonly sent: InvitationQueries,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** An invitation's link lets its reader join; access tokens and visitors only read. */
  async view(
    member: Member,
    teamId: string,
    { byToken, visitor }: Pick<SessionUser, 'byToken' | 'visitor'>,
  ): Promise<CoManagersAnswer> {
    const { db } = this.database;
    const team = await teamWith(db, member.leagueId, teamId, member.userId);
    if (!team.theirs)
      throw new RefusalError(refusal('forbidden.people', { figures: { team: team.name }, kind: 'forbidden' }));
    const answer = await coManagersOf(db, teamId, (one) => this.sent.linkOf(one));
    const readsOnly = team.coManager || byToken === true || visitor === true;
    return readsOnly ? { ...answer, invitations: [], can_change: false } : answer;
  }

  /** Invites a co-manager: by email to a given address, otherwise with a link to copy. */
  async invite(
    member: Member,
    { teamId, email }: { readonly teamId: string; readonly email: string | null },
    idempotency: Idempotency | null,
    network: string,
  ): Promise<CoManagersAnswer> {
    await managedTeam(this.database.db, member, teamId);
    let mailId: string | null = null;
    const standing = await standingOf(this.database.db, member.userId);
    await this.limiter.within(invitationAllowances(standing, email, network, this.config), idempotency, () =>
      this.database.write(async (transaction) => {
        const { db } = transaction;
        const league = await lockLeague(db, member.leagueId);
        const team = await managedTeam(db, member, teamId);
        if (email !== null) await refuseOpenInvitation(db, teamId, email);
        await refuseFullTeam(db, team);
        const invitation = {
          id: newId(randomBytes),
          league_id: member.leagueId,
          nonce: randomBytes(32).toString('base64url'),
        };
        await db
          .insertInto('invitation')
          .values({
            ...invitation,
            team_id: teamId,
            co_manager: true,
            email,
            token_hash: invitationHash(invitationToken(this.config.SESSION_SECRET, invitation)),
            created_by: member.userId,
            expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(VALID_DAYS)})`,
          })
          .execute();
        if (email !== null)
          mailId = await this.mails.write(transaction, standing, {
            // The league's messages are for commissioners; this link is not.
            leagueId: null,
            leagueName: league.name,
            teamName: team.name,
            email,
            invitationId: invitation.id,
            coManager: true,
          });
        await tellInvitations(transaction, { leagueId: member.leagueId, teamId }, member.userId, email);
        return null;
      }, idempotency),
    );
    await this.mails.send(mailId);
    return coManagersOf(this.database.db, teamId, (one) => this.sent.linkOf(one));
  }

  async revoke(
    member: Member,
    { teamId, invitationId }: { readonly teamId: string; readonly invitationId: string },
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      await lockLeague(db, member.leagueId);
      await managedTeam(db, member, teamId);
      const revoked = await db
        .updateTable('invitation')
        .set({ revoked_at: sql<Date>`now()` })
        .where('id', '=', invitationId)
        .where('team_id', '=', teamId)
        .where('co_manager', '=', true)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (!revoked) throw await closed(db, teamId, invitationId);
      await tellInvitations(transaction, { leagueId: member.leagueId, teamId }, member.userId, revoked.email);
      return { success: true as const };
    }, idempotency);
  }

  /**
   * Takes a co-manager off the team: its manager any of them, a co-manager themself. They leave the league, unless they
   * are one of its commissioners. `left`: whether they did.
   */
  async remove(
    member: Member,
    { teamId, userId }: { readonly teamId: string; readonly userId: string },
    idempotency: Idempotency | null,
  ): Promise<{ left: boolean }> {
    const { leagueId } = member;
    const removed = await this.database.write(async (transaction) => {
      const { db, record } = transaction;
      await lockLeague(db, leagueId);
      if (userId !== member.userId) await managedTeam(db, member, teamId);
      const target = await coManager(db, leagueId, teamId, userId);
      if (target.commissioner) await leaveTeam(db, leagueId, userId);
      else await endMembership(db, leagueId, userId);
      const who = await nameOf(db, userId);
      const figures = { who, team: target.name };
      const key = userId === member.userId ? 'league.coManagerLeft' : 'league.coManagerRemoved';
      await record(leagueLine({ leagueId, actor: member.userId, says: { key, figures }, teamIds: [teamId] }));
      const gone = { team_id: teamId, team_name: target.name, co_manager: true };
      const { notices } = await passTeamOn(transaction, { leagueId, actor: member.userId, who }, gone);
      await record(toLeague(leagueId, member.userId, { type: 'membersChanged' }));
      await record(toUser(userId, member.userId, { type: 'leaguesChanged' }));
      await writeNotices(transaction, notices);
      return { left: !target.commissioner };
    }, idempotency);
    this.members.forget(leagueId, userId);
    return removed;
  }

  async handOver(
    member: Member,
    { teamId, userId }: { readonly teamId: string; readonly userId: string },
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const { leagueId } = member;
    const answer = await this.database.write(async ({ db, record }) => {
      await lockLeague(db, leagueId);
      const team = await managedTeam(db, member, teamId);
      await coManager(db, leagueId, teamId, userId);
      // A team has one manager at a time: the present one goes first.
      await makeCoManager(db, leagueId, member.userId, true);
      await makeCoManager(db, leagueId, userId, false);
      const figures = { who: await nameOf(db, member.userId), manager: await nameOf(db, userId), team: team.name };
      await record(
        leagueLine({
          leagueId,
          actor: member.userId,
          says: { key: 'league.handedOver', figures },
          teamIds: [teamId],
        }),
      );
      await record(toLeague(leagueId, member.userId, { type: 'membersChanged' }));
      return { success: true as const };
    }, idempotency);
    this.members.forget(leagueId);
    return answer;
  }
}

/** A co-manager of the team. Refuses its manager, and everyone else as not found. */
async function coManager(db: Db, leagueId: string, teamId: string, userId: string) {
  const team = await teamWith(db, leagueId, teamId, userId);
  if (!team.theirs) throw notFound('member');
  if (!team.coManager) throw new RefusalError(refusal('managesTeam', { figures: { team: team.name } }));
  return team;
}

async function closed(db: Db, teamId: string, id: string): Promise<RefusalError> {
  const row = await db
    .selectFrom('invitation')
    .select('accepted_at')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('co_manager', '=', true)
    .executeTakeFirst();
  if (!row) return notFound('invitation');
  return row.accepted_at === null ? REVOKED_INVITATION : USED_INVITATION;
}
