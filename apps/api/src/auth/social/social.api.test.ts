import { afterAll, describe, expect, test } from '@jest/globals';
import type { UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import { JwtService } from '@nestjs/jwt';
import type { AccountAnswer, LoginAnswer, ProvidersAnswer, SessionAnswer } from '@crease/core/auth/auth.schema.js';
import { isSocialOutcome, type Provider, type SocialOutcome } from '@crease/core/auth/social.rules.js';
import { startIdentityProvider, Visitor } from '../../testing/identity-provider.js';
import { cookieOf, fileApp, type Refused, type TestUser } from '../../testing/test-app.js';
import { createLeague, invite } from '../../testing/test-league.js';
import { SessionService } from '../session/session.service.js';
import { TicketService } from '../ticket.service.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';
import { closeAll } from '../../testing/answers/close-all.js';

const callbacks = (provider: Provider) => () => [`${app.url}/api/auth/social/${provider}/callback`];
const google = await startIdentityProvider({ callbacks: callbacks('google') });
// This Facebook represents providers whose ID token contains only the subject.
const facebook = await startIdentityProvider({ callbacks: callbacks('facebook'), claimsInToken: false });
const { app, database } = await fileApp({
  env: {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    FACEBOOK_CLIENT_ID: facebook.clientId,
    FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    FACEBOOK_ISSUER: facebook.issuer,
  },
});
afterAll(() => closeAll(google, facebook));

const startOf = (provider: Provider, attempt = 'attempt-1') =>
  `${app.url}/api/auth/social/${provider}/start?attempt=${attempt}`;
const decode = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const outcomeOf = (page: { text: string }) =>
  JSON.parse(decode(/data-outcome="([^"]*)"/.exec(page.text)?.[1] ?? 'null')) as SocialOutcome;
const callbackOf = (url: URL) => url.pathname.endsWith('/callback');

async function ticketFrom(provider: Provider, login: string) {
  const outcome = outcomeOf(await new Visitor().signInAt(startOf(provider), login));
  if (!outcome.ok) throw new Error(`no ticket: ${JSON.stringify(outcome)}`);
  return outcome;
}
const social = (ticket: string) => ({ authorization: `Social ${ticket}` });
const login = (ticket: string, email: string) =>
  app.api<LoginAnswer & Refused>('GET', `/api/login?email=${encodeURIComponent(email)}`, undefined, social(ticket));
const create = (ticket: string, body: object = {}) =>
  app.api<{ uid: string } & Refused>('POST', '/api/create-user-social', body, social(ticket));
/** Follows the documented flow: sign in, create the user when there is none, sign in again. */
async function signInWith(provider: Provider, person: string) {
  const outcome = await ticketFrom(provider, person);
  const first = await login(outcome.ticket, outcome.email);
  if (first.status !== 404) return first;
  await create(outcome.ticket, {
    uid: outcome.uid,
    email: outcome.email,
    displayName: outcome.displayName,
    photoURL: outcome.photoURL,
    provider,
  });
  return login(outcome.ticket, outcome.email);
}

describe('the pop-up', () => {
  test('is offered for each configured provider', async () => {
    expect(
      (await app.api<{ config: { providers: string[] }[] }>('GET', '/api/system-config')).body.config[0]?.providers,
    ).toEqual(['google', 'facebook']);
  });

  test('goes to the provider with PKCE, a state and a nonce, and keeps what must come back to itself', async () => {
    const answer = await app.api('GET', '/api/auth/social/google/start?attempt=abc');
    expect(answer.status).toBe(302);
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.origin).toBe(google.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: google.clientId,
      code_challenge_method: 'S256',
      redirect_uri: `${app.url}/api/auth/social/google/callback`,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43);
    const cookie = answer.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^crease_social=.+; Max-Age=600; Path=\/api\/auth\/social; HttpOnly; SameSite=Lax/);
    for (const name of ['state', 'nonce']) expect(cookie).not.toContain(address.searchParams.get(name));
  });

  test('ends in a page that tells the page which opened it, without a line of inline script', async () => {
    const visitor = new Visitor();
    const back = await visitor.signInAt(startOf('google', 'own-attempt'), 'page', callbackOf);
    const page = await fetch(back.url, { headers: { cookie: visitor.cookiesOf(app.url) } });
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html.match(/<script[^>]*>[^<]*/g)).toEqual(['<script src="/api/auth/social/outcome.js" defer>']);
    expect(html).not.toMatch(/\son\w+=/i);
    const outcome = outcomeOf({ text: html });
    expect(isSocialOutcome(outcome, 'own-attempt')).toBe(true);
    expect(isSocialOutcome(outcome, 'another')).toBe(false);
    expect(outcome).toMatchObject({
      source: 'crease-social',
      provider: 'google',
      ok: true,
      uid: 'page',
      email: 'page@provider.test',
      displayName: 'page Person',
    });
    const script = await app.api<string>('GET', '/api/auth/social/outcome.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.body).toContain('postMessage(outcome, window.location.origin)');
  });

  test('shows a name as text, whatever the provider says it is', async () => {
    google.people.set('mallory', {
      email: 'mallory@provider.test',
      email_verified: true,
      name: '"><script>alert(1)</script>',
    });
    const page = await new Visitor().signInAt(startOf('google'), 'mallory');
    expect(page.text).not.toContain('<script>alert');
    expect(outcomeOf(page)).toMatchObject({ ok: true, displayName: '"><script>alert(1)</script>' });
  });

  test('that was left on the provider’s page says so', async () => {
    const outcome = outcomeOf(await new Visitor().abortAt(startOf('google')));
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { name: 'socialCancelled', message: 'Sign-in was cancelled.' },
    });
  });

  test('says when the provider cannot be reached', async () => {
    const cutOff = await app.another({ GOOGLE_ISSUER: 'http://127.0.0.1:1' });
    try {
      const page = await cutOff.api<string>('GET', '/api/auth/social/google/start?attempt=a');
      expect(outcomeOf({ text: page.body })).toMatchObject({
        ok: false,
        attempt: 'a',
        refusal: { name: 'socialNetwork', message: 'Network error. Please check your connection and try again.' },
      });
    } finally {
      await cutOff.close();
    }
  });

  test('of a provider that is not configured, or none at all, is not there', async () => {
    const plain = await app.another({
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
      FACEBOOK_CLIENT_ID: '',
      FACEBOOK_CLIENT_SECRET: '',
    });
    try {
      expect((await plain.api('GET', '/api/auth/social/google/start')).status).toBe(404);
      expect(
        (await plain.api<{ config: { providers: string[] }[] }>('GET', '/api/system-config')).body.config[0]?.providers,
      ).toEqual([]);
    } finally {
      await plain.close();
    }
    for (const name of ['myspace', '__proto__', 'constructor'])
      expect((await app.api('GET', `/api/auth/social/${name}/start`)).status).toBe(404);
  });

  describe('refuses to come back', () => {
    const failed = {
      ok: false,
      refusal: { name: 'socialFailed', message: 'Google sign-in failed. Please try again.' },
    };
    const returning = async () => {
      const visitor = new Visitor();
      const { url } = await visitor.signInAt(startOf('google'), 'returning', callbackOf);
      return { url, cookie: visitor.cookiesOf(app.url) };
    };
    const come = async (url: string, cookie: string) =>
      outcomeOf({ text: await (await fetch(url, { headers: { cookie } })).text() });

    test('to somebody who did not begin here', async () => {
      const { url } = await returning();
      expect(await come(url, '')).toMatchObject(failed);
      const other = await returning();
      expect(await come(url, other.cookie)).toMatchObject(failed);
    });

    test('with a changed state, code or issuer', async () => {
      for (const name of ['state', 'code', 'iss']) {
        const { url, cookie } = await returning();
        const changed = new URL(url);
        changed.searchParams.set(name, name === 'iss' ? 'https://evil.example' : 'x'.repeat(43));
        expect(await come(changed.href, cookie)).toMatchObject(failed);
      }
    });

    test('twice with one code', async () => {
      const { url, cookie } = await returning();
      expect(await come(url, cookie)).toMatchObject({ ok: true });
      expect(await come(url, cookie)).toMatchObject(failed);
    });

    test('with a cookie that was touched, or at another provider', async () => {
      const { url, cookie } = await returning();
      expect(await come(url, `${cookie.slice(0, -2)}AA`)).toMatchObject(failed);
      expect(await come(url.replace('/google/', '/facebook/'), cookie)).toMatchObject({ ok: false });
    });

    test('without an email address', async () => {
      google.people.set('silent', { name: 'Silent Bob' });
      expect(outcomeOf(await new Visitor().signInAt(startOf('google'), 'silent'))).toMatchObject(failed);
    });
  });
});

describe('a sign-in with another provider', () => {
  test.each(['google', 'facebook'] as const)(
    'at %s creates the user it does not find, and asks once more',
    async (provider) => {
      const outcome = await ticketFrom(provider, `new-at-${provider}`);
      expectRefusal(await login(outcome.ticket, outcome.email), 404, 'noUserYet');
      const created = await create(outcome.ticket, {
        uid: outcome.uid,
        email: outcome.email,
        displayName: outcome.displayName,
        photoURL: null,
        provider,
      });
      expect(created).toMatchObject({ status: 201, body: { success: true, email: outcome.email } });
      const opened = await login(outcome.ticket, outcome.email);
      expect(opened).toMatchObject({
        status: 200,
        body: {
          userInfo: [
            {
              uid: created.body.uid,
              email: outcome.email,
              first_name: `new-at-${provider}`,
              last_name: 'Person',
              emailVerified: true,
            },
          ],
        },
      });
      expect(opened.body.session?.user).toEqual(opened.body.userInfo[0]);
      const refreshed = await app.api<SessionAnswer>('POST', '/api/auth/refresh', undefined, {
        cookie: cookieOf(opened.headers),
      });
      expect(refreshed).toMatchObject({ status: 200, body: { user: { uid: created.body.uid } } });
      expect(
        await app.api('GET', '/api/auth/sessions', undefined, {
          authorization: `Bearer ${opened.body.session?.accessToken}`,
        }),
      ).toMatchObject({ status: 200 });
    },
  );

  test('finds the user the next time, whatever their address is by then', async () => {
    const first = await signInWith('google', 'mover');
    google.people.set('mover', { email: 'moved@provider.test', email_verified: true, name: 'Mover Person' });
    const second = await signInWith('google', 'mover');
    expect(second.status).toBe(200);
    expect(second.body.userInfo[0]?.uid).toBe(first.body.userInfo[0]?.uid);
  });

  test('does not believe an address that the provider does not vouch for', async () => {
    google.people.set('claimant', { email: 'claimant@provider.test', email_verified: false, name: 'Claim Ant' });
    expect((await signInWith('google', 'claimant')).body.userInfo[0]?.emailVerified).toBe(false);
  });

  test('never takes over an account with the same address', async () => {
    const refused = {
      status: 409,
      body: {
        refusal: {
          name: 'accountExists',
          message: 'An account with this email already exists. Try signing in with email/password instead.',
        },
      },
    };
    const anna = await app.signUp('anna');
    google.people.set('anna-at-google', { email: anna.email.toUpperCase(), email_verified: true, name: 'Anna' });
    const outcome = await ticketFrom('google', 'anna-at-google');
    expect(await login(outcome.ticket, outcome.email)).toMatchObject(refused);
    expect(await create(outcome.ticket)).toMatchObject(refused);
    expect(await database.query('select 1 from social_identity where user_id = $1', [anna.userId])).toEqual([]);
    await signInWith('facebook', 'both');
    google.people.set('both-at-google', { email: 'both@provider.test', email_verified: true, name: 'Both' });
    const other = await ticketFrom('google', 'both-at-google');
    expect(await login(other.ticket, other.email)).toMatchObject(refused);
  });

  test('of a disabled account is refused', async () => {
    const { body } = await signInWith('google', 'disabled');
    await database.query('update app_user set disabled_at = now() where id = $1', [body.userInfo[0]?.uid]);
    expectRefusal(await signInWith('google', 'disabled'), 403, 'userDisabled', {
      message: 'This account has been disabled.',
    });
  });

  test('made twice at once makes one user', async () => {
    const outcome = await ticketFrom('google', 'twice');
    // A 503 means "try again", so the test retries like the browser.
    const insist = async (): ReturnType<typeof create> => {
      const answer = await create(outcome.ticket);
      return answer.status === 503 ? insist() : answer;
    };
    const answers = await Promise.all(Array.from({ length: 6 }, insist));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body.uid)).size).toBe(1);
  });

  test('finds a free username when the first is taken', async () => {
    await app.signUp('taken');
    google.people.set('t', { email: 'taken@elsewhere.test', email_verified: true, name: 'Ta Ken' });
    const { body } = await signInWith('google', 't');
    expect(body.userInfo[0]?.user_name).toMatch(/^taken\d+$/);
  });
});

describe('a ticket', () => {
  test('opens one session, once', async () => {
    const outcome = await ticketFrom('google', 'once');
    await create(outcome.ticket);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(outcome.ticket, outcome.email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect((await login(outcome.ticket, outcome.email)).body.refusal.name).toBe('ticketInvalid');
  });

  test('is for whom it names, whatever the request says', async () => {
    const bert = await app.signUp('bert');
    const { ticket } = await ticketFrom('google', 'impostor');
    expectRefusal(await login(ticket, bert.email), 403, 'notYou', { field: 'email' });
    expectRefusal(await create(ticket, { email: bert.email }), 403, { field: 'email' });
    expectRefusal(await create(ticket, { uid: 'somebody-else' }), 403, { field: 'uid' });
    expectRefusal(await create(ticket, { provider: 'facebook' }), 403, { field: 'provider' });
    expect(await create(ticket, { provider: 'google.com', displayName: 'Somebody Else' })).toMatchObject({
      status: 201,
    });
    expect((await login(ticket, 'impostor@provider.test')).body.userInfo[0]?.first_name).toBe('impostor');
  });

  test('is no access token, and an access token is no ticket', async () => {
    const { ticket, email } = await ticketFrom('google', 'swapped');
    const carl = await app.signUp('carl');
    expect(
      await app.api('GET', `/api/login?email=${email}`, undefined, { authorization: `Bearer ${ticket}` }),
    ).toMatchObject({ status: 401 });
    expect(app.app.get(SessionService).verify(ticket)).toBeNull();
    expect((await login(carl.token, carl.email)).status).toBe(403);
    for (const path of ['/api/user-leagues', '/api/auth/sessions', '/api/auth/account'])
      expect((await app.api('GET', path, undefined, social(ticket))).status).toBe(401);
  });

  test('that is forged, unsigned, of another server or out of date is refused', async () => {
    const good = app.app.get(TicketService);
    const identity = {
      provider: 'google',
      subject: 'x',
      email: 'x@provider.test',
      emailVerified: true,
      firstName: 'X',
      lastName: 'Y',
      picture: null,
    } as const;
    expect(good.read(good.issue(identity)).identity).toEqual(identity);
    const jwt = app.app.get(JwtService);
    const claims = { typ: 'ticket', identity, jti: 'abcdefghijkm', iss: 'crease', aud: 'crease-ticket' };
    const [header, payload, signature] = good.issue(identity).split('.');
    const forged = [
      jwt.sign(claims, { expiresIn: 300 }),
      jwt.sign({ ...claims, exp: 1_700_000_000, iat: 1_699_999_000 }, { secret: 'x'.repeat(43) }),
      `${header}.${payload}.`,
      `${header}.${payload}.${signature?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`.slice(0, -3),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      'nothing',
    ];
    for (const ticket of forged) expect((await login(ticket, identity.email)).status).toBe(403);
  });
});

describe('providers of an account', () => {
  const account = (token: string) =>
    app.api<AccountAnswer>('GET', '/api/auth/account', undefined, { authorization: `Bearer ${token}` });
  const link = (user: TestUser, { ticket }: { ticket: string }) =>
    user.api<ProvidersAnswer & Refused>('POST', '/api/auth/providers', {
      current_password: user.password,
      link_ticket: ticket,
    });

  test('are linked with a ticket, open it from then on, and are unlinked', async () => {
    const dora = await app.signUp('dora');
    const linked = await link(dora, await ticketFrom('google', 'dora-at-google'));
    expect(linked).toMatchObject({
      status: 200,
      body: { linked: [{ provider: 'google', email: 'dora-at-google@provider.test' }] },
    });
    expect((await account(dora.token)).body).toMatchObject({
      hasPassword: true,
      offered: ['google', 'facebook'],
      linked: [{ provider: 'google' }],
      mail: false,
    });
    expect((await signInWith('google', 'dora-at-google')).body.userInfo[0]?.uid).toBe(dora.userId);
    expect((await dora.api('DELETE', '/api/auth/providers/google')).body).toMatchObject({ linked: [] });
    expect((await dora.api<Refused>('DELETE', '/api/auth/providers/google')).body.refusal.name).toBe('notLinked');
    expect((await dora.api('DELETE', '/api/auth/providers/myspace')).status).toBe(404);
  });

  test('prove the address of the account that they are linked to, if it is the one they vouch for: then what was sent to it shows', async () => {
    const [host, gerd] = [await app.signUp('host'), await app.signUp('gerd', { email: 'gerd@provider.test' })];
    const leagueId = await createLeague(host);
    await invite(host, leagueId, { email: gerd.email });
    const shown = async () => (await gerd.api<UserLeaguesAnswer>('GET', '/api/user-leagues')).body.allLeagues;
    expect(await shown()).toEqual([]);
    await link(gerd, await ticketFrom('facebook', 'another-address'));
    expect(await shown()).toEqual([]);
    await link(gerd, await ticketFrom('google', 'gerd'));
    expect(await shown()).toMatchObject([{ league_id: leagueId, pending: true }]);
    // The proof was for the old address and ends with it.
    await gerd.api('POST', '/api/auth/email', { email: 'another-gerd@crease.test', current_password: gerd.password });
    expect(await shown()).toEqual([]);
    await gerd.api('POST', '/api/auth/email', { email: 'gerd@provider.test', current_password: gerd.password });
    expect(await shown()).toEqual([]);
    expect((await signInWith('google', 'gerd')).status).toBe(200);
    expect(await shown()).toHaveLength(1);
  });

  test('belong to one account', async () => {
    const [emil, fred] = [await app.signUp('emil'), await app.signUp('fred')];
    await link(emil, await ticketFrom('google', 'shared'));
    expectRefusal(await link(fred, await ticketFrom('google', 'shared')), 409, 'providerTaken', {
      message: 'This Google account is linked to another account here.',
    });
    expectRefusal(await link(emil, await ticketFrom('google', 'a-second')), 409, 'providerLinked');
    expect((await link(emil, { ticket: 'x'.repeat(60) })).status).toBe(403);
  });

  test('are not linked by a stranger at an open session: it takes the password, or a provider that opens the account already', async () => {
    const hugo = await app.signUp('hugo');
    const mine = async () => ({ link_ticket: (await ticketFrom('google', 'a-borrower')).ticket });
    const ask = (body: object) => hugo.api<Refused>('POST', '/api/auth/providers', body);
    expectRefusal(await ask(await mine()), 403, 'proofNeeded', { field: 'current_password' });
    expectRefusal(await ask({ ...(await mine()), current_password: 'not this one' }), 403, 'wrongPassword');
    expectRefusal(
      await ask({ ...(await mine()), ticket: (await ticketFrom('google', 'a-borrower')).ticket }),
      403,
      'wrongTicket',
      { field: 'ticket' },
    );
    const twice = await mine();
    expectRefusal(await ask({ ...twice, ticket: twice.link_ticket }), 403, 'wrongTicket');
    expect((await account(hugo.token)).body.linked).toEqual([]);
    expect((await signInWith('google', 'a-borrower')).body.userInfo[0]?.uid).not.toBe(hugo.userId);
    // A ticket that was refused here proves nothing else either.
    expect(
      await hugo.api('POST', '/api/auth/password', {
        ticket: (await ticketFrom('google', 'a-borrower')).ticket,
        password: 'mine-from-now-on',
      }),
    ).toMatchObject({ status: 403 });
  });

  test('are linked to an account without a password with a proof from the one it has', async () => {
    const bearer = {
      authorization: `Bearer ${(await signInWith('facebook', 'only-facebook')).body.session?.accessToken}`,
    };
    const ask = (body: object) => app.api<ProvidersAnswer & Refused>('POST', '/api/auth/providers', body, bearer);
    const link_ticket = (await ticketFrom('google', 'his-google')).ticket;
    expectRefusal(await ask({ link_ticket }), 403, 'proofNeeded', { field: 'ticket' });
    expect(await ask({ link_ticket, ticket: (await ticketFrom('facebook', 'only-facebook')).ticket })).toMatchObject({
      status: 200,
      body: { linked: [{ provider: 'facebook' }, { provider: 'google' }] },
    });
  });

  test('cannot be unlinked when nothing else opens the account', async () => {
    const { body } = await signInWith('google', 'only-google');
    const bearer = { authorization: `Bearer ${body.session?.accessToken}` };
    expectRefusal(
      await app.api<Refused>('DELETE', '/api/auth/providers/google', undefined, bearer),
      409,
      'lastSignIn',
      { fix: 'Set a password first, or link another provider.' },
    );
    const set = (more: object) =>
      app.api<Refused>('POST', '/api/auth/password', { password: 'brand-new-one', ...more }, bearer);
    expect((await set({})).body.refusal).toMatchObject({ name: 'proofNeeded', field: 'ticket' });
    expect((await set({ ticket: (await ticketFrom('google', 'a-stranger')).ticket })).body.refusal.name).toBe(
      'wrongTicket',
    );
    const { ticket } = await ticketFrom('google', 'only-google');
    expect((await set({ ticket })).status).toBe(200);
    expect((await set({ ticket })).status).toBe(403);
    expect((await app.api('DELETE', '/api/auth/providers/google', undefined, bearer)).status).toBe(200);
    expect(
      await app.api('POST', '/api/auth/sign-in', { email: 'only-google@provider.test', password: 'brand-new-one' }),
    ).toMatchObject({ status: 200 });
  });
});
