import { beforeEach, describe, expect, test } from '@jest/globals';
import { networkOf } from '../platform/http/rate-limit.js';
import { fileApp, startTestApp, type Refused, type TestApp } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database } = await fileApp({ env: { RATE_LIMIT: '1' } });
const other = await app.another();
const behindProxy = await app.another({ TRUST_PROXY: '1' });

test('a request keeps the id of a trusted proxy when it is harmless, and nobody else chooses one', async () => {
  const idOf = async (from: typeof app, given: string) =>
    (await from.api('GET', '/api/health/live', undefined, { 'x-request-id': given })).headers.get('x-request-id');
  const given = '4f1c2d3e-proxy.1:7';
  expect(await idOf(behindProxy, given)).toBe(given);
  for (const [from, odd] of [
    [app, given],
    [behindProxy, 'short'],
    [behindProxy, 'an id with spaces'],
    [behindProxy, 'x'.repeat(65)],
  ] as const)
    expect(await idOf(from, odd)).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
});

const anna = await app.signUp('anna');
const bert = await app.signUp('bert');

beforeEach(() => database.query('delete from rate_limit'));

const signIn = (at: TestApp, email: string, password: string, headers: Record<string, string> = {}) =>
  at.api<Refused>('POST', '/api/auth/sign-in', { email, password }, headers);
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('failed sign-ins', () => {
  test('are let through ten times, counted across processes, even all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(index % 2 ? app : other, anna.email, 'wrong')),
    );
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    const refused = await signIn(other, anna.email, anna.password);
    expectRefusal(refused, 429, 'tooManyRequests', { message: 'Too many failed attempts. Please try again later.' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880);
    expect((await signIn(app, bert.email, bert.password)).status).toBe(200);
  });

  test('are forgotten after a quarter of an hour', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(app, anna.email, 'wrong');
    await database.query(`update rate_limit set resets_at = now() - interval '1 second'`);
    expect((await signIn(app, anna.email, anna.password)).status).toBe(200);
  });

  test('are forgotten after a good one', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn(app, anna.email, 'wrong');
    expect((await signIn(app, anna.email, anna.password)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(app, anna.email, 'wrong')).status).toBe(401);
  });

  test('are counted whatever address a client invents', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      answers.push(
        await signIn(app, anna.email, 'wrong', {
          'x-forwarded-for': `203.0.113.${attempt}`,
          forwarded: `for=203.0.113.${attempt}`,
          'x-real-ip': `203.0.113.${attempt}`,
        }),
      );
    }
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('are counted by the address that our proxy saw, not by those written in front of it', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      answers.push(
        await signIn(behindProxy, anna.email, 'wrong', { 'x-forwarded-for': `203.0.113.${attempt}, 198.51.100.7` }),
      );
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await signIn(behindProxy, anna.email, anna.password, { 'x-forwarded-for': '198.51.100.8' })).toMatchObject({
      status: 200,
    });
  });

  test('do not lock the owner of the account out of another network before a hundred @long', async () => {
    // At most ten concurrent attempts per network; more would exceed the service's waiting limit.
    const guesses = async (from: number, count: number) => {
      const answers = [];
      for (let network = from; network < from + count / 10; network += 1) {
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, () =>
              signIn(behindProxy, anna.email, 'wrong', { 'x-forwarded-for': `203.0.113.${network}` }),
            ),
          )),
        );
      }
      return answers;
    };
    expect(statuses(await guesses(1, 90))).toEqual(Array(90).fill(401));
    expect(await signIn(behindProxy, anna.email, anna.password, { 'x-forwarded-for': '198.51.100.9' })).toMatchObject({
      status: 200,
    });
    expect(statuses(await guesses(101, 20))).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  });

  test('with many addresses from one network end at a hundred', async () => {
    const answers = [];
    for (let wave = 0; wave < 5; wave += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 22 }, (_, index) => signIn(app, `guess-${wave}-${index}@crease.test`, 'wrong')),
        )),
      );
    expect(statuses(answers)).toEqual([...Array(100).fill(404), ...Array(10).fill(429)]);
  });
});

test('limits hold, and are exact, while Redis cannot be reached', async () => {
  const without = await startTestApp({
    databaseUrl: app.config.DATABASE_DIRECT_URL,
    redisUrl: 'redis://127.0.0.1:1',
    env: { RATE_LIMIT: '1', SESSION_SECRET: app.config.SESSION_SECRET },
  });
  try {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(index % 2 ? without : app, anna.email, 'wrong')),
    );
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  } finally {
    await without.close();
  }
});

test('links, invitations and pictures are limited too', async () => {
  const guess = (at: TestApp) =>
    at.api('POST', '/api/auth/reset', { token: 'x'.repeat(43), password: 'whatever-it-is' });
  expect(statuses(await Promise.all(Array.from({ length: 70 }, (_, index) => guess(index % 2 ? app : other))))).toEqual(
    [...Array(60).fill(404), ...Array(10).fill(429)],
  );
  const accept = (at: TestApp) =>
    at.api(
      'POST',
      '/api/accept-invitation',
      { invitation_token: 'x'.repeat(43) },
      { authorization: `Bearer ${bert.token}` },
    );
  expect(
    statuses(await Promise.all(Array.from({ length: 70 }, (_, index) => accept(index % 2 ? app : other)))),
  ).toEqual([...Array(60).fill(404), ...Array(10).fill(429)]);
  const uploads = await Promise.all(Array.from({ length: 45 }, () => bert.api('POST', '/api/upload', new FormData())));
  expect(statuses(uploads)).toEqual([...Array(40).fill(422), ...Array(5).fill(429)]);
});

test('mails to one address are limited for all senders, with or without an account', async () => {
  for (const email of [anna.email, 'nobody-at-all@crease.test']) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        behindProxy.api(
          'POST',
          '/api/auth/reset-request',
          { email },
          { 'x-forwarded-for': `198.51.100.${email.length}` },
        ),
      ),
    );
    expect(statuses(answers)).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
  }
});

test('twenty accounts an hour are made from one network', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      (index % 2 ? app : other).api<Refused>('POST', '/api/create-user', {
        username: `many${index}`,
        first_name: 'Many',
        last_name: 'More',
        email: `many${index}@crease.test`,
        password: 'many-many',
      }),
    ),
  );
  expect(statuses(answers)).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network));
