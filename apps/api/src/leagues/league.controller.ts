import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { z } from 'zod';
import type { UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import {
  acceptInvitationSchema,
  createLeagueSchema,
  declineInvitationSchema,
  type CreateLeagueBody,
} from '@crease/core/leagues/league.schema.js';
import { idSchema } from '@crease/core/request.parts.js';
import type { Idempotency } from '../platform/database/database.js';
import { notYou } from '../platform/http/refusal.error.js';
import { networkOf } from '../platform/http/rate-limit.js';
import { CurrentUser, Idem, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { InvitationService, type Accepted } from './invitation.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';

const userLeaguesSchema = z.object({ uid: idSchema.optional() });

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
