import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTies, type DeletedAccount } from '../auth/account/account-ties.service.js';
import type { Transaction } from '../platform/database/database.js';
import { toLeague } from '../platform/events/audience.js';
import { MembershipCache } from '../platform/http/member.js';
import { forgetInvited, renewHomes } from './forget-account.js';
import { InvitationQueries } from './invitations/invitation.queries.js';
import { LeagueLinkQueries } from './invitations/league-link.queries.js';
import { LeagueListeners } from './league-listeners.service.js';
import { MemberService } from './member.service.js';

@Injectable()
export class LeagueAccounts implements OnModuleInit {
  constructor(
    private readonly ties: AccountTies,
    private readonly leagueMembers: MemberService,
    private readonly invitations: InvitationQueries,
    private readonly links: LeagueLinkQueries,
    private readonly listeners: LeagueListeners,
    private readonly members: MembershipCache,
  ) {}

  onModuleInit(): void {
    this.ties.onDelete((transaction, account) => this.leave(transaction, account));
    this.ties.onRename((transaction, userId) => this.rename(transaction, userId));
    this.ties.invitationsBy(async (token) => (await this.invitations.open(token)) ?? (await this.links.open(token)));
  }

  private async leave(transaction: Transaction, { userId, email }: DeletedAccount): Promise<() => Promise<void>> {
    const left = await this.leagueMembers.removeEverywhere(transaction, userId);
    await forgetInvited(transaction.db, email);
    await renewHomes(transaction.db, userId);
    return async () => {
      for (const { leagueId, teamId } of left) {
        this.members.forget(leagueId, userId);
        await this.listeners.tellMemberLeft({ leagueId, userId });
        if (teamId !== null)
          await this.listeners.tellTeamChanged({ leagueId, teamId, change: { manager: null }, actor: userId });
      }
    };
  }

  /**
   * Publishes a new name or picture to the user's leagues. Leagues are processed in the order of their ids, so that
   * transactions do not deadlock.
   */
  private async rename({ db, record }: Transaction, userId: string): Promise<(manager: string) => Promise<void>> {
    const found = await db
      .selectFrom('membership')
      .select(['league_id', 'team_id'])
      .where('user_id', '=', userId)
      .orderBy('league_id')
      .execute();
    for (const { league_id } of found) await record(toLeague(league_id, userId, { type: 'membersChanged' }));
    return async (manager) => {
      for (const { league_id: leagueId, team_id: teamId } of found) {
        if (teamId !== null)
          await this.listeners.tellTeamChanged({ leagueId, teamId, change: { manager }, actor: userId });
      }
    };
  }
}
