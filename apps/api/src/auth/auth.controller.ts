import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  resetRequestSchema,
  resetSchema,
  signInSchema,
  verifySchema,
  type SessionAnswer,
  type VerifiedAnswer,
} from '@crease/core/auth/auth.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { Public, type ApiRequest } from '../platform/http/session.js';
import { AccountService } from './account.service.js';
import { clientOf } from './client.js';
import { EmailService } from './email.service.js';
import { PasswordService } from './password.service.js';
import { forgetSession, REFRESH_COOKIE, sessionAnswer } from './refresh-cookie.js';
import { SecurityLog } from './security.service.js';
import { SessionService, signedOut } from './session.service.js';

/** As `signInSchema`, but an address that is none gets the sign-in form's own refusal. */
const credentialsSchema = z.object({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email address.'),
  password: signInSchema.shape.password,
});

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordService,
    private readonly emails: EmailService,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(
    @Body({ schema: credentialsSchema }) body: z.infer<typeof credentialsSchema>,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    return sessionAnswer(this.config, reply, await this.accounts.signIn(body, clientOf(request)));
  }

  /** Needs only the refresh cookie; answers with a new access token and replaces the cookie. */
  @Post('refresh')
  @HttpCode(200)
  async refresh(@Req() request: ApiRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const held = request.cookies[REFRESH_COOKIE];
    if (!held) throw signedOut();
    try {
      return sessionAnswer(this.config, reply, await this.accounts.refresh(held, clientOf(request)));
    } catch (error) {
      // A busy database is no reason to forget who somebody is.
      if (error instanceof RefusalError && error.refusal.kind === 'unauthenticated') forgetSession(this.config, reply);
      throw error;
    }
  }

  /** Ends the session of the access token and that of the cookie. Answers the same whether there was one or not. */
  @Post('sign-out')
  @HttpCode(200)
  async signOut(
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const held = request.cookies[REFRESH_COOKIE];
    const user = bearer ? this.sessions.verify(bearer) : null;
    const ending = new Set([user?.sessionId ?? null, held ? await this.sessions.sessionOf(held) : null]);
    for (const sessionId of ending) if (sessionId !== null) await this.sessions.endSession(sessionId, 'signedOut');
    if (user)
      this.security.note({
        kind: 'signedOut',
        userId: user.userId,
        client: clientOf(request),
        data: { session: user.sessionId },
      });
    forgetSession(this.config, reply);
    return { success: true };
  }

  /** Sends a link to reset the password, if the address has an account. The answer is the same either way. */
  @Post('reset-request')
  @HttpCode(200)
  async askReset(
    @Body({ schema: resetRequestSchema }) body: z.infer<typeof resetRequestSchema>,
    @Req() request: ApiRequest,
  ): Promise<{ success: true }> {
    await this.passwords.askReset(body.email, clientOf(request));
    return { success: true };
  }

  @Post('reset')
  @HttpCode(200)
  async reset(
    @Body({ schema: resetSchema }) body: z.infer<typeof resetSchema>,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true; email: string }> {
    const answer = await this.passwords.reset(body.token, body.password, clientOf(request));
    forgetSession(this.config, reply);
    return { success: true, ...answer };
  }

  /** Follows the link of a mail that confirms an address. */
  @Post('verify')
  @HttpCode(200)
  verify(
    @Body({ schema: verifySchema }) body: z.infer<typeof verifySchema>,
    @Req() request: ApiRequest,
  ): Promise<VerifiedAnswer> {
    return this.emails.confirm(body.token, clientOf(request));
  }
}
