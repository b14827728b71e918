import { Inject } from '@nestjs/common';
import { accountCalls } from '@crease/core/auth/account.calls.js';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { notFound, notYou, RefusalError } from '../platform/refusal.error.js';
import { languageOfBrowser, type SessionUser } from '../platform/http/session.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { AccountQueries } from './account/account.queries.js';
import { AccountTies } from './account/account-ties.service.js';
import { AccountService } from './account.service.js';
import { clientOf } from './client.js';
import { ProfileService } from './account/profile.service.js';
import { sessionAnswer } from './session/refresh-cookie.js';
import { signedOut } from './account.refusals.js';
import { SocialService } from './social/social.service.js';
import { ticketIn } from './ticket.service.js';
import { refusal } from './auth.refusals.js';

const NO_TICKET = new RefusalError(refusal('ticketInvalid.missing', { kind: 'forbidden', field: 'ticket' }));

@CallController(accountCalls)
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly queries: AccountQueries,
    private readonly ties: AccountTies,
    private readonly social: SocialService,
    private readonly profiles: ProfileService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  readonly handlers = serve(accountCalls, {
    'POST /create-user': async ({ body, request }) => {
      await this.accounts.create(body, clientOf(request));
      return { success: true, email: body.email };
    },

    'POST /create-user-social': async ({ body, request }) => {
      const ticket = ticketIn(request);
      if (!ticket) throw NO_TICKET;
      return { success: true, ...(await this.social.createUser(ticket, body, clientOf(request))) };
    },

    'GET /login': async ({ user, query, request, reply }) => {
      const ticket = ticketIn(request);
      if (ticket) {
        const signedIn = await this.social.signIn(
          ticket,
          { email: query.email ?? '', kept: query.keep === 'yes' },
          clientOf(request),
        );
        return { userInfo: [signedIn.user], session: sessionAnswer(this.config, reply, signedIn) };
      }
      if (!user) throw signedOut();
      if (query.email !== undefined) return { userInfo: [await this.own(user, query.email)] };
      if (query.team === undefined || query.league === undefined) {
        throw new RefusalError(refusal('invalid.nobodyNamed', { kind: 'invalid', field: 'email' }));
      }
      return this.ties.teamInfo(user, query.league, query.team);
    },

    'POST /edit-user-info': async ({ body, user }) => ({ success: true, user: await this.profiles.edit(user, body) }),

    'PUT /account/language': async ({ body, user, request }) => ({
      success: true,
      user: await this.profiles.chooseLanguage(user.userId, body.language, languageOfBrowser(request.headers)),
    }),

    'POST /record-session': async ({ body, user }) => {
      if (body.user_id != null && body.user_id !== user.userId) throw notYou('user_id');
      await this.accounts.recordSession(user.userId, user.sessionId, body.action);
      return { success: true };
    },

    'GET /system-config': () => this.accounts.systemConfig(),
  });

  /** Accepts both addresses: the one in the access token may be older than the account's present one. */
  private async own(user: SessionUser, email: string): Promise<UserInfo> {
    const asked = email.trim().toLowerCase();
    const account = await this.queries.byId(user.userId);
    if (!account) throw notFound('account');
    if (![user.email, account.info.email].some((own) => own.toLowerCase() === asked)) throw notYou('email');
    return account.info;
  }
}
