import { Injectable } from '@nestjs/common';
import type { TeamInfoAnswer } from '@crease/core/auth/auth.schema.js';
import { MembershipCache } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { TeamQueries } from '../teams/team.queries.js';
import { TradeInboxQueries } from '../trades/trade-inbox.queries.js';

@Injectable()
export class TeamInfo {
  constructor(
    private readonly members: MembershipCache,
    private readonly teams: TeamQueries,
    private readonly inbox: TradeInboxQueries,
  ) {}

  async of(user: SessionUser, leagueId: string, teamId: string): Promise<TeamInfoAnswer> {
    const member = await this.members.member(leagueId, user);
    if (!member) throw notFound('league');
    const team = await this.teams.summary(leagueId, teamId);
    if (!team) throw notFound('team');
    const { roster_size, total_cap, salary_retained } = team;
    const inbox = member.teamId === teamId ? await this.inbox.requests(leagueId, member.teamId) : [];
    return { teamInfo: { roster_size, total_cap, salary_retained }, inbox };
  }
}
