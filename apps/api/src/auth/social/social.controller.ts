import { Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { socialCalls } from '@crease/core/auth/social.calls.js';
import {
  isProvider,
  type Provider,
  SOCIAL_CHANNEL,
  type SocialFailure,
  socialMessage,
  type SocialOutcome,
  type SocialSuccess,
} from '@crease/core/auth/social.rules.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import type { ApiRequest } from '../../platform/http/session.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { TOO_MANY_FAILURES } from '../account.refusals.js';
import { socialLimit } from '../limits.js';
import { Seal } from '../../platform/config/sealed.js';
import { outcomePage, OUTCOME_SCRIPT } from './social.page.js';
import { SocialProviders, type AuthorizationRequest } from './social-providers.service.js';
import { TicketService } from '../ticket.service.js';

const COOKIE = 'crease_social';
const COOKIE_PATH = '/api/auth/social';
/** Time limit for choosing an account and giving consent. */
const SIGN_IN_SECONDS = 600;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Stored in a cookie of the pop-up while it is at the provider. */
interface PendingSignIn extends AuthorizationRequest {
  readonly provider: Provider;
  readonly attempt: string;
}

type Outcome = SocialSuccess | { readonly ok: false; readonly name: SocialFailure };

/** Sign-in in a pop-up: to the provider and back, then the outcome goes to the page that opened it. */
@CallController(socialCalls)
export class SocialController {
  private readonly seal: Seal;

  constructor(
    private readonly providers: SocialProviders,
    private readonly tickets: TicketService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.seal = new Seal(config.SESSION_SECRET, 'social');
  }

  readonly handlers = serve(socialCalls, {
    'GET /auth/social/outcome.js': ({ reply }) => {
      void reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' });
      return OUTCOME_SCRIPT;
    },

    'GET /auth/social/:provider/start': async ({ params, query: { attempt }, request, reply }) => {
      const provider = this.offered(params.provider);
      try {
        await this.limiter.take([socialLimit(request.ip)], TOO_MANY_FAILURES);
        const { address, sent } = await this.providers.begin(provider, this.callback(request, provider));
        const pending: PendingSignIn = { ...sent, provider, attempt };
        void reply.setCookie(COOKIE, this.seal.close(pending, SIGN_IN_SECONDS), {
          ...this.cookie(),
          maxAge: SIGN_IN_SECONDS,
        });
        void reply.redirect(address, 302);
        return undefined;
      } catch (error) {
        return this.tell(reply, provider, attempt, failureOf(error));
      }
    },

    'GET /auth/social/:provider/callback': async ({ params, request, reply }) => {
      const provider = this.offered(params.provider);
      const pending = this.seal.open<PendingSignIn>(request.cookies[COOKIE] ?? '');
      void reply.clearCookie(COOKIE, this.cookie());
      // Without the cookie, the sign-in did not start here.
      if (pending?.provider !== provider)
        return this.tell(reply, provider, pending?.attempt ?? '', { ok: false, name: 'socialFailed' });
      try {
        await this.limiter.take([socialLimit(request.ip)], TOO_MANY_FAILURES);
        const returned = new URL(this.callback(request, provider));
        returned.search = new URL(request.url, returned).search;
        const identity = await this.providers.finish(provider, returned, pending);
        return this.tell(reply, provider, pending.attempt, {
          ok: true,
          ticket: this.tickets.issue(identity),
          uid: identity.subject,
          email: identity.email,
          displayName: `${identity.firstName} ${identity.lastName}`.trim(),
          photoURL: identity.picture,
        });
      } catch (error) {
        return this.tell(reply, provider, pending.attempt, failureOf(error));
      }
    },
  });

  private offered(name: string): Provider {
    if (!isProvider(name) || !this.providers.offered().includes(name)) throw notFound('signIn');
    return name;
  }

  /**
   * Callback URL for the provider. Without a configured address it is this machine, under the host name of the request.
   */
  private callback({ host }: ApiRequest, provider: Provider): string {
    const base = this.config.PUBLIC_URL === undefined && LOOPBACK.test(host) ? `http://${host}` : this.config.publicUrl;
    return `${base}/api/auth/social/${provider}/callback`;
  }

  private cookie() {
    // SameSite Lax: the provider sends the browser back with a link, and Strict would withhold the cookie.
    return {
      httpOnly: true,
      sameSite: 'lax',
      path: COOKIE_PATH,
      secure: this.config.publicUrl.startsWith('https:'),
    } as const;
  }

  private tell(reply: FastifyReply, provider: Provider, attempt: string, told: Outcome): string {
    const outcome: SocialOutcome = told.ok
      ? { source: SOCIAL_CHANNEL, attempt, provider, ...told }
      : {
          source: SOCIAL_CHANNEL,
          attempt,
          provider,
          ok: false,
          refusal: { name: told.name, message: socialMessage(told.name, provider) },
        };
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    return outcomePage(outcome);
  }
}

const FAILURES: readonly string[] = ['socialCancelled', 'socialNetwork', 'tooManyRequests'] satisfies SocialFailure[];

function failureOf(error: unknown): Outcome {
  if (!(error instanceof RefusalError)) throw error;
  const { name } = error.refusal;
  return { ok: false, name: FAILURES.includes(name) ? (name as SocialFailure) : 'socialFailed' };
}
