import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { signInSchema, type SessionAnswer } from '@crease/core/auth/auth.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { Public, type ApiRequest } from '../platform/http/session.js';
import { AccountService, type SignedIn } from './account.service.js';
import { clientOf } from './client.js';
import { SessionService, signedOut } from './session.service.js';

const COOKIE = 'crease_refresh';
const COOKIE_PATH = '/api/auth';

/** As `signInSchema`, but an address that is none gets the sign-in form's own refusal. */
const credentialsSchema = z.object({ email: z.string('Email is required').trim().min(1, 'Email is required').max(254, 'Please enter a valid email address.'), password: signInSchema.shape.password });

@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(@Body({ schema: credentialsSchema }) body: z.infer<typeof credentialsSchema>, @Req() request: ApiRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    return this.answer(await this.accounts.signIn(body, clientOf(request)), reply);
  }

  /** Needs only the refresh cookie; answers with a new access token and replaces the cookie. */
  @Post('refresh')
  @HttpCode(200)
  async refresh(@Req() request: ApiRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const held = request.cookies[COOKIE];
    if (!held) throw signedOut();
    try {
      return this.answer(await this.accounts.refresh(held), reply);
    } catch (error) {
      // A busy database is no reason to forget who somebody is.
      if (error instanceof RefusalError && error.refusal.kind === 'unauthenticated') this.forget(reply);
      throw error;
    }
  }

  /** Ends the session of the access token and that of the cookie. Answers the same whether there was one or not. */
  @Post('sign-out')
  @HttpCode(200)
  async signOut(@Req() request: ApiRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<{ success: true }> {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const held = request.cookies[COOKIE];
    const ending = new Set([bearer ? (this.sessions.verify(bearer)?.sessionId ?? null) : null, held ? await this.sessions.sessionOf(held) : null]);
    for (const sessionId of ending) if (sessionId !== null) await this.sessions.endSession(sessionId, 'signedOut');
    this.forget(reply);
    return { success: true };
  }

  private answer({ user, tokens }: SignedIn, reply: FastifyReply): SessionAnswer {
    void reply.setCookie(COOKIE, tokens.refreshToken, { ...this.cookie(), maxAge: tokens.refreshSeconds });
    return { accessToken: tokens.accessToken, expiresAt: new Date(tokens.expiresAt).toISOString(), user };
  }

  private forget(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, this.cookie());
  }

  private cookie() {
    return { httpOnly: true, sameSite: 'lax', path: COOKIE_PATH, secure: this.config.publicUrl.startsWith('https:') } as const;
  }
}
