import { Inject } from '@nestjs/common';
import { myAccountCalls } from '@crease/core/auth/my-account.calls.js';
import { isProvider } from '@crease/core/auth/social.rules.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { notFound } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { AccountQueries } from './account/account.queries.js';
import { clientOf } from './client.js';
import { EmailService } from './mail/email.service.js';
import { IdleService } from './session/idle.service.js';
import { OwnerClaim } from './owner-claim.service.js';
import { PasswordService } from './password.service.js';
import { PersonalDataService } from './account/personal-data.service.js';
import { forgetSession } from './session/refresh-cookie.js';
import { SecurityLog } from './security.service.js';
import { SessionQueries } from './session/session.queries.js';
import { SessionService } from './session/session.service.js';
import { SocialProviders } from './social/social-providers.service.js';
import { SocialService } from './social/social.service.js';
import { TicketService } from './ticket.service.js';

@CallController(myAccountCalls)
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
    private readonly data: PersonalDataService,
    private readonly owner: OwnerClaim,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  readonly handlers = serve(myAccountCalls, {
    'GET /auth/account': async ({ user }) => {
      const [account, linked, pendingEmail] = await Promise.all([
        this.accounts.byId(user.userId),
        this.social.linked(user.userId),
        this.accounts.pendingEmail(user.userId),
      ]);
      if (!account) throw notFound('account');
      const { email, emailVerified } = account.info;
      return {
        email,
        emailVerified,
        pendingEmail,
        hasPassword: account.passwordHash !== null,
        linked,
        offered: this.providers.offered(),
        mail: this.config.mail,
        ownerCode: this.owner.awaits(email, emailVerified),
      };
    },

    'POST /auth/site-owner': async ({ user, body, request }) => {
      await this.owner.claim(user, body.code, clientOf(request));
      return { success: true };
    },

    'GET /auth/sessions': async ({ user }) => ({ sessions: await this.queries.living(user.userId, user.sessionId) }),

    'DELETE /auth/sessions': async ({ user, request }) => {
      const ended = await this.sessions.endSessionsOf(user.userId, 'endedElsewhere', user.sessionId);
      if (ended > 0)
        this.security.record({
          kind: 'sessionsEnded',
          userId: user.userId,
          client: clientOf(request),
          data: { ended },
        });
      return { success: true, ended };
    },

    'DELETE /auth/sessions/:session_id': async ({ user, params, request }) => {
      const session = params.session_id;
      if (!(await this.sessions.endOwnSession(user.userId, session, 'endedElsewhere'))) throw notFound('session');
      this.security.record({ kind: 'sessionEnded', userId: user.userId, client: clientOf(request), data: { session } });
      return { success: true, ended: 1 };
    },

    'GET /auth/history': ({ user, query }) => this.queries.history(user.userId, query.before ?? null),

    'POST /auth/activity': async ({ user }) => ({
      success: true,
      idleEndsAt: new Date(await this.idle.active(user.sessionId)).toISOString(),
    }),

    'POST /auth/password': async ({ user, body: { password, ...proof }, request }) => {
      await this.passwords.change(user, proof, password, clientOf(request));
      return { success: true };
    },

    'POST /auth/email': ({ user, body: { email, ...proof }, request }) =>
      this.emails.change(user, proof, email, clientOf(request)),

    'POST /auth/verify-request': ({ user, request }) => this.emails.askVerification(user, clientOf(request)),

    'POST /auth/providers': async ({ user, body: { link_ticket, ...proof }, request }) => ({
      success: true,
      linked: await this.social.link(user.userId, proof, this.tickets.read(link_ticket), clientOf(request)),
    }),

    'DELETE /auth/providers/:provider': async ({ user, params: { provider }, request }) => {
      if (!isProvider(provider)) throw notFound('signIn');
      return { success: true, linked: await this.social.unlink(user.userId, provider, clientOf(request)) };
    },

    'GET /auth/export': ({ user, request, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="crease-my-data.json"');
      return this.data.export(user, clientOf(request));
    },

    'POST /auth/delete-account': async ({ user, body: { current_password, ticket }, request, reply }) => {
      await this.data.delete(user, { current_password, ticket }, clientOf(request));
      forgetSession(this.config, reply);
      return { success: true };
    },
  });
}
