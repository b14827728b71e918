import { describe, expect, test } from '@jest/globals';
import type { SessionAnswer } from '@crease/core/auth/auth.schema.js';
import { amount } from '../testing/long-run.js';
import { eventually, ownTime } from '../testing/patience.js';
import { cookieOf, fileApp, type TestApp } from '../testing/test-app.js';
import { closed, Sockets } from './testing/sockets.js';

/*
 * S2: reusing a refresh token ends the whole session, including sockets in every process. Only the previous token has a
 * short grace period.
 */

/** Milliseconds. Only the long form checks it, because other load on the machine delays every step. */
const WITHIN_MS = amount(Number.POSITIVE_INFINITY, 1_000);

const { app, database, closing, query } = await fileApp();
const other = await app.another();
const sockets = closing(new Sockets());
const anna = await app.signUp('anna');

const refresh = (cookie: string, at: TestApp = app) =>
  at.api<SessionAnswer>('POST', '/api/auth/refresh', undefined, { cookie });
const sessionOf = async (token: string, at: TestApp = app) =>
  (await at.api('GET', '/api/auth/account', undefined, { authorization: `Bearer ${token}` })).status;

const socketsOf = (token: string) => Promise.all([app, other].map(({ url }) => sockets.open(url, token)));

describe('a refresh token used again', () => {
  test('two generations later ends the session, and its sockets within a second', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const bystander = await app.signIn(anna.email, anna.password);
    const open = await socketsOf(session.token);
    const [theirs] = await socketsOf(bystander.token);
    const second = await refresh(session.cookie);
    const third = await refresh(cookieOf(second.headers), other);
    const ends = open.map(closed);
    const stolen = ownTime();
    expect((await refresh(session.cookie)).status).toBe(401);
    for (const end of ends) expect((await end) - stolen).toBeLessThan(WITHIN_MS);
    for (const token of [session.token, second.body.accessToken, third.body.accessToken]) {
      await eventually(async () => expect([await sessionOf(token), await sessionOf(token, other)]).toEqual([401, 401]));
    }
    expect((await refresh(cookieOf(third.headers))).status).toBe(401);
    expect(theirs?.connected).toBe(true);
    expect(await sessionOf(bystander.token)).toBe(200);
  });

  test('after the grace of the previous one ends the session and its sockets too', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const ends = (await socketsOf(session.token)).map(closed);
    const second = await refresh(session.cookie);
    await database.query(
      `update refresh_token set rotated_at = (rotated_at at time zone 'utc' - interval '11 seconds') at time zone 'utc' where rotated_at is not null`,
    );
    const stolen = ownTime();
    expect((await refresh(session.cookie, other)).status).toBe(401);
    for (const end of ends) expect((await end) - stolen).toBeLessThan(WITHIN_MS);
    expect((await refresh(cookieOf(second.headers))).status).toBe(401);
  });

  test('by ten tabs at once in two processes is no theft: one session, one token, and it goes on', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const [socket] = await socketsOf(session.token);
    for (let round = 0, cookie = session.cookie; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, tab) => refresh(cookie, tab % 2 ? app : other)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ headers }) => cookieOf(headers))).size).toBe(1);
      cookie = cookieOf(answers[0]!.headers);
    }
    expect(socket?.connected).toBe(true);
  });

  test('raced by the thief and the owner leaves the two with one token: using an older one ends it', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const [owner, thief] = await Promise.all([refresh(session.cookie), refresh(session.cookie, other)]);
    expect(cookieOf(owner.headers)).toBe(cookieOf(thief.headers));
    const next = await refresh(cookieOf(thief.headers), other);
    const after = await refresh(cookieOf(next.headers), other);
    expect((await refresh(cookieOf(owner.headers))).status).toBe(401);
    expect((await refresh(cookieOf(after.headers))).status).toBe(401);
  });
});

test('the log of security has the theft, with whose address it was, and no token', async () => {
  // The log entry may follow the answer.
  const rows = await eventually(async () => {
    const found = await query<{ address: string; text: string }>`select address, e::text as text from security_event e
      where kind = 'tokenReused' and user_id = ${anna.userId}`;
    expect(found.length).toBeGreaterThanOrEqual(3);
    return found;
  }, 10_000);
  for (const { address, text } of rows) {
    expect(address).toMatch(/127\.0\.0\.1/);
    expect(text).not.toMatch(/[\w-]{43}/);
  }
});
