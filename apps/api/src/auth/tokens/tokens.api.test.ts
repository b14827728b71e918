import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AccessTokenCreated, AccessTokenView } from '@crease/core/auth/tokens/token.answers.js';
import { MailLinks } from '../mail/mail-links.service.js';
import { Housekeeping } from '../housekeeping.service.js';
import { Sockets } from '../../security/testing/sockets.js';
import { startMailServer } from '../../testing/mail-server.js';
import { SITE_OWNER, fileApp, type Refused, type TestApp, type TestUser } from '../../testing/test-app.js';
import { createLeague, join } from '../../testing/test-league.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const mail = await startMailServer();
const { app, database, query, closing } = await fileApp({ env: { RATE_LIMIT: '1', SMTP_URL: mail.url, ROLE: 'all' } });
const other = await app.another();
const sockets = closing(new Sockets());
afterAll(() => mail.close());
beforeEach(() => query`delete from rate_limit`);

const anna = await app.signUp('anna');
const bert = await app.signUp('bert');
const leagueId = await createLeague(anna);
await join(anna, leagueId, bert);
const second = await createLeague(anna);
const foreign = await createLeague(bert);

const create = (user: TestUser, more: object = {}) =>
  user.api<AccessTokenCreated & Refused>('POST', '/api/auth/tokens', {
    name: 'My sheet',
    scopes: ['leagues'],
    days: 30,
    current_password: user.password,
    ...more,
  });
async function secretOf(user: TestUser, more: object = {}): Promise<{ secret: string; id: string }> {
  const { status, body } = await create(user, more);
  if (status !== 201) throw new Error(`no token was created: ${JSON.stringify(body)}`);
  return { secret: body.secret, id: body.token.token_id };
}
const read = (secret: string, path: string, at: TestApp = app, method = 'GET', body?: unknown) =>
  at.api<Refused>(method, path, body, { authorization: `Bearer ${secret}` });
const listed = async (user: TestUser) =>
  (await user.api<{ tokens: AccessTokenView[] }>('GET', '/api/auth/tokens')).body.tokens;
const clear = () => query`delete from access_token`;

describe('a token', () => {
  beforeEach(clear);

  test('is shown once, stored as a hash, and reads what its person reads', async () => {
    const { status, body } = await create(anna);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^crease_[\w-]{43}$/);
    expect(body.token).toMatchObject({ name: 'My sheet', scopes: ['leagues'], last_used_at: null });
    expect(Date.parse(body.token.expires_at) - Date.parse(body.token.created_at)).toBe(30 * 86_400_000);
    const [row] = await query<{ text: string; hash: string }>`select t::text as text, hash from access_token t`;
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.text).not.toContain(body.secret.slice(7, 20));

    for (const path of ['/api/user-leagues', `/api/${leagueId}/home`, `/api/${leagueId}/players`]) {
      const mine = await anna.api('GET', path);
      const its = await read(body.secret, path, other);
      expect([path, its.status]).toEqual([path, 200]);
      expect(Object.keys(its.body)).toEqual(Object.keys(mine.body as object));
    }
    const [used] = await listed(anna);
    expect(used?.last_used_at).not.toBeNull();
    expect(JSON.stringify(used)).not.toContain('crease_');
  });

  test('needs a proof, a name, a scope and one of four lifetimes', async () => {
    expectRefusal(await create(anna, { current_password: 'wrong' }), 403, 'wrongPassword');
    expect((await create(anna, { current_password: undefined })).status).toBe(403);
    for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['admin'] }, { days: 366 }, { days: 31 }])
      expect([wrong, (await create(anna, wrong)).status]).toEqual([wrong, 422]);
    expect(await listed(anna)).toEqual([]);
  });

  test('names no foreign league, which answers like an absent one', async () => {
    const theirs = await create(anna, { scopes: [`league:${foreign}`] });
    const absent = await create(anna, { scopes: ['league:aaaaaaaaaaaa'] });
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(absent.body);
  });

  test('is one of ten at most', async () => {
    await query`insert into access_token (id, user_id, name, hash, scopes, expires_at)
       select 'token' || n, ${anna.userId}, 'n', 'hash' || n, '{leagues}', now() + interval '1 day' from generate_series(1, 9) n`;
    const answers = await Promise.all([create(anna), create(anna)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.refusal).toMatchObject({
      name: 'tooManyTokens',
      figure: 10,
      limit: 10,
      fix: 'Revoke one that you no longer use.',
    });
    await query`update access_token set expires_at = now() where id = 'token1'`;
    expect((await create(anna)).status).toBe(201);
  });
});

describe('a scope', () => {
  beforeEach(clear);

  test('of one league reads that league and nothing else', async () => {
    const { secret } = await secretOf(anna, { scopes: [`league:${leagueId}`] });
    expect((await read(secret, `/api/${leagueId}/home`)).status).toBe(200);
    expect((await read(secret, `/api/${leagueId}/players`)).status).toBe(200);
    for (const path of [`/api/${second}/home`, `/api/${foreign}/home`, '/api/user-leagues', '/api/inbox'])
      expectRefusal(await read(secret, path), 403, 'tokenScope', {
        fix: expect.stringContaining('Create a token with this scope'),
      });
    expect((await read(secret, '/api/user-leagues')).body.refusal.message).toBe(
      `This access token reads only the league ${leagueId}. This call needs the scope “My leagues”.`,
    );
  });

  test('of leagues shows no invitation, because its token would let the holder join', async () => {
    const cleo = await app.signUp('cleo');
    await query`update app_user set email_verified_at = now() where id = ${cleo.userId}`;
    const [team] = await query<{
      id: string;
    }>`select id from team t where league_id = ${leagueId} and not exists (select from membership m where m.team_id = t.id) limit 1`;
    expect(
      await anna.api('POST', `/api/${leagueId}/invitations`, { team_id: team?.id, email: cleo.email }),
    ).toMatchObject({ status: 201 });
    const pending = { league_id: leagueId, pending: true };
    expect((await cleo.api('GET', '/api/user-leagues')).body).toMatchObject({ allLeagues: [pending] });
    const { secret } = await secretOf(cleo);
    expect((await read(secret, '/api/user-leagues')).body).toEqual({ allLeagues: [] });
  });

  test('of players reads the players of the person’s leagues', async () => {
    const { secret } = await secretOf(anna, { scopes: ['players'] });
    expect((await read(secret, `/api/${second}/players`)).status).toBe(200);
    expect((await read(secret, `/api/${foreign}/players`)).status).toBe(404);
    expect((await read(secret, `/api/${leagueId}/home`)).status).toBe(403);
  });

  test('of all leagues does not read a foreign one, which answers like an absent one', async () => {
    const { secret } = await secretOf(anna);
    const theirs = await read(secret, `/api/${foreign}/home`);
    const absent = await read(secret, '/api/aaaaaaaaaaaa/home');
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(absent.body);
  });

  test('of the site owner is that of a member', async () => {
    const owner = await app.signUp('owner', { email: SITE_OWNER });
    await query`update app_user set email_verified_at = now() where id = ${owner.userId}`;
    const session = await app.signIn(owner.email, owner.password);
    const { secret } = await secretOf(session);
    expect((await session.api('GET', `/api/${leagueId}/home`)).status).toBe(200);
    expect((await read(secret, `/api/${leagueId}/home`)).status).toBe(404);
    expect((await read(secret, '/api/admin/users')).body.refusal.name).toBe('tokenScope');
  });

  test('never opens a socket, an account, an office or a change', async () => {
    const { secret } = await secretOf(anna);
    const socket = await sockets.open(app.url, secret).catch(() => null);
    expect(socket).toBeNull();
    for (const path of ['/api/auth/account', '/api/auth/tokens', '/api/auth/export', `/api/${leagueId}/invitations`])
      expect(await read(secret, path)).toMatchObject({
        status: 403,
        body: { refusal: { message: 'No access token opens this call. Tokens read leagues and players.' } },
      });
    for (const [method, path] of [
      ['POST', '/api/auth/tokens'],
      ['POST', '/api/auth/sign-out'],
      ['PATCH', `/api/${leagueId}/settings`],
      ['DELETE', `/api/${leagueId}/members/${bert.userId}`],
    ] as const)
      expectRefusal(await read(secret, path, app, method, {}), 403, 'tokenReadsOnly', {
        fix: 'Make the change in Crease, signed in.',
      });
    expect((await read(secret, '/api/system-config')).status).toBe(200);
  });
});

describe('a token ends', () => {
  const ended = async (secret: string) => {
    for (const at of [app, other]) {
      expectRefusal(await read(secret, `/api/${leagueId}/home`, at), 401, 'tokenInvalid');
    }
  };

  test('when it is revoked, at once in every process; only by its person', async () => {
    await clear();
    const { secret, id } = await secretOf(anna);
    expect((await read(secret, `/api/${leagueId}/home`, other)).status).toBe(200);
    const foreignAnswer = await bert.api('DELETE', `/api/auth/tokens/${id}`);
    expect(foreignAnswer.status).toBe(404);
    expect((await bert.api('DELETE', '/api/auth/tokens/aaaaaaaaaaaa')).body).toEqual(foreignAnswer.body);
    expect((await anna.api('DELETE', `/api/auth/tokens/${id}`)).status).toBe(200);
    await ended(secret);
    const events = await query<{
      kind: string;
      data: object;
    }>`select kind, data from security_event where user_id = ${anna.userId} and kind like 'token%' order by id desc limit 2`;
    expect(events).toEqual([
      { kind: 'tokenRevoked', data: { name: 'My sheet' } },
      { kind: 'tokenCreated', data: { name: 'My sheet' } },
    ]);
    const mails = await query<{
      subject: string;
    }>`select subject from mail where user_id = ${anna.userId} and subject like '%access token%' order by created_at desc limit 2`;
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'An access token was created',
      'An access token was revoked',
    ]);
  });

  test('when it expires, and says so', async () => {
    await clear();
    const { secret } = await secretOf(anna, { days: 7 });
    await query`update access_token set expires_at = '2026-01-05T12:00:00Z'`;
    await ended(secret);
    expect((await read(secret, '/api/user-leagues')).body.refusal.message).toBe(
      'The access token “My sheet” expired on Jan 5, 2026.',
    );
    await app.app.get(Housekeeping).clean();
    expect(await query`select id from access_token`).toEqual([]);
  });

  test.each<[how: string, end: (user: TestUser) => Promise<unknown>]>([
    [
      'the password changes',
      (user) => user.api('POST', '/api/auth/password', { current_password: user.password, password: 'another-one' }),
    ],
    [
      'the password is reset',
      async ({ userId, email }) => {
        const links = app.app.get(MailLinks);
        const nonce = await database.write(({ db }) =>
          links.issue(db, { purpose: 'reset', userId, email, minutes: 30 }),
        );
        return app.api('POST', '/api/auth/reset', { token: links.token(nonce), password: 'another-one' });
      },
    ],
    [
      'the account is disabled',
      async (user) => {
        const owner = await app.signIn(SITE_OWNER, 'owner-on-the-ice');
        await owner.api('POST', `/api/admin/users/${user.userId}/disable`, { reason: 'For the test' });
        await owner.api('POST', `/api/admin/users/${user.userId}/enable`);
      },
    ],
    [
      'the account is deleted',
      (user) =>
        user.api('POST', '/api/auth/delete-account', { current_password: user.password, confirm: 'delete my account' }),
    ],
  ])('when %s', async (how, end) => {
    const user = await app.signUp(`person${how.length}`);
    const { secret } = await secretOf(user);
    expect((await read(secret, '/api/user-leagues', other)).status).toBe(200);
    await end(user);
    await ended(secret);
  });

  test('not: a token is not created by a session that ended meanwhile', async () => {
    const user = await app.signUp('hurry');
    const [created, changed] = await Promise.all([
      create(user),
      user.api('POST', '/api/auth/password', { current_password: user.password, password: 'another-one' }),
    ]);
    expect(changed.status).toBe(200);
    const left = await query`select id from access_token where user_id = ${user.userId}`;
    expect({ status: created.status, left: left.length }).toEqual({ status: created.status, left: 0 });
  });

  test('a malformed or unknown token is refused', async () => {
    for (const secret of ['crease_', 'crease_short', `crease_${'a'.repeat(43)}`, `crease_${'a'.repeat(500)}`])
      expect((await read(secret, '/api/user-leagues')).status).toBe(401);
  });
});

test('a token makes 60 requests a minute, refused ones included, counted over all processes', async () => {
  await clear();
  const { secret } = await secretOf(bert, { scopes: ['players'] });
  const { secret: free } = await secretOf(bert);
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      read(secret, index % 8 === 0 ? '/api/user-leagues' : '/api/pick-history/aaaaaaaaaaaa', index % 2 ? app : other),
    ),
  );
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(60);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect(refused?.body.refusal).toMatchObject({ name: 'tooManyRequests', figure: 61, limit: 60 });
  expect(refused?.body.refusal.fix).toMatch(/^Keep answers for a while instead of asking again\. You can try again in/);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await read(free, '/api/user-leagues')).status).toBe(200);
});
