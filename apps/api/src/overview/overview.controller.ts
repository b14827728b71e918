import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { seasonSchema } from '@crease/core/request.parts.js';
import { ActivityQueries } from '../activity/activity.queries.js';
import { LeagueQueries } from '../leagues/league.queries.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { TeamQueries } from '../teams/team.queries.js';
import { TradeInboxQueries } from '../trades/trade-inbox.queries.js';

const leagueQuerySchema = z.object({ configYear: seasonSchema.optional() });

@UseGuards(LeagueGuard)
@Controller(':league_id')
export class LeagueController {
  constructor(
    private readonly queries: LeagueQueries,
    private readonly teams: TeamQueries,
    private readonly inbox: TradeInboxQueries,
    private readonly activity: ActivityQueries,
  ) {}

  @Get()
  async view(
    @CurrentMember() member: Member,
    @Query({ schema: leagueQuerySchema }) { configYear }: z.infer<typeof leagueQuerySchema>,
  ): Promise<LeagueAnswer> {
    const [league, all, trades, activity] = await Promise.all([
      this.queries.view(member.leagueId, configYear),
      this.teams.summaries(member.leagueId),
      this.inbox.requests(member.leagueId, member.teamId),
      this.activity.unread(member),
    ]);
    if (!league) throw notFound('This league');
    // What waits in the inbox of another team is nobody else's business.
    const teams = all.map((team) => (team.team_id === member.teamId ? { ...team, inbox: trades.length } : team));
    return {
      league,
      teams,
      trades,
      me: { team_id: member.teamId, is_commissioner: member.commissioner, is_site_owner: member.siteOwner },
      activity,
    };
  }
}
