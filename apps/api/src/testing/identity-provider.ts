import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Claims that the provider has about a person; `sub` is their login. */
export interface KnownPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string;
}

const NAMES = ['name', 'given_name', 'family_name', 'picture'];

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By login. Other logins work too, with the address `<login>@provider.test`. Tests may add entries. */
  readonly people: Map<string, KnownPerson>;
  close(): Promise<void>;
}

/**
 * Starts a real OpenID provider that requires PKCE. `callbacks` are the allowed redirect addresses. With
 * `claimsInToken` the ID token contains the email, as Google's does; otherwise clients must request it.
 */
export async function startIdentityProvider({
  callbacks,
  claimsInToken = true,
  port = 0,
}: {
  callbacks: () => readonly string[];
  claimsInToken?: boolean;
  port?: number;
}): Promise<IdentityProvider> {
  const people = new Map<string, KnownPerson>();
  const [clientId, clientSecret] = ['crease-test', randomBytes(24).toString('hex')];
  let handle: ReturnType<Provider['callback']> | null = null;
  let server = createServer();
  const issuer = await new Promise<string>((resolve) => {
    server = createServer((request, response) => {
      // Build it late: the addresses are known only once the application listens, after the provider.
      handle ??= build(resolvedIssuer).callback();
      handle(request, response);
    });
    let resolvedIssuer = '';
    server.listen(port, '127.0.0.1', () => {
      resolvedIssuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve(resolvedIssuer);
    });
  });

  function build(at: string): Provider {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    // Silence its warning that it stores everything in memory only.
    const { warn } = console;
    console.warn = () => undefined;
    try {
      return provider(at, privateKey.export({ format: 'jwk' }));
    } finally {
      console.warn = warn;
    }
  }

  function provider(at: string, key: object): Provider {
    return new Provider(at, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [...callbacks()],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'test' }] },
      cookies: { keys: [randomBytes(16).toString('hex')] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: NAMES, public_profile: NAMES },
      scopes: ['openid', 'email', 'profile', 'public_profile'],
      conformIdTokenClaims: !claimsInToken,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => ({
          sub: id,
          ...(people.get(id) ?? {
            email: `${id}@provider.test`,
            email_verified: true,
            name: `${id} Person`,
            given_name: id,
            family_name: 'Person',
          }),
        }),
      }),
    });
  }

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Answer = { readonly status: number; readonly text: string; readonly url: string };

/** A minimal browser: follows redirects, stores cookies, sends forms. */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>();

  /** Follows redirects to a page, or until `until` returns true for an address. */
  async open(
    address: string,
    { form, until }: { form?: Record<string, string>; until?: (url: URL) => boolean } = {},
  ): Promise<Answer> {
    let url = new URL(address);
    let body = form;
    for (let step = 0; step < 20; step += 1) {
      if (until?.(url)) return { status: 0, text: '', url: url.href };
      const jar = this.jar(url);
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { body: new URLSearchParams(body) } : {}),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';', 1);
        const at = pair.indexOf('=');
        if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const next = response.headers.get('location');
      if (next === null) return { status: response.status, text: await response.text(), url: url.href };
      await response.body?.cancel();
      url = new URL(next, url);
      body = undefined;
    }
    throw new Error('redirected without end');
  }

  /** Signs in and consents on the provider's pages; returns the application's page that follows. */
  async signInAt(start: string, login: string, until?: (url: URL) => boolean): Promise<Answer> {
    let page = await this.open(start, { until });
    for (let step = 0; step < 3 && /<form/.test(page.text); step += 1) {
      const action = /<form[^>]* action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const form: Record<string, string> = page.text.includes('name="login"')
        ? { prompt: 'login', login, password: 'any' }
        : { prompt: 'consent' };
      page = await this.open(new URL(action, page.url).href, { form, until });
    }
    return page;
  }

  async abortAt(start: string): Promise<Answer> {
    const page = await this.open(start);
    const link = /<a[^>]* href="([^"]+abort[^"]*)"/.exec(page.text)?.[1];
    if (link === undefined) throw new Error('the provider offers no way out');
    return this.open(new URL(link, page.url).href);
  }

  cookiesOf(address: string): string {
    return [...this.jar(new URL(address))].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private jar({ host }: URL): Map<string, string> {
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }
}
