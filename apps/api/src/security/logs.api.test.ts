import { afterAll, expect, jest, test } from '@jest/globals';
import { MailLinks } from '../auth/mail/mail-links.service.js';
import { Database } from '../platform/database/database.js';
import { eventually } from '../testing/patience.js';
import { startMailServer } from '../testing/mail-server.js';
import { cookieOf, startTestApp, type Refused } from '../testing/test-app.js';
import { createLeague, invite } from '../testing/test-league.js';

/* Secrets never appear in output or security log, on success or failure. */

const printed: string[] = [];
const keep = (chunk: unknown) => {
  printed.push(typeof chunk === 'string' ? chunk : Buffer.isBuffer(chunk) ? chunk.toString() : String(chunk));
  return true;
};
const spies = [
  jest.spyOn(process.stdout, 'write').mockImplementation(keep),
  jest.spyOn(process.stderr, 'write').mockImplementation(keep),
];
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
  spies.push(
    jest
      .spyOn(console, name)
      .mockImplementation((...args: unknown[]) => void printed.push(args.map(String).join(' '))) as never,
  );

const SMTP_PASSWORD = 'mailbox-key-4711';
const S3_KEY = 'store-key-0815-of-the-bucket';
const CLIENT_SECRET = 'client-key-of-the-provider';
const mail = await startMailServer();
const app = await startTestApp({
  env: {
    LOG_LEVEL: 'debug',
    ROLE: 'all',
    SMTP_URL: mail.url.replace('smtp://', `smtp://robot:${SMTP_PASSWORD}@`),
    PUBLIC_URL: 'http://crease.example',
    GOOGLE_CLIENT_ID: 'crease',
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'id-of-the-key',
    S3_SECRET_ACCESS_KEY: S3_KEY,
  },
});
afterAll(async () => {
  await app.close();
  await mail.close();
  for (const spy of spies) spy.mockRestore();
});
const database = app.app.get(Database);

test('signing up and in, refreshing, resetting, inviting, uploading and failing at all of it print no secret', async () => {
  const secrets: Record<string, string> = {
    SMTP_PASSWORD,
    S3_KEY,
    CLIENT_SECRET,
    SESSION_SECRET: app.config.SESSION_SECRET,
  };
  const anna = await app.signUp('anna', { password: 'first-password-of-anna' });
  Object.assign(secrets, { password: anna.password, access: anna.token, refresh: anna.cookie.split('=')[1] ?? '' });
  secrets.wrong = 'a-wrong-password-she-typed';
  await app.api('POST', '/api/auth/sign-in', { email: anna.email, password: secrets.wrong });
  await app.api('POST', '/api/auth/sign-in', `{"email": "${anna.email}", "password": "${anna.password}`);
  const refreshed = await app.api<{ accessToken: string }>('POST', '/api/auth/refresh', undefined, {
    cookie: anna.cookie,
  });
  Object.assign(secrets, {
    access2: refreshed.body.accessToken,
    refresh2: cookieOf(refreshed.headers).split('=')[1] ?? '',
  });
  await app.api('POST', '/api/auth/refresh', undefined, { cookie: cookieOf(refreshed.headers) });
  await app.api('POST', '/api/auth/refresh', undefined, { cookie: anna.cookie });

  const again = await app.signIn(anna.email, anna.password);
  Object.assign(secrets, { access3: again.token, refresh3: again.cookie.split('=')[1] ?? '' });
  const links = app.app.get(MailLinks);
  const nonce = await database.write(({ db }) =>
    links.issue(db, { purpose: 'reset', userId: anna.userId, email: anna.email, minutes: 30 }),
  );
  Object.assign(secrets, { link: links.token(nonce), changed: 'the-password-after-the-reset' });
  for (let twice = 0; twice < 2; twice += 1)
    await app.api('POST', '/api/auth/reset', { token: secrets.link, password: secrets.changed });

  const later = await app.signIn(anna.email, secrets.changed ?? '');
  const invitation = await invite(later, await createLeague(later), { email: 'guest@crease.test' });
  secrets.invitation = invitation.token;
  const bert = await app.signUp('bert', { password: 'the-password-of-bert' });
  secrets.bert = bert.password;
  await bert.api('POST', '/api/accept-invitation', { invitation_token: invitation.token });
  await app.api('GET', '/api/auth/social/google/start');
  await app.api('GET', `/api/login?email=${bert.email}`, undefined, {
    authorization: 'Social forged.ticket.of-somebody',
  });
  const made = await bert.api<{ secret: string }>('POST', '/api/auth/tokens', {
    name: 'My sheet',
    scopes: ['leagues'],
    days: 7,
    current_password: bert.password,
  });
  secrets.accessToken = made.body.secret;
  for (const path of ['/api/user-leagues', '/api/admin/users', '/api/inbox'])
    await app.api('GET', path, undefined, { authorization: `Bearer ${made.body.secret}` });
  const form = new FormData();
  form.append(
    'file',
    new Blob(
      [
        new Uint8Array(
          Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            'base64',
          ),
        ),
      ],
      { type: 'image/png' },
    ),
    'me.png',
  );
  // The storage is unavailable.
  expect((await bert.api('POST', '/api/upload', form)).status).toBeGreaterThanOrEqual(500);

  // Internal errors, and database errors that include the statement's values.
  const before = printed.length;
  await database.query(`alter table access_token add constraint unused check (last_used_at is null) not valid`);
  await database.query(`update access_token set last_used_at = null`);
  const fault = await app.api('GET', '/api/user-leagues', undefined, {
    authorization: `Bearer ${made.body.secret}`,
  });
  expect(fault.status).toBe(500);
  await database.query('alter table login_record add constraint never check (false) not valid');
  expect((await bert.api('POST', '/api/record-session', { user_id: bert.userId, action: 'login' })).status).toBe(500);
  expect(printed.slice(before).join('')).toContain('login_record');
  await database.query(`alter table app_user add constraint no_more check (username <> 'broken') not valid`);
  secrets.broken = 'the-password-that-broke';
  expect(
    await app.api('POST', '/api/create-user', {
      username: 'broken',
      first_name: 'Bro',
      last_name: 'Ken',
      email: 'broken@crease.test',
      password: secrets.broken,
    }),
  ).toMatchObject({ status: 500 });

  const logged = (await database.query<{ text: string }>('select e::text as text from security_event e'))
    .map(({ text }) => text)
    .join('\n');
  const all = printed.join('');
  expect(logged.length).toBeGreaterThan(500);
  for (const [name, secret] of Object.entries(secrets)) {
    expect({ name, printed: all.includes(secret), logged: logged.includes(secret) }).toEqual({
      name,
      printed: false,
      logged: false,
    });
  }
  expect(all).not.toMatch(/\$argon2|postgres:\/\/[^ ]*:[^ ]*@|Bearer ey/);
});

test('every fault leaves one line that names method, route, request, user and where it broke, also after the description of the API was asked for', async () => {
  const carl = await app.signUp('carl');
  const fault = async () => {
    const before = printed.length;
    const answer = await carl.api<Refused>('POST', '/api/record-session?token=a-token-in-an-address', {
      user_id: carl.userId,
      action: 'login',
    });
    return { answer, lines: printed.slice(before).join('') };
  };
  const first = await fault();
  expect(first.answer.status).toBe(500);
  const request = first.answer.headers.get('x-request-id') ?? 'none';
  const named = new RegExp(
    `POST /api/record-session request=${request} user=${carl.userId} code=23514: .*login_record[^]*\\n\\s+at `,
  );
  expect(first.lines).toMatch(named);
  expect(first.lines).not.toContain('a-token-in-an-address');

  for (const page of ['/api/docs/openapi.json', '/api/docs']) expect((await app.api('GET', page)).status).toBe(200);
  const second = await fault();
  expect(second.answer.status).toBe(500);
  const again = second.answer.headers.get('x-request-id') ?? 'none';
  expect(again).not.toBe(request);
  expect(second.lines).toContain(`POST /api/record-session request=${again} user=${carl.userId}`);
});

test('every request leaves a line with route, status and the ids of its user and league at the level "log"', async () => {
  const dora = await app.signUp('dora');
  const leagueId = await createLeague(dora);
  const before = printed.length;
  const { headers } = await dora.api('GET', `/api/${leagueId}/home?token=a-token-in-an-address`);
  const ids = `request=${headers.get('x-request-id')} user=${dora.userId} league=${leagueId}`;
  await eventually(() =>
    expect(printed.slice(before).join('')).toContain(`[Request] ${ids} GET /api/:league_id/home 200`),
  );
  expect(printed.slice(before).join('')).not.toContain('a-token-in-an-address');
});

test('a fault of a visitor leaves its line too', async () => {
  const before = printed.length;
  const answer = await app.api('POST', '/api/create-user', {
    username: 'broken',
    first_name: 'Bro',
    last_name: 'Ken',
    email: 'broken@crease.test',
    password: 'the-password-that-broke',
  });
  expect(answer.status).toBe(500);
  expect(printed.slice(before).join('')).toContain(
    `POST /api/create-user request=${answer.headers.get('x-request-id')} user=none code=23514: `,
  );
});
