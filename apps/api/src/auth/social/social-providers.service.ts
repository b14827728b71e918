import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Configuration, ServerMetadata } from 'openid-client';
import { PROVIDERS, type Provider } from '@crease/core/auth/social.rules.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { fetchBounded } from '../../platform/http/fetch-bounded.js';
import { socialRefusal } from '../account.refusals.js';
import type { SocialIdentity } from '../ticket.service.js';

/** Timeout for a provider's answer, in seconds. */
const PATIENCE = 5;
/** Longest answer accepted from a provider, in bytes. */
const MOST_BYTES = 1_000_000;
const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Facebook's discovery document has no token endpoint; these addresses are from its manual. */
const FACEBOOK: ServerMetadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: ['RS256'],
};

const SCOPES: Readonly<Record<Provider, string>> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
};

interface Client {
  readonly id: string;
  readonly secret: string;
  readonly issuer: string | null;
  /** The operator configured the issuer, so it may be in a private network. */
  readonly own: boolean;
}

export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * Google and Facebook as OpenID providers: authorization code flow with PKCE, state and nonce. The signature of every
 * ID token is verified.
 */
@Injectable()
export class SocialProviders {
  private readonly logger = new Logger('Social');
  private readonly clients: ReadonlyMap<Provider, Client>;
  private readonly discovered = new Map<Provider, Promise<Configuration>>();

  constructor(@Inject(CONFIG) config: Config) {
    const client = (
      id: string | undefined,
      secret: string | undefined,
      configured: string | undefined,
      usual: string | null,
    ): Client | null =>
      id && secret ? { id, secret, issuer: configured ?? usual, own: configured !== undefined } : null;
    const all = {
      google: client(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET, config.GOOGLE_ISSUER, GOOGLE_ISSUER),
      facebook: client(config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET, config.FACEBOOK_ISSUER, null),
    };
    this.clients = new Map(
      PROVIDERS.flatMap((provider) => (all[provider] ? [[provider, all[provider]] as const] : [])),
    );
  }

  offered(): Provider[] {
    return [...this.clients.keys()];
  }

  /** Returns the provider's address for the pop-up and the values for checking its answer. */
  async begin(provider: Provider, redirectUri: string): Promise<{ address: string; sent: AuthorizationRequest }> {
    const [oidc, server] = await Promise.all([library(), this.server(provider)]);
    const sent = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const address = oidc.buildAuthorizationUrl(server, {
      redirect_uri: redirectUri,
      scope: SCOPES[provider],
      state: sent.state,
      nonce: sent.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(sent.verifier),
      code_challenge_method: 'S256',
      // Let the user choose an account, since several people may share the computer.
      ...(server.serverMetadata().issuer === GOOGLE_ISSUER ? { prompt: 'select_account' } : {}),
    });
    return { address: address.href, sent };
  }

  /** Returns the verified identity. `returned` is the full callback URL with the provider's parameters. */
  async finish(
    provider: Provider,
    returned: URL,
    { state, nonce, verifier }: AuthorizationRequest,
  ): Promise<SocialIdentity> {
    const [oidc, server] = await Promise.all([library(), this.server(provider)]);
    try {
      const tokens = await oidc.authorizationCodeGrant(server, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('there is no ID token');
      const more =
        typeof claims.email === 'string' || !server.serverMetadata().userinfo_endpoint
          ? {}
          : await oidc.fetchUserInfo(server, tokens.access_token, claims.sub);
      return this.identity(provider, { ...more, ...claims });
    } catch (error) {
      throw this.failure(provider, error);
    }
  }

  private identity(provider: Provider, claims: Readonly<Record<string, unknown>>): SocialIdentity {
    const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name].trim() : '');
    const [subject, email] = [text('sub'), text('email')];
    if (subject === '' || email === '') throw new Error('the provider gave no email address');
    const [first = '', ...rest] = (text('name') || email.split('@')[0] || '').split(/\s+/);
    return {
      provider,
      subject,
      email,
      emailVerified: claims.email_verified === true,
      firstName: text('given_name') || first,
      lastName: text('family_name') || rest.join(' '),
      picture: text('picture') || null,
    };
  }

  private server(provider: Provider): Promise<Configuration> {
    const client = this.clients.get(provider);
    if (!client) throw socialRefusal('socialFailed', provider);
    const known = this.discovered.get(provider);
    if (known) return known;
    const asked = this.discover(client).catch((error: unknown) => {
      // Retry at the next sign-in.
      this.discovered.delete(provider);
      throw this.failure(provider, error);
    });
    this.discovered.set(provider, asked);
    return asked;
  }

  private async discover({ id, secret, issuer, own }: Client): Promise<Configuration> {
    const oidc = await library();
    const fetch = fetchBounded({ deadlineMs: PATIENCE * 1_000, mostBytes: MOST_BYTES, own });
    if (issuer === null) {
      const server = new oidc.Configuration(FACEBOOK, id, secret);
      server.timeout = PATIENCE;
      server[oidc.customFetch] = fetch;
      oidc.enableNonRepudiationChecks(server);
      return server;
    }
    const address = new URL(issuer);
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ];
    return oidc.discovery(address, id, secret, undefined, {
      execute,
      timeout: PATIENCE,
      [oidc.customFetch]: fetch,
    });
  }

  /**
   * Returns the refusal with the wording of docs/rules.md, section "Words of errors". Logs the provider's error without
   * codes and tokens.
   */
  private failure(provider: Provider, error: unknown): Error {
    if (
      error instanceof Error &&
      error.name === 'AuthorizationResponseError' &&
      CANCELLED.includes(String((error as { error?: unknown }).error))
    ) {
      return socialRefusal('socialCancelled', provider);
    }
    const away = isAway(error);
    this.logger.warn(`${provider}: ${away ? 'cannot be reached' : describe(error)}`);
    return socialRefusal(away ? 'socialNetwork' : 'socialFailed', provider);
  }
}

/** Providers' error codes for a cancelled sign-in. */
const CANCELLED: readonly string[] = [
  'access_denied',
  'user_cancelled_login',
  'login_required',
  'consent_required',
  'interaction_required',
];

/** Loaded at the first sign-in, because most installations use no providers. */
const library = () => import('openid-client');

/** True when the provider did not answer. */
function isAway(error: unknown): boolean {
  for (
    let current = error as Failure | undefined, depth = 0;
    current && depth < 5;
    current = current.cause, depth += 1
  ) {
    if (current.name === 'TimeoutError' || current.code === 'OAUTH_TIMEOUT' || current.message === 'fetch failed')
      return true;
  }
  return false;
}

interface Failure {
  readonly name?: string;
  readonly code?: unknown;
  readonly message?: string;
  readonly cause?: Failure;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { code, error: said } = error as { code?: unknown; error?: unknown };
  return [error.name, code, said].filter((part) => typeof part === 'string').join(' ') || 'failure';
}
