import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  linkProviderSchema,
  type AccountAnswer,
  type AccountHistoryAnswer,
  type ActivityAnswer,
  type EmailAnswer,
  type ProvidersAnswer,
  type SessionsAnswer,
  type SessionsEndedAnswer,
} from '@crease/core/auth/auth.schema.js';
import { isProvider } from '@crease/core/auth/social.rules.js';
import { idSchema } from '@crease/core/request.parts.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { notFound } from '../platform/http/refusal.error.js';
import { CurrentUser, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { AccountQueries } from './account.queries.js';
import { clientOf } from './client.js';
import { DataService } from './data.service.js';
import { EmailService } from './email.service.js';
import { IdleService } from './idle.service.js';
import { PasswordService } from './password.service.js';
import { forgetSession } from './refresh-cookie.js';
import { SecurityLog } from './security.service.js';
import { SessionQueries } from './session.queries.js';
import { SessionService } from './session.service.js';
import { SocialProviders } from './social-providers.service.js';
import { SocialService } from './social.service.js';
import { TicketService } from './ticket.service.js';

const historySchema = z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() });

type PasswordBody = z.infer<typeof changePasswordSchema>;
type EmailBody = z.infer<typeof changeEmailSchema>;
type LinkBody = z.infer<typeof linkProviderSchema>;
type DeleteBody = z.infer<typeof deleteAccountSchema>;

/** The caller's own account: always the session's, whatever a request says. */
@Controller('auth')
export class MyAccountController {
  constructor(
    private readonly accounts: AccountQueries,
    private readonly sessions: SessionService,
    private readonly queries: SessionQueries,
    private readonly passwords: PasswordService,
    private readonly emails: EmailService,
    private readonly social: SocialService,
    private readonly providers: SocialProviders,
    private readonly tickets: TicketService,
    private readonly idle: IdleService,
    private readonly data: DataService,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('account')
  async account(@CurrentUser() user: SessionUser): Promise<AccountAnswer> {
    const [account, linked, pendingEmail] = await Promise.all([
      this.accounts.byId(user.userId),
      this.social.linked(user.userId),
      this.accounts.pendingEmail(user.userId),
    ]);
    if (!account) throw notFound('This account');
    const { email, emailVerified } = account.info;
    return {
      email,
      emailVerified,
      pendingEmail,
      hasPassword: account.passwordHash !== null,
      linked,
      offered: this.providers.offered(),
      mail: this.config.mail,
    };
  }

  @Get('sessions')
  async list(@CurrentUser() user: SessionUser): Promise<SessionsAnswer> {
    return { sessions: await this.queries.living(user.userId, user.sessionId) };
  }

  /** Ends all sessions but this one. */
  @Delete('sessions')
  async endOthers(@CurrentUser() user: SessionUser, @Req() request: ApiRequest): Promise<SessionsEndedAnswer> {
    const ended = await this.sessions.endSessionsOf(user.userId, 'endedElsewhere', user.sessionId);
    if (ended > 0)
      this.security.note({ kind: 'sessionsEnded', userId: user.userId, client: clientOf(request), data: { ended } });
    return { success: true, ended };
  }

  @Delete('sessions/:session_id')
  async end(
    @CurrentUser() user: SessionUser,
    @Param('session_id', { schema: idSchema }) sessionId: string,
    @Req() request: ApiRequest,
  ): Promise<SessionsEndedAnswer> {
    if (!(await this.sessions.endOwnSession(user.userId, sessionId, 'endedElsewhere'))) throw notFound('This session');
    this.security.note({
      kind: 'sessionEnded',
      userId: user.userId,
      client: clientOf(request),
      data: { session: sessionId },
    });
    return { success: true, ended: 1 };
  }

  /** Sign-ins, changes and refusals of the account, newest first. */
  @Get('history')
  history(
    @Query({ schema: historySchema }) { before }: z.infer<typeof historySchema>,
    @CurrentUser() user: SessionUser,
  ): Promise<AccountHistoryAnswer> {
    return this.queries.history(user.userId, before ?? null);
  }

  /** There was input: the idle time begins anew. */
  @Post('activity')
  @HttpCode(200)
  async activity(@CurrentUser() user: SessionUser): Promise<ActivityAnswer> {
    return { success: true, idleEndsAt: new Date(await this.idle.active(user.sessionId)).toISOString() };
  }

  /** Every other session ends. */
  @Post('password')
  @HttpCode(200)
  async password(
    @Body({ schema: changePasswordSchema }) { password, ...proof }: PasswordBody,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<{ success: true }> {
    await this.passwords.change(user, proof, password, clientOf(request));
    return { success: true };
  }

  @Post('email')
  @HttpCode(200)
  email(
    @Body({ schema: changeEmailSchema }) { email, ...proof }: EmailBody,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<EmailAnswer> {
    return this.emails.change(user, proof, email, clientOf(request));
  }

  /** Sends the link that confirms the address again. */
  @Post('verify-request')
  @HttpCode(200)
  askVerification(@CurrentUser() user: SessionUser, @Req() request: ApiRequest): Promise<EmailAnswer> {
    return this.emails.askVerification(user, clientOf(request));
  }

  /** Links the provider of `link_ticket` to the account. */
  @Post('providers')
  @HttpCode(200)
  async link(
    @Body({ schema: linkProviderSchema }) { link_ticket, ...proof }: LinkBody,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<ProvidersAnswer> {
    return {
      success: true,
      linked: await this.social.link(user.userId, proof, this.tickets.read(link_ticket), clientOf(request)),
    };
  }

  @Delete('providers/:provider')
  async unlink(
    @Param('provider') provider: string,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<ProvidersAnswer> {
    if (!isProvider(provider)) throw notFound('This sign-in');
    return { success: true, linked: await this.social.unlink(user.userId, provider, clientOf(request)) };
  }

  /** Everything that is kept of the caller, as a file. */
  @Get('export')
  @Header('content-disposition', 'attachment; filename="crease-my-data.json"')
  export(@CurrentUser() user: SessionUser, @Req() request: ApiRequest): Promise<Record<string, unknown>> {
    return this.data.export(user, clientOf(request));
  }

  @Post('delete-account')
  @HttpCode(200)
  async delete(
    @Body({ schema: deleteAccountSchema }) { current_password, ticket }: DeleteBody,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    await this.data.delete(user, { current_password, ticket }, clientOf(request));
    forgetSession(this.config, reply);
    return { success: true };
  }
}
