import { Injectable } from '@nestjs/common';
import { writeNotices, type NewNotice } from '../auth/notices/notices.writer.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine, toLeague, toUser } from '../platform/events/audience.js';
import { MembershipCache, requireCommissioner, type Member } from '../platform/http/member.js';
import { RefusalError } from '../platform/refusal.error.js';
import { lockLeague } from './league-lock.tables.js';
import { passTeamOn } from './co-managers/co-manager.log.js';
import { nameOf } from './league.log.js';
import { closeInvitationsOfNobody, endMembership, makeCommissioner } from './member.writer.js';
import { refusal } from './leagues.refusals.js';
import { membershipsOf, membershipOf, keepOneCommissioner } from './membership.queries.js';

@Injectable()
export class MemberService {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
  ) {}

  /** Makes a member a co-commissioner, or revokes it. A league always keeps at least one commissioner. */
  async setCommissioner(
    member: Member,
    userId: string,
    commissioner: boolean,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const answer = await this.database.write(async ({ db, record }) => {
      // Check inside the transaction, so that a commissioner who gave up their own office gets the first answer for a
      // repeated request.
      requireCommissioner(member, refusal('forbidden.nameCommissioner'));
      await lockLeague(db, member.leagueId);
      const target = await membershipOf(db, member.leagueId, userId);
      if (target.is_commissioner === commissioner) return { success: true as const };
      if (!commissioner) await keepOneCommissioner(db, member.leagueId, userId);
      await makeCommissioner(db, member.leagueId, userId, commissioner);
      const who = await nameOf(db, userId);
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: { key: commissioner ? 'league.commissioner' : 'league.noCommissioner', figures: { who } },
        }),
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'membersChanged' }));
      await record(toUser(userId, member.userId, { type: 'leaguesChanged' }));
      return { success: true as const };
    }, idempotency);
    this.members.forget(member.leagueId, userId);
    return answer;
  }

  /**
   * Removes a member from the league. A co-manager takes over their team, or it stays without a manager. Returns that
   * team, also for a repeated request.
   */
  async removeMember(
    member: Member,
    userId: string,
    idempotency: Idempotency | null,
  ): Promise<{ teamId: string | null }> {
    const removed = await this.database.write(async (transaction) => {
      const { db, record } = transaction;
      requireCommissioner(member, refusal('forbidden.remove'));
      await lockLeague(db, member.leagueId);
      const target = await membershipOf(db, member.leagueId, userId);
      if (target.is_commissioner) await keepOneCommissioner(db, member.leagueId, userId);
      await endMembership(db, member.leagueId, userId);
      const who = await nameOf(db, userId);
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: {
            key: userId === member.userId ? 'league.left' : 'league.removed',
            figures: { who, team: target.team_name },
          },
          teamIds: target.team_id === null ? [] : [target.team_id],
        }),
      );
      const passed = await passTeamOn(transaction, { leagueId: member.leagueId, actor: member.userId, who }, target);
      await record(toLeague(member.leagueId, member.userId, { type: 'membersChanged' }));
      await record(toUser(userId, member.userId, { type: 'leaguesChanged' }));
      await writeNotices(transaction, passed.notices);
      return { teamId: target.team_id };
    }, idempotency);
    this.members.forget(member.leagueId);
    return removed;
  }

  /**
   * Removes the user of a deleted account from all leagues, inside the caller's transaction. Co-managers take over
   * their teams, or these stay without a manager. Refused while a league with other members would be left without a
   * commissioner. Notify `LeagueListeners` after the commit.
   */
  async removeEverywhere(
    transaction: Transaction,
    userId: string,
  ): Promise<{ leagueId: string; teamId: string | null }[]> {
    const { db, record } = transaction;
    // Lock before counting: two commissioners who leave at the same time must not each count on the other.
    const leagues = await db
      .selectFrom('membership')
      .select('league_id')
      .where('user_id', '=', userId)
      .orderBy('league_id')
      .execute();
    for (const { league_id } of leagues) await lockLeague(db, league_id);
    const memberships = await membershipsOf(db, userId);
    const orphaned = memberships.filter(({ orphans }) => orphans).map(({ name }) => name);
    if (orphaned.length > 0) {
      throw new RefusalError(
        refusal('lastCommissioner.leagues', { figures: { leagues: orphaned }, figure: orphaned.length, limit: 0 }),
      );
    }
    const notices: NewNotice[] = [];
    for (const { league_id, team_id, team_name, co_manager } of memberships) {
      await endMembership(db, league_id, userId);
      await closeInvitationsOfNobody(db, league_id);
      await record(
        leagueLine({
          leagueId: league_id,
          actor: null,
          says: { key: 'league.managerGone', figures: { team: team_name } },
          teamIds: team_id === null ? [] : [team_id],
        }),
      );
      const gone = { team_id, team_name, co_manager };
      const by = { leagueId: league_id, actor: null, who: null };
      notices.push(...(await passTeamOn(transaction, by, gone)).notices);
      await record(toLeague(league_id, null, { type: 'membersChanged' }));
    }
    await writeNotices(transaction, notices);
    return memberships.map(({ league_id, team_id }) => ({ leagueId: league_id, teamId: team_id }));
  }
}
