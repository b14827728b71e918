import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { SessionAnswer } from '@crease/core/auth/auth.schema.js';
import { Database } from '../platform/database/database.js';
import { eventually } from '../testing/patience.js';
import { cookieOf, fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { Housekeeping } from './housekeeping.service.js';
import { OwnerClaim } from './owner-claim.service.js';
import { SessionService } from './session/session.service.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();
const other = await app.another();

const anna = await app.signUp('anna');
const person = {
  username: 'walter',
  first_name: 'Walter',
  last_name: 'Brown',
  email: 'walter@crease.test',
  password: 'slapshot77',
  self_registration: true,
};

describe('sign-up', () => {
  test.each([
    ['username', '', 'Username is required'],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['first_name', '', 'First name is required'],
    ['first_name', 'W', 'First name must be at least 2 characters'],
    ['last_name', '', 'Last name is required'],
    ['last_name', 'B', 'Last name must be at least 2 characters'],
    ['email', '', 'Email is required'],
    ['email', 'walter@', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('with %s %p is refused in the words of the form', async (field, value, message) => {
    const answer = await app.api<Refused>('POST', '/api/create-user', { ...person, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({ [field]: message });
  });

  test('says everything that is wrong at once', async () => {
    const answer = await app.api<Refused>('POST', '/api/create-user', {});
    expect(answer.body.fields).toEqual({
      username: 'Username is required',
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test('refuses one of the commonest passwords', async () => {
    const answer = await app.api<Refused>('POST', '/api/create-user', { ...person, password: 'hockey1' });
    expect(answer).toMatchObject({ status: 409, body: { refusal: { name: 'passwordTooCommon', field: 'password' } } });
  });

  test('makes one account of an address and a username, whatever their case', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.api('POST', '/api/create-user', person)));
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const sameEmail = await app.api('POST', '/api/create-user', {
      ...person,
      username: 'somebody',
      email: 'WALTER@crease.test',
      password: 'not-his-own',
    });
    expect(sameEmail).toMatchObject({ status: 201, body: { success: true, email: 'WALTER@crease.test' } });
    expect(
      await query`select username from app_user where lower(email) = 'walter@crease.test' or username = 'somebody'`,
    ).toEqual([{ username: 'walter' }]);
    expect(await app.api('POST', '/api/auth/sign-in', { email: person.email, password: 'not-his-own' })).toMatchObject({
      status: 401,
    });
    expect((await app.api('POST', '/api/auth/sign-in', person)).status).toBe(200);
    const sameName = await app.api<Refused>('POST', '/api/create-user', {
      ...person,
      username: 'WALTER',
      email: 'w@crease.test',
    });
    expectRefusal(sameName, 409, 'usernameTaken', { field: 'username' });
  });

  test('keeps only an argon2id hash of the password', async () => {
    const [row] = await query<{
      password_hash: string;
    }>`select password_hash from app_user where email = ${anna.email}`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sign-in', () => {
  test.each([
    [
      'an unknown address',
      { email: 'nobody@crease.test', password: 'whatever' },
      404,
      'userNotFound',
      'No account found with this email address.',
    ],
    ['a wrong password', { email: anna.email, password: 'not this' }, 401, 'wrongPassword', 'Incorrect password.'],
    [
      'something that is no address',
      { email: 'anna', password: 'whatever' },
      422,
      'invalidEmail',
      'Please enter a valid email address.',
    ],
  ])('with %s is refused in the words of the form', async (_, credentials, status, name, message) => {
    expectRefusal(await app.api<Refused>('POST', '/api/auth/sign-in', credentials), status, name, { message });
  });

  test('needs both fields', async () => {
    const answer = await app.api<Refused>('POST', '/api/auth/sign-in', {});
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { email: 'Email is required', password: 'Password is required' } },
    });
  });

  test('of a disabled account is refused', async () => {
    const ida = await app.signUp('ida');
    await query`update app_user set disabled_at = now() where id = ${ida.userId}`;
    expectRefusal(await app.api<Refused>('POST', '/api/auth/sign-in', ida), 403, 'userDisabled', {
      message: 'This account has been disabled.',
    });
    const refreshed = await app.api('POST', '/api/auth/refresh', undefined, { cookie: ida.cookie });
    expect(refreshed.status).toBe(401);
  });

  test('of an account without a password of its own is refused', async () => {
    const olga = await app.signUp('olga');
    await query`update app_user set password_hash = null where id = ${olga.userId}`;
    expectRefusal(await app.api<Refused>('POST', '/api/auth/sign-in', olga), 401, 'signInFailed', {
      message: 'Sign in failed. Please try again.',
    });
  });

  test('finds the account whatever the case of the address', async () => {
    expect(
      await app.api('POST', '/api/auth/sign-in', { email: 'ANNA@Crease.test', password: anna.password }),
    ).toMatchObject({ status: 200 });
  });

  test('answers with the user, a token for ten minutes, and a cookie that scripts and other sites do not get', async () => {
    const answer = await app.api<SessionAnswer>('POST', '/api/auth/sign-in', anna);
    expect(answer.body.user).toEqual({
      uid: anna.userId,
      email: anna.email,
      user_name: 'anna',
      first_name: 'Anna',
      last_name: 'Tester',
      picture: null,
      isAdmin: false,
      isSiteOwner: false,
      emailVerified: false,
      language: null,
    });
    expect(Date.parse(answer.body.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
    const cookie = answer.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/api\/auth/);
    expect(cookie).not.toMatch(/; Secure/);
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
  });

  test('sets a cookie for https only where the service is reached by https', async () => {
    const secure = await app.another({ PUBLIC_URL: 'https://crease.example' });
    try {
      const answer = await secure.api('POST', '/api/auth/sign-in', anna);
      expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure/);
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
    } finally {
      await secure.close();
    }
  });

  test('makes the site owner by the configured address with the code that the server printed, and by neither alone', async () => {
    const site = await app.another({ SITE_OWNER_EMAIL: 'boss@crease.test' });
    const codes = site.app.get(OwnerClaim);
    const isOwner = async (user: TestUser) => {
      const [info] = (await user.api<{ userInfo: { isSiteOwner: boolean }[] }>('GET', `/api/login?email=${user.email}`))
        .body.userInfo;
      const console = await user.api('GET', '/api/admin/users');
      expect(console.status).toBe(info?.isSiteOwner ? 200 : 403);
      return info?.isSiteOwner;
    };
    const claim = (user: TestUser, code: string | null) =>
      user.api<Refused>('POST', '/api/auth/site-owner', { code: code ?? '' });
    try {
      const [boss, stranger] = [await site.signUp('boss'), await site.signUp('nosy')];
      expect(await isOwner(boss)).toBe(false);
      expect((await boss.api('GET', '/api/auth/account')).body).toMatchObject({ ownerCode: true });
      expect((await stranger.api('GET', '/api/auth/account')).body).toMatchObject({ ownerCode: false });

      const [old, code] = [await codes.issue(), await codes.issue()];
      expect(code).toMatch(/^([\da-f]{4}-){7}[\da-f]{4}$/);
      const stored = await site.app
        .get(Database)
        .query(`select value from system_config where key = 'site_owner_code'`);
      expect(JSON.stringify(stored)).not.toContain(code?.replaceAll('-', ''));
      expect((await claim(boss, '')).status).toBe(422);
      for (const wrong of [old, `${code}0`, 'guess'])
        expect((await claim(boss, wrong)).body.refusal).toMatchObject({ name: 'ownerCodeWrong', field: 'code' });
      expectRefusal(await claim(stranger, code), 409, 'ownerNotNamed');
      expect(await isOwner(boss)).toBe(false);

      expect((await claim(boss, ` ${code?.toUpperCase()} `)).status).toBe(200);
      expect(await isOwner(await site.signIn(boss.email, boss.password))).toBe(true);
      // No code is issued while there is an owner.
      expectRefusal(await claim(boss, code), 409, 'ownerClaimed');
      expect(await codes.issue()).toBeNull();
    } finally {
      await site.close();
    }
  });

  test('lets nobody try codes of the site owner without end', async () => {
    const site = await app.another({ SITE_OWNER_EMAIL: 'chief@crease.test', RATE_LIMIT: '1' });
    try {
      const chief = await site.signUp('chief');
      const tries = [];
      for (let n = 0; n < 11; n += 1)
        tries.push((await chief.api('POST', '/api/auth/site-owner', { code: `guess ${n}` })).status);
      expect(tries).toEqual([...Array<number>(10).fill(422), 429]);
      await query`delete from rate_limit`;
    } finally {
      await site.close();
    }
  });

  test('has no code where mail proves the address, or where no site owner is named', async () => {
    for (const env of [
      { SITE_OWNER_EMAIL: '' },
      { SITE_OWNER_EMAIL: 'x@crease.test', SMTP_URL: 'smtp://127.0.0.1:1' },
    ]) {
      const claims = new OwnerClaim(database, null!, null!, {
        ...app.config,
        ...env,
        mail: 'SMTP_URL' in env,
      });
      expect(await claims.issue()).toBeNull();
    }
  });
});

describe('the session', () => {
  test('is opened by email for oneself and for nobody else', async () => {
    expect(await anna.api('GET', `/api/login?email=${anna.email}`)).toMatchObject({
      status: 200,
      body: { userInfo: [{ uid: anna.userId }] },
    });
    expectRefusal(await anna.api<Refused>('GET', '/api/login?email=walter@crease.test'), 403, 'notYou', {
      field: 'email',
    });
    expect(await anna.api<Refused>('GET', '/api/login?email=nobody@crease.test')).toMatchObject({ status: 403 });
    expect((await anna.api('GET', '/api/login')).status).toBe(422);
  });

  test('records its begin and its end for oneself and for nobody else', async () => {
    const recorded = await anna.api('POST', '/api/record-session', {
      user_id: anna.userId,
      date: new Date().toISOString(),
      action: 'login',
    });
    expect(recorded).toMatchObject({ status: 200, body: { success: true } });
    const rows = await query<{ action: string }>`select action from login_record where user_id = ${anna.userId}`;
    expect(rows).toEqual([{ action: 'login' }]);
    const [walter] = await query<{ id: string }>`select id from app_user where email = 'walter@crease.test'`;
    expect((await anna.api('POST', '/api/record-session', { user_id: walter?.id, action: 'login' })).status).toBe(403);
    expect(await anna.api('POST', '/api/record-session', { user_id: anna.userId, action: 'vanish' })).toMatchObject({
      status: 422,
    });
    expect((await app.api('POST', '/api/record-session', { user_id: anna.userId, action: 'login' })).status).toBe(401);
  });

  test('that was signed out is over in every process within a second', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const ended: string[] = [];
    other.app.get(SessionService).onEnded((ids, reason) => ended.push(...ids.map(() => reason)));
    const elsewhere = (token: string) =>
      other.api('GET', `/api/login?email=${anna.email}`, undefined, { authorization: `Bearer ${token}` });
    expect((await elsewhere(session.token)).status).toBe(200);
    const answer = await session.api('POST', '/api/auth/sign-out', undefined, { cookie: session.cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^crease_refresh=;/);
    expect((await session.api('GET', `/api/login?email=${anna.email}`)).status).toBe(401);
    expect((await app.api('POST', '/api/auth/refresh', undefined, { cookie: session.cookie })).status).toBe(401);
    await eventually(async () => expect((await elsewhere(session.token)).status).toBe(401), 1_000);
    expect(ended).toEqual(['signedOut']);
  });

  test('can be left with the cookie alone, and leaving twice is no mistake', async () => {
    const session = await app.signIn(anna.email, anna.password);
    expect((await app.api('POST', '/api/auth/sign-out', undefined, { cookie: session.cookie })).status).toBe(200);
    expect((await session.api('GET', `/api/login?email=${anna.email}`)).status).toBe(401);
    expect((await app.api('POST', '/api/auth/sign-out', undefined, { cookie: session.cookie })).status).toBe(200);
    expect((await app.api('POST', '/api/auth/sign-out')).status).toBe(200);
  });

  test('that ended before a process started is over there too', async () => {
    const session = await app.signIn(anna.email, anna.password);
    await session.api('POST', '/api/auth/sign-out');
    const late = await app.another();
    try {
      expect(late.app.get(SessionService).verify(session.token)).toBeNull();
    } finally {
      await late.close();
    }
  });
});

describe('refresh', () => {
  const refresh = (cookie: string, at = app) =>
    at.api<SessionAnswer & Refused>('POST', '/api/auth/refresh', undefined, { cookie });

  test('replaces the token and keeps the session', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const answer = await refresh(session.cookie);
    expect(answer.status).toBe(200);
    expect(answer.body.user.uid).toBe(anna.userId);
    expect(cookieOf(answer.headers)).not.toBe(session.cookie);
    expect((await refresh(cookieOf(answer.headers))).status).toBe(200);
  });

  test('without a cookie, or with an invented one, is refused', async () => {
    expect((await app.api<Refused>('POST', '/api/auth/refresh')).body.refusal.name).toBe('signedOut');
    expect((await refresh(`crease_refresh=${randomBytes(32).toString('base64url')}`)).status).toBe(401);
  });

  test('of ten tabs at once, in two processes, ends in one session and one token', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => refresh(session.cookie, tab % 2 ? app : other)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ headers }) => cookieOf(headers))).size).toBe(1);
    expect((await refresh(cookieOf(answers[0]!.headers))).status).toBe(200);
  });

  test('with a token two generations old ends the session', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const second = await refresh(session.cookie);
    const third = await refresh(cookieOf(second.headers));
    expect((await refresh(session.cookie)).status).toBe(401);
    expect((await refresh(cookieOf(third.headers))).status).toBe(401);
    const bearer = { authorization: `Bearer ${third.body.accessToken}` };
    expect((await app.api('GET', `/api/login?email=${anna.email}`, undefined, bearer)).status).toBe(401);
    await eventually(
      async () =>
        expect((await other.api('GET', `/api/login?email=${anna.email}`, undefined, bearer)).status).toBe(401),
      1_000,
    );
  });

  test('with the previous token after its grace ends the session', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const second = await refresh(session.cookie);
    await query`update refresh_token set rotated_at = (rotated_at at time zone 'utc' - interval '11 seconds') at time zone 'utc' where rotated_at is not null`;
    expect((await refresh(session.cookie)).status).toBe(401);
    expect((await refresh(cookieOf(second.headers))).status).toBe(401);
  });

  test('keeps no token in the database', async () => {
    const session = await app.signIn(anna.email, anna.password);
    const rows = await query<{ hash: string }>`select hash from refresh_token`;
    expect(rows.map(({ hash }) => hash)).not.toContain(session.cookie.split('=')[1]);
  });

  test('does not lengthen the life of a session whose token is out of date', async () => {
    const session = await app.signIn(anna.email, anna.password);
    await query`update refresh_token set expires_at = now() - interval '1 second' where rotated_at is null`;
    expect((await refresh(session.cookie)).status).toBe(401);
  });
});

test('housekeeping takes away what is stale and nothing else', async () => {
  const living = await app.signIn(anna.email, anna.password);
  const gone = await app.signIn(anna.email, anna.password);
  await gone.api('POST', '/api/auth/sign-out');
  const sessionOf = (token: string) => app.app.get(SessionService).sessionOf(token.split('=')[1] ?? '');
  const ended = await sessionOf(gone.cookie);
  await query`update session set ended_at = now() - interval '91 days' where id = ${ended}`;
  await query`insert into rate_limit (key, count, resets_at) values ('stale', 1, now() - interval '1 second'), ('fresh', 1, now() + interval '1 minute')`;
  await query`insert into idempotency (user_id, key, body_hash, status, at) values ('u', 'stale', '', 200, now() - interval '3 days'), ('u', 'fresh', '', 200, now())`;
  await query`insert into league_idempotency (league_id, user_id, key, body_hash, status, at) select 'l', user_id, key, body_hash, status, at from idempotency where user_id = 'u'`;
  await app.app.get(Housekeeping).clean();
  expect(await query`select key from rate_limit`).toEqual([{ key: 'fresh' }]);
  for (const table of ['idempotency', 'league_idempotency'])
    expect(await database.query(`select key from ${table} where user_id = 'u'`)).toEqual([{ key: 'fresh' }]);
  expect(await query`select id from session where id = ${ended}`).toEqual([]);
  expect((await app.api('POST', '/api/auth/refresh', undefined, { cookie: living.cookie })).status).toBe(200);
});

test('the system config names the season, the clubs and whom to ask', async () => {
  const answer = await app.api('GET', '/api/system-config');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      config: [
        {
          current_season: '2025-26',
          support_email: 'support@localhost',
          providers: [],
          mail: false,
          idle: { after: 1200, warning: 30 },
        },
      ],
    },
  });
  expect((answer.body as { nhl_teams: unknown[] }).nhl_teams).toHaveLength(32);
});
