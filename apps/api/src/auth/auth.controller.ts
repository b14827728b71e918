import { Inject } from '@nestjs/common';
import { authCalls } from '@crease/core/auth/auth.calls.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { RefusalError } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { AccountService } from './account.service.js';
import { clientOf } from './client.js';
import { EmailService } from './mail/email.service.js';
import { PasswordService } from './password.service.js';
import { forgetSession, REFRESH_COOKIE, sessionAnswer } from './session/refresh-cookie.js';
import { SecurityLog } from './security.service.js';
import { SessionService } from './session/session.service.js';
import { signedOut } from './account.refusals.js';
import { Visitors } from './visitors.service.js';

@CallController(authCalls)
export class AuthController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordService,
    private readonly emails: EmailService,
    private readonly security: SecurityLog,
    private readonly visitors: Visitors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  readonly handlers = serve(authCalls, {
    'POST /auth/sign-in': async ({ body, request, reply }) =>
      sessionAnswer(this.config, reply, await this.accounts.signIn(body, clientOf(request))),

    'POST /auth/look-around': ({ request }) => this.visitors.open(clientOf(request)),

    'POST /auth/refresh': async ({ request, reply }) => {
      const held = request.cookies[REFRESH_COOKIE];
      if (!held) throw signedOut();
      try {
        return sessionAnswer(this.config, reply, await this.accounts.refresh(held, clientOf(request)));
      } catch (error) {
        // Keep the session cookie when the database is only busy.
        if (error instanceof RefusalError && error.refusal.kind === 'unauthenticated')
          forgetSession(this.config, reply);
        throw error;
      }
    },

    'POST /auth/sign-out': async ({ request, reply }) => {
      const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const held = request.cookies[REFRESH_COOKIE];
      const user = bearer ? this.sessions.verify(bearer) : null;
      const ending = new Set([user?.sessionId ?? null, held ? await this.sessions.sessionOf(held) : null]);
      for (const sessionId of ending) if (sessionId !== null) await this.sessions.endSession(sessionId, 'signedOut');
      if (user)
        this.security.record({
          kind: 'signedOut',
          userId: user.userId,
          client: clientOf(request),
          data: { session: user.sessionId },
        });
      forgetSession(this.config, reply);
      return { success: true };
    },

    'POST /auth/reset-request': async ({ body, request }) => {
      await this.passwords.askReset(body.email, clientOf(request));
      return { success: true };
    },

    'POST /auth/reset': async ({ body, request, reply }) => {
      const answer = await this.passwords.reset(body.token, body.password, clientOf(request));
      forgetSession(this.config, reply);
      return { success: true, ...answer };
    },

    'POST /auth/verify': ({ body, request }) => this.emails.confirm(body.token, clientOf(request)),
  });
}
