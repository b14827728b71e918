import { Body, Controller, Get, HttpCode, Post, Query, Req, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import type { LeagueAnswer, UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import {
  acceptInvitationSchema,
  createLeagueSchema,
  declineInvitationSchema,
  idSchema,
  seasonSchema,
  type CreateLeagueBody,
} from '@crease/core/leagues/league.schema.js';
import { ActivityQueries } from '../activity/activity.queries.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { notFound, notYou } from '../platform/http/refusal.error.js';
import { networkOf } from '../platform/http/rate-limit.js';
import { CurrentUser, Idem, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { TeamQueries } from '../teams/team.queries.js';
import { TradeInboxQueries } from '../trades/trade-inbox.queries.js';
import { InvitationService, type Accepted } from './invitation.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';

const userLeaguesSchema = z.object({ uid: idSchema.optional() });
const leagueQuerySchema = z.object({ configYear: seasonSchema.optional() });

@Controller()
export class LeaguesController {
  constructor(
    private readonly leagues: LeagueService,
    private readonly invitations: InvitationService,
    private readonly queries: LeagueQueries,
  ) {}

  @Post('create-league')
  create(
    @Body({ schema: createLeagueSchema }) body: CreateLeagueBody,
    @CurrentUser() user: SessionUser,
    @Idem() idempotency: Idempotency | null,
    @Req() { ip }: ApiRequest,
  ): Promise<{ success: true; league_id: string }> {
    return this.leagues.create(user.userId, body, idempotency, networkOf(ip));
  }

  /** The caller's own leagues; without `uid` the site owner gets those of the whole installation. */
  @Get('user-leagues')
  async list(
    @Query({ schema: userLeaguesSchema }) { uid }: z.infer<typeof userLeaguesSchema>,
    @CurrentUser() user: SessionUser,
  ): Promise<UserLeaguesAnswer> {
    if (uid !== undefined && uid !== user.userId) throw notYou('uid');
    return {
      allLeagues:
        uid === undefined && user.siteOwner
          ? await this.queries.allLeagues(user.userId)
          : await this.queries.leaguesOf(user),
    };
  }

  @Post('accept-invitation')
  @HttpCode(200)
  accept(
    @Body({ schema: acceptInvitationSchema }) body: z.infer<typeof acceptInvitationSchema>,
    @CurrentUser() user: SessionUser,
  ): Promise<Accepted> {
    if (body.user_uid != null && body.user_uid !== user.userId) throw notYou('user_uid');
    return this.invitations.accept(user, body.invitation_token);
  }

  @Post('decline-invitation')
  @HttpCode(200)
  decline(
    @Body({ schema: declineInvitationSchema }) body: z.infer<typeof declineInvitationSchema>,
    @CurrentUser() user: SessionUser,
  ): Promise<{ success: true }> {
    return this.invitations.decline(user, body.invitation_token);
  }
}

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
