import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTies } from '../auth/account-ties.service.js';
import type { Transaction } from '../platform/database/database.js';
import { toLeague } from '../platform/events/audience.js';
import { MembershipCache } from '../platform/http/member.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';

/** What happens in a person's leagues when their account changes or goes. */
@Injectable()
export class LeagueAccounts implements OnModuleInit {
  constructor(
    private readonly ties: AccountTies,
    private readonly leagues: LeagueService,
    private readonly queries: LeagueQueries,
    private readonly listeners: LeagueListeners,
    private readonly members: MembershipCache,
  ) {}

  onModuleInit(): void {
    this.ties.onDelete((transaction, userId) => this.leave(transaction, userId));
    this.ties.onRename((transaction, userId) => this.rename(transaction, userId));
    this.ties.invitationsBy((token) => this.queries.openInvitation(token));
  }

  private async leave(transaction: Transaction, userId: string): Promise<() => Promise<void>> {
    const left = await this.leagues.removeEverywhere(transaction, userId);
    return async () => {
      for (const { leagueId, teamId } of left) {
        this.members.forget(leagueId, userId);
        await this.listeners.tellMemberLeft({ leagueId, userId });
        if (teamId !== null)
          await this.listeners.tellTeamChanged({ leagueId, teamId, change: { manager: null }, actor: userId });
      }
    };
  }

  /** Names and pictures stand on every page of their leagues. In one order, so that two who write never wait for each other. */
  private async rename({ sql, record }: Transaction, userId: string): Promise<(manager: string) => Promise<void>> {
    const found = await sql<{ league_id: string; team_id: string | null }>(
      'select league_id, team_id from membership where user_id = $1 order by league_id',
      [userId],
    );
    for (const { league_id } of found) await record(toLeague(league_id, userId, { type: 'membersChanged' }));
    return async (manager) => {
      for (const { league_id: leagueId, team_id: teamId } of found) {
        if (teamId !== null)
          await this.listeners.tellTeamChanged({ leagueId, teamId, change: { manager }, actor: userId });
      }
    };
  }
}
