import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { accessToken } from '../testing/draft-fixture.js';
import { Database } from '../platform/database/database.js';
import { MailLinks } from '../auth/mail/mail-links.service.js';
import { SessionService } from '../auth/session/session.service.js';
import { TicketService } from '../auth/ticket.service.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { forgedTokens, signed } from './testing/forged-tokens.js';
import { outcome, Sockets } from './testing/sockets.js';

/* S1: forged and replayed tokens are refused on HTTP and at socket handshakes. */

const { app, closing } = await fileApp();
const sockets = closing(new Sockets());
const anna = await app.signUp('anna');
const secret = app.config.SESSION_SECRET;
const sessions = app.app.get(SessionService);
const { sessionId } = sessions.verify(anna.token) ?? { sessionId: '' };
const { good, forged } = forgedTokens(secret, anna, sessionId);

const byHttp = (token: string) =>
  app.api<Refused>('GET', '/api/auth/account', undefined, { authorization: `Bearer ${token}` });
const bySocket = (token: unknown) => outcome(sockets.connect(app.url, token));

test('the token that all others are made from is accepted, on both ways', async () => {
  expect((await byHttp(good)).status).toBe(200);
  expect(await bySocket(good)).toBeNull();
});

describe('a forged token', () => {
  test.each(forged)('with %s opens nothing', async (_, token) => {
    expect(await byHttp(token)).toMatchObject({ status: 401, body: { refusal: { name: 'signedOut' } } });
    expect(await bySocket(token)).toBe('unauthenticated');
  });

  test.each([[undefined], [null], [42], [['a']], [{ token: good }], [{ toString: 'x' }]])(
    'that is no text (%j) opens no socket',
    async (token) => {
      expect(await bySocket(token)).toBe('unauthenticated');
    },
  );

  test('that claims to be the site owner’s makes nobody one', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: anna.userId,
      sid: sessionId,
      email: anna.email,
      ver: true,
      typ: 'access',
      iss: 'crease',
      aud: 'crease',
      iat: now,
      exp: now + 600,
      siteOwner: true,
      isAdmin: true,
    };
    expect(sessions.verify(signed({ alg: 'HS256', typ: 'JWT' }, claims, secret))?.siteOwner).toBe(false);
  });
});

describe('a token of another kind', () => {
  test('is no access token: refresh tokens, tickets of providers, links of mails', async () => {
    const { userId, email } = anna;
    const links = app.app.get(MailLinks);
    const nonce = await app.app
      .get(Database)
      .write(({ db }) => links.issue(db, { purpose: 'reset', userId, email, minutes: 30 }));
    const ticket = app.app.get(TicketService).issue({
      provider: 'google',
      subject: 's',
      email,
      emailVerified: true,
      firstName: 'A',
      lastName: 'B',
      picture: null,
    });
    const ticketKey = createHmac('sha256', secret).update('social ticket').digest('base64url');
    const others = [
      anna.cookie.split('=')[1] ?? '',
      ticket,
      links.token(nonce),
      accessToken(ticketKey, { id: userId, session: sessionId, email }),
    ];
    for (const token of others) {
      expect((await byHttp(token)).status).toBe(401);
      expect(await bySocket(token)).toBe('unauthenticated');
    }
  });

  test('is no refresh token either: an access token in the cookie opens no session', async () => {
    expect(
      await app.api('POST', '/api/auth/refresh', undefined, { cookie: `crease_refresh=${anna.token}` }),
    ).toMatchObject({ status: 401 });
  });

  test('is no ticket: an access token in its place is refused', async () => {
    expect(
      await app.api('GET', `/api/login?email=${anna.email}`, undefined, { authorization: `Social ${anna.token}` }),
    ).toMatchObject({ status: 403 });
  });

  test('is taken from its own place alone', async () => {
    expect(
      await app.api('GET', `/api/auth/account?access_token=${anna.token}&auth_token=${anna.token}&token=${anna.token}`),
    ).toMatchObject({ status: 401 });
    expect(
      await app.api('GET', '/api/auth/account', undefined, {
        cookie: `access_token=${anna.token}; crease_refresh=${anna.token}`,
      }),
    ).toMatchObject({ status: 401 });
    expect((await app.api('GET', '/api/auth/account', undefined, { authorization: anna.token })).status).toBe(401);
    expect((await app.api('GET', '/api/auth/account', undefined, { 'x-access-token': anna.token })).status).toBe(401);
    expect(
      await outcome(
        sockets.connect(app.url, undefined, {
          authorization: `Bearer ${anna.token}`,
          cookie: `${anna.cookie}; access_token=${anna.token}`,
        }),
      ),
    ).toBe('unauthenticated');
  });
});

describe('a replayed token', () => {
  test('of a session that ended opens nothing', async () => {
    const left = await app.signIn(anna.email, anna.password);
    await left.api('POST', '/api/auth/sign-out', undefined, { cookie: left.cookie });
    expect((await byHttp(left.token)).status).toBe(401);
    expect(await bySocket(left.token)).toBe('unauthenticated');
  });

  test('of a user who is gone opens nothing', async () => {
    const gone = await app.signUp('gone');
    expect(
      await gone.api('POST', '/api/auth/delete-account', {
        current_password: gone.password,
        confirm: 'delete my account',
      }),
    ).toMatchObject({ status: 200 });
    expect((await byHttp(gone.token)).status).toBe(401);
    expect(await bySocket(gone.token)).toBe('unauthenticated');
  });

  test('of another installation, or signed before the secret was changed, opens nothing', async () => {
    const elsewhere = await app.another({ SESSION_SECRET: 'another one entirely, 0123 and more of it' });
    try {
      expect(
        await elsewhere.api('GET', '/api/auth/account', undefined, { authorization: `Bearer ${anna.token}` }),
      ).toMatchObject({ status: 401 });
      expect(await outcome(sockets.connect(elsewhere.url, anna.token))).toBe('unauthenticated');
    } finally {
      await elsewhere.close();
    }
  });
});
