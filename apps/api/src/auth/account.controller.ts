import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { z } from 'zod';
import { recordSessionSchema, signUpSchema, type SignUpBody, type UserInfo } from '@crease/core/auth/auth.schema.js';
import type { SystemConfigAnswer, TradeRequest } from '@crease/core/leagues/league.answers.js';
import { idSchema } from '@crease/core/leagues/league.schema.js';
import { MembershipCache } from '../platform/http/member.js';
import { notFound, notYou, RefusalError } from '../platform/http/refusal.error.js';
import { CurrentUser, Public, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { TeamQueries } from '../teams/team.queries.js';
import { TradeInboxQueries } from '../trades/trade-inbox.queries.js';
import { AccountQueries } from './account.queries.js';
import { AccountService } from './account.service.js';
import { clientOf } from './client.js';

const loginQuerySchema = z.object({ email: z.string().max(254).optional(), team: idSchema.optional(), league: idSchema.optional() });

type RecordSessionBody = z.infer<typeof recordSessionSchema>;

interface TeamInfoAnswer {
  teamInfo: { roster_size: number; total_cap: number; salary_retained: number };
  inbox: TradeRequest[];
}

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly queries: AccountQueries,
    private readonly teams: TeamQueries,
    private readonly members: MembershipCache,
    private readonly inbox: TradeInboxQueries,
  ) {}

  @Public()
  @Post('create-user')
  async create(@Body({ schema: signUpSchema }) body: SignUpBody, @Req() request: ApiRequest): Promise<{ success: true; uid: string; email: string }> {
    return { success: true, ...(await this.accounts.create(body, clientOf(request))) };
  }

  /** With `email`, the caller's own details; with `team` and `league`, a team's figures and, for its manager, his inbox. */
  @Get('login')
  async login(@Query({ schema: loginQuerySchema }) query: z.infer<typeof loginQuerySchema>, @CurrentUser() user: SessionUser): Promise<{ userInfo: UserInfo[] } | TeamInfoAnswer> {
    if (query.email !== undefined) {
      if (query.email.trim().toLowerCase() !== user.email.toLowerCase()) throw notYou('email');
      const account = await this.queries.byId(user.userId);
      if (!account) throw notFound('This account');
      return { userInfo: [account.info] };
    }
    if (query.team === undefined || query.league === undefined) {
      throw new RefusalError({ name: 'invalid', kind: 'invalid', message: 'Give an email, or a team and its league.', field: 'email' });
    }
    const member = await this.members.member(query.league, user);
    if (!member) throw notFound('This league');
    const team = await this.teams.summary(query.league, query.team);
    if (!team) throw notFound('This team');
    const { roster_size, total_cap, salary_retained } = team;
    const inbox = member.teamId === query.team ? await this.inbox.requests(query.league, member.teamId) : [];
    return { teamInfo: { roster_size, total_cap, salary_retained }, inbox };
  }

  @Post('record-session')
  @HttpCode(200)
  async recordSession(@Body({ schema: recordSessionSchema }) body: RecordSessionBody, @CurrentUser() user: SessionUser): Promise<{ success: true }> {
    if (body.user_id != null && body.user_id !== user.userId) throw notYou('user_id');
    await this.accounts.recordSession(user.userId, user.sessionId, body.action);
    return { success: true };
  }

  @Public()
  @Get('system-config')
  systemConfig(): Promise<SystemConfigAnswer> {
    return this.accounts.systemConfig();
  }
}
