import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  createUserSocialSchema,
  editUserInfoSchema,
  recordSessionSchema,
  signUpSchema,
  type CreateUserSocialBody,
  type EditUserAnswer,
  type EditUserInfoBody,
  type LoginAnswer,
  type SignUpBody,
  type TeamInfoAnswer,
  type UserInfo,
} from '@crease/core/auth/auth.schema.js';
import type { SystemConfigAnswer } from '@crease/core/leagues/league.answers.js';
import { idSchema } from '@crease/core/request.parts.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { notFound, notYou, RefusalError } from '../platform/http/refusal.error.js';
import { CurrentUser, Public, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { AccountQueries } from './account.queries.js';
import { AccountTies } from './account-ties.service.js';
import { AccountService } from './account.service.js';
import { clientOf } from './client.js';
import { ProfileService } from './profile.service.js';
import { sessionAnswer } from './refresh-cookie.js';
import { TakesTickets } from './session.guard.js';
import { signedOut } from './session.service.js';
import { SocialService } from './social.service.js';
import type { TicketRequest } from './ticket.service.js';

const loginQuerySchema = z.object({
  email: z.string().max(254).optional(),
  team: idSchema.optional(),
  league: idSchema.optional(),
});

type RecordSessionBody = z.infer<typeof recordSessionSchema>;

const NO_TICKET = new RefusalError({
  name: 'ticketInvalid',
  kind: 'forbidden',
  message: 'Sign in with the provider first.',
  field: 'ticket',
});

@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly queries: AccountQueries,
    private readonly ties: AccountTies,
    private readonly social: SocialService,
    private readonly profiles: ProfileService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Post('create-user')
  async create(
    @Body({ schema: signUpSchema }) body: SignUpBody,
    @Req() request: ApiRequest,
  ): Promise<{ success: true; email: string }> {
    await this.accounts.create(body, clientOf(request));
    return { success: true, email: body.email };
  }

  /** The user of a ticket (`Authorization: Social <ticket>`), which comes from the pop-up of another provider. */
  @TakesTickets()
  @Post('create-user-social')
  async createSocial(
    @Body({ schema: createUserSocialSchema }) body: CreateUserSocialBody,
    @Req() request: TicketRequest,
  ): Promise<{ success: true; uid: string; email: string }> {
    if (!request.ticket) throw NO_TICKET;
    return { success: true, ...(await this.social.createUser(request.ticket, body, clientOf(request))) };
  }

  /**
   * With `email`, the caller's own details; with `team` and `league`, a team's figures and, for its manager, its inbox. With a ticket
   * of another provider instead of a session, opens a session for its user; 404 while there is none.
   */
  @TakesTickets()
  @Get('login')
  async login(
    @Query({ schema: loginQuerySchema }) query: z.infer<typeof loginQuerySchema>,
    @Req() request: TicketRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer | TeamInfoAnswer> {
    const { ticket, user } = request;
    if (ticket) {
      const signedIn = await this.social.signIn(ticket, query.email ?? '', clientOf(request));
      return { userInfo: [signedIn.user], session: sessionAnswer(this.config, reply, signedIn) };
    }
    if (!user) throw signedOut();
    if (query.email !== undefined) return { userInfo: [await this.own(user, query.email)] };
    if (query.team === undefined || query.league === undefined) {
      throw new RefusalError({
        name: 'invalid',
        kind: 'invalid',
        message: 'Give an email, or a team and its league.',
        field: 'email',
      });
    }
    return this.ties.teamInfo(user, query.league, query.team);
  }

  /** Blank fields keep their value. */
  @Post('edit-user-info')
  @HttpCode(200)
  async edit(
    @Body({ schema: editUserInfoSchema }) body: EditUserInfoBody,
    @CurrentUser() user: SessionUser,
  ): Promise<EditUserAnswer> {
    return { success: true, user: await this.profiles.edit(user, body) };
  }

  @Post('record-session')
  @HttpCode(200)
  async recordSession(
    @Body({ schema: recordSessionSchema }) body: RecordSessionBody,
    @CurrentUser() user: SessionUser,
  ): Promise<{ success: true }> {
    if (body.user_id != null && body.user_id !== user.userId) throw notYou('user_id');
    await this.accounts.recordSession(user.userId, user.sessionId, body.action);
    return { success: true };
  }

  @Public()
  @Get('system-config')
  systemConfig(): Promise<SystemConfigAnswer> {
    return this.accounts.systemConfig();
  }

  /** The address may have been changed since the access token was made. */
  private async own(user: SessionUser, email: string): Promise<UserInfo> {
    const asked = email.trim().toLowerCase();
    const account = await this.queries.byId(user.userId);
    if (!account) throw notFound('This account');
    if (![user.email, account.info.email].some((own) => own.toLowerCase() === asked)) throw notYou('email');
    return account.info;
  }
}
