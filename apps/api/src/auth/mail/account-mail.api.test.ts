import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import type { AccountAnswer, AccountHistoryAnswer, VerifiedAnswer } from '@crease/core/auth/auth.schema.js';
import type { UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import { Busy } from '../../platform/refusal.error.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { startMailServer } from '../../testing/mail-server.js';
import { eventually } from '../../testing/patience.js';
import { testQueue } from '../../testing/queue.js';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from '../../testing/test-app.js';
import { createLeague, invite } from '../../testing/test-league.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const mail = await startMailServer();
const { app, database, query } = await fileApp({
  env: { ROLE: 'all', SMTP_URL: mail.url, PUBLIC_URL: 'https://crease.example' },
});
afterAll(() => mail.close());
afterEach(() => {
  jest.restoreAllMocks();
});
const RESET = /Reset your password/;
const VERIFY = /Confirm your email address/;

const askReset = (email: string) => app.api<Refused>('POST', '/api/auth/reset-request', { email });
const reset = (token: string, password = 'a-whole-new-one') =>
  app.api<Refused & { email: string }>('POST', '/api/auth/reset', { token, password });
const verify = (token: string) => app.api<VerifiedAnswer & Refused>('POST', '/api/auth/verify', { token });
const account = async (user: TestUser) => (await user.api<AccountAnswer>('GET', '/api/auth/account')).body;
const history = async (user: TestUser) =>
  (await user.api<AccountHistoryAnswer>('GET', '/api/auth/history')).body.events.map(({ kind }) => kind);

describe('a forgotten password', () => {
  test('is reset with a link that goes to the address, and every session ends', async () => {
    const anna = await app.signUp('anna');
    expect(await askReset('ANNA@crease.test')).toMatchObject({ status: 200, body: { success: true } });
    const { text } = await mail.newest(anna.email, RESET);
    expect(text).toMatch(/https:\/\/crease\.example\/#reset=[\w-]{43}/);
    expect(text).toContain('within 30 minutes');
    const token = await mail.token(anna.email, RESET);
    expect(await reset(token)).toMatchObject({ status: 200, body: { success: true, email: anna.email } });
    expect((await anna.api('GET', '/api/auth/account')).status).toBe(401);
    expect((await app.api('POST', '/api/auth/refresh', undefined, { cookie: anna.cookie })).status).toBe(401);
    expect((await app.api('POST', '/api/auth/sign-in', anna)).status).toBe(401);
    const again = await app.signIn(anna.email, 'a-whole-new-one');
    expect((await account(again)).emailVerified).toBe(true);
    await mail.newest(anna.email, /Your password was reset/);
  });

  test('is answered alike whether there is an account or not', async () => {
    const before = mail.received.length;
    const answers = await Promise.all(['nobody@crease.test', 'anna@crease.test'].map(askReset));
    expect(answers[0]?.status).toBe(answers[1]?.status);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await eventually(() => expect(mail.received.length).toBeGreaterThan(before));
    expect(mail.received.filter(({ to }) => to.includes('nobody@crease.test'))).toEqual([]);
  });

  test('brings its link also when the database goes away before it is written, however long it stays away', async () => {
    const otto = await app.signUp('otto');
    const write = jest.spyOn(database, 'write').mockImplementation(() => Promise.reject(new Busy()));
    expect((await askReset(otto.email)).status).toBe(200);
    const job = await eventually(async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from bullmq.job where queue = 'account-mail' and state = 'delayed'`,
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.id ?? '';
    }, 8_000);
    const queue = testQueue(app, 'account-mail');
    for (let failed = 1; failed < 9; failed += 1)
      await eventually(async () => expect(await queue.hurry(job)).toBeGreaterThanOrEqual(failed));
    write.mockRestore();
    await eventually(async () => {
      await queue.hurry(job);
      expect(mail.received.some(({ to, subject }) => to.includes(otto.email) && RESET.test(subject))).toBe(true);
    }, 8_000);
    await queue.close();
    expect((await reset(await mail.token(otto.email, RESET))).status).toBe(200);
    expect(mail.received.filter(({ to, subject }) => to.includes(otto.email) && RESET.test(subject))).toHaveLength(1);
  });

  test('brings its link also when neither the queue nor, for a while, the database is there @long', async () => {
    const pia = await app.signUp('pia');
    jest.spyOn(app.app.get(JobsService), 'add').mockImplementationOnce(() => Promise.reject(new Error('no queue')));
    jest.spyOn(database, 'write').mockImplementationOnce(() => Promise.reject(new Busy()));
    expect((await askReset(pia.email)).status).toBe(200);
    await mail.newest(pia.email, RESET);
  });

  test.each([
    ['', 'Please enter your email address.'],
    [undefined, 'Please enter your email address.'],
    ['anna', 'Please enter a valid email address.'],
  ])('needs an address: %p', async (email, message) => {
    expect(await app.api<Refused>('POST', '/api/auth/reset-request', { email })).toMatchObject({
      status: 422,
      body: { fields: { email: message } },
    });
  });

  test('is reset once by one link: a second use is refused, logged, and told to its owner', async () => {
    const bert = await app.signUp('bert');
    await askReset(bert.email);
    const token = await mail.token(bert.email, RESET);
    const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => reset(token, `new-password-${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expectRefusal(await reset(token), 409, 'linkUsed', { message: 'This link has been used.' });
    await mail.newest(bert.email, /A reset link was used a second time/);
    const winner = answers.findIndex(({ status }) => status === 200);
    const again = await app.signIn(bert.email, `new-password-${winner}`);
    expect(await history(again)).toContain('resetReused');
  });

  test('is not reset by a link that is out of date, was replaced, invented, or is for something else', async () => {
    const carl = await app.signUp('carl');
    const confirm = await mail.token(carl.email, VERIFY);
    await askReset(carl.email);
    const first = await mail.token(carl.email, RESET);
    await askReset(carl.email);
    await eventually(async () => expect(await mail.token(carl.email, RESET)).not.toBe(first));
    expect(await reset(first)).toMatchObject({ status: 409, body: { refusal: { name: 'linkExpired' } } });
    const second = await mail.token(carl.email, RESET);
    await query`update mail_token set expires_at = now() - interval '1 second' where user_id = ${carl.userId}
      and purpose = 'reset'`;
    expect(await reset(second)).toMatchObject({ status: 409, body: { refusal: { name: 'linkExpired' } } });
    expect(await reset('x'.repeat(43))).toMatchObject({ status: 404, body: { refusal: { name: 'linkInvalid' } } });
    expect(await reset(confirm)).toMatchObject({ status: 404 });
    expect(await app.api('POST', '/api/auth/reset', { token: { $ne: null }, password: 'whatever-else' })).toMatchObject(
      { status: 422 },
    );
    expect((await app.api('POST', '/api/auth/sign-in', carl)).status).toBe(200);
  });

  test('takes half an hour at most, by the link’s own record', async () => {
    const [row] = await database.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at) / 60 as minutes from mail_token where purpose = 'reset' limit 1`,
    );
    expect(Number(row?.minutes)).toBe(30);
  });

  test('is not replaced by a common or short one', async () => {
    const dora = await app.signUp('dora');
    await askReset(dora.email);
    const token = await mail.token(dora.email, RESET);
    expectRefusal(await reset(token, 'hockey1'), 409, 'passwordTooCommon');
    expect((await reset(token, 'abc')).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  test('of a disabled account stays what it is', async () => {
    const emil = await app.signUp('emil');
    await askReset(emil.email);
    const token = await mail.token(emil.email, RESET);
    await database.query('update app_user set disabled_at = now() where id = $1', [emil.userId]);
    expect(await reset(token)).toMatchObject({
      status: 403,
      body: { refusal: { message: 'This account has been disabled.' } },
    });
  });

  test('leaves no token in the database, in no table', async () => {
    const fred = await app.signUp('fred');
    await askReset(fred.email);
    const token = await mail.token(fred.email, RESET);
    for (const table of ['mail', 'mail_token', 'security_event', 'event', 'account_event']) {
      expect(
        await database.query(`select 1 from ${table} as row where row::text like '%' || $1 || '%'`, [token]),
      ).toEqual([]);
    }
  });
});

describe('an email address', () => {
  test('is confirmed by the link that comes with sign-up, once', async () => {
    const gina = await app.signUp('gina');
    expect(await account(gina)).toMatchObject({ emailVerified: false, mail: true });
    const token = await mail.token(gina.email, VERIFY);
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { success: true, email: gina.email, changed: false },
    });
    expect((await account(gina)).emailVerified).toBe(true);
    expect((await verify(token)).status).toBe(409);
    expectRefusal(await gina.api<Refused>('POST', '/api/auth/verify-request'), 409, 'emailVerified');
  });

  test('gets another link when it asks, and the earlier one ends', async () => {
    const hans = await app.signUp('hans');
    const first = await mail.token(hans.email, VERIFY);
    expect(await hans.api('POST', '/api/auth/verify-request')).toMatchObject({
      status: 200,
      body: { status: 'sent', email: hans.email },
    });
    const second = await eventually(async () => {
      const token = await mail.token(hans.email, VERIFY);
      expect(token).not.toBe(first);
      return token;
    }, 8_000);
    expect((await verify(first)).status).toBe(409);
    expect((await verify(second)).status).toBe(200);
  });

  test('that is known already gets no second account, and its owner a message', async () => {
    const ida = await app.signUp('ida');
    const body = {
      username: 'ida-again',
      first_name: 'Ida',
      last_name: 'Again',
      email: 'IDA@crease.test',
      password: 'something-else',
      self_registration: true,
    };
    const known = await app.api<object>('POST', '/api/create-user', body);
    const fresh = await app.api<object>('POST', '/api/create-user', {
      ...body,
      username: 'ida-else',
      email: 'ida.else@crease.test',
    });
    expect([known.status, Object.keys(known.body)]).toEqual([fresh.status, Object.keys(fresh.body)]);
    await mail.newest(ida.email, /You already have an account/);
    expect(await history(ida)).toContain('signUpRefused');
  });

  test('changes when the new one confirms it, and both are told', async () => {
    const jana = await app.signUp('jana');
    await verify(await mail.token(jana.email, VERIFY));
    const moved = 'jana.moved@crease.test';
    const change = (body: object) =>
      jana.api<Refused & { status: string }>('POST', '/api/auth/email', { email: moved, ...body });
    expectRefusal(await change({}), 403, 'proofNeeded', { field: 'current_password' });
    expectRefusal(await change({ current_password: 'wrong' }), 403, 'wrongPassword', {
      message: 'Incorrect password.',
    });
    expect(await change({ current_password: jana.password })).toMatchObject({
      status: 200,
      body: { status: 'sent', email: moved },
    });
    await mail.newest(jana.email, /is about to change/);
    const token = await mail.token(moved, /Confirm your new email address/);
    expect(await account(jana)).toMatchObject({ email: jana.email, emailVerified: true, pendingEmail: moved });
    expect(await verify(token)).toMatchObject({ status: 200, body: { email: moved, changed: true } });
    expect(await account(jana)).toMatchObject({ email: moved, emailVerified: true, pendingEmail: null });
    await mail.newest(jana.email, /Your email address was changed/);
    await mail.newest(moved, /Your email address was changed/);
    expect((await jana.api('GET', `/api/login?email=${moved}`)).status).toBe(200);
    expect(await app.api('POST', '/api/auth/sign-in', { email: jana.email, password: jana.password })).toMatchObject({
      status: 404,
    });
    expect((await app.signIn(moved, jana.password)).userId).toBe(jana.userId);
  });

  test('of somebody else is not taken: they are told, the asker learns nothing', async () => {
    const [kurt, lisa] = [await app.signUp('kurt'), await app.signUp('lisa')];
    const asked = await kurt.api<{ status: string }>('POST', '/api/auth/email', {
      email: lisa.email,
      current_password: kurt.password,
    });
    const free = await kurt.api<{ status: string }>('POST', '/api/auth/email', {
      email: 'free@crease.test',
      current_password: kurt.password,
    });
    expect([asked.status, asked.body.status]).toEqual([free.status, free.body.status]);
    await mail.newest(lisa.email, /You already have an account/);
    expect(
      mail.received.filter(({ to, subject }) => to.includes(lisa.email) && /Confirm your new/.test(subject)),
    ).toEqual([]);
  });

  test('asked for twice goes to whom it was confirmed by first', async () => {
    const [mike, nora] = [await app.signUp('mike'), await app.signUp('nora')];
    const wanted = 'wanted@crease.test';
    await mike.api('POST', '/api/auth/email', { email: wanted, current_password: mike.password });
    const first = await mail.token(wanted, /Confirm your new/);
    await nora.api('POST', '/api/auth/email', { email: wanted, current_password: nora.password });
    const second = await eventually(async () => {
      const token = await mail.token(wanted, /Confirm your new/);
      expect(token).not.toBe(first);
      return token;
    }, 8_000);
    expect((await verify(first)).status).toBe(200);
    expect(await verify(second)).toMatchObject({ status: 409, body: { refusal: { name: 'emailTaken' } } });
  });

  test('a change that was asked for ends with a new password', async () => {
    const olga = await app.signUp('olga');
    await olga.api('POST', '/api/auth/email', { email: 'thief@crease.test', current_password: olga.password });
    const token = await mail.token('thief@crease.test', /Confirm your new/);
    await olga.api('POST', '/api/auth/password', { current_password: olga.password, password: 'safe-again-now' });
    await mail.newest(olga.email, /Your password was changed/);
    expect((await verify(token)).status).toBe(409);
  });

  test('makes the site owner only once it is confirmed', async () => {
    const claimant = await app.signUp('claimant', { email: SITE_OWNER });
    expect((await claimant.api('GET', '/api/admin/users')).status).toBe(403);
    expect(
      (await claimant.api<{ userInfo: { isSiteOwner: boolean }[] }>('GET', `/api/login?email=${SITE_OWNER}`)).body
        .userInfo[0]?.isSiteOwner,
    ).toBe(false);
    await verify(await mail.token(SITE_OWNER, VERIFY));
    const owner = await app.signIn(SITE_OWNER, claimant.password);
    expect((await owner.api('GET', '/api/admin/users')).status).toBe(200);
  });
});

describe('an invitation to an address', () => {
  test('belongs to the user who confirmed that address, not to a user who claims it', async () => {
    const [paul, quinn] = [await app.signUp('paul'), await app.signUp('quinn')];
    const leagueId = await createLeague(paul);
    const { token } = await invite(paul, leagueId, { email: quinn.email });
    const accept = (user: TestUser) => user.api<Refused>('POST', '/api/accept-invitation', { invitation_token: token });
    expectRefusal(await accept(quinn), 403, 'emailUnverified', { message: 'Confirm your email address first.' });
    expect((await quinn.api<UserLeaguesAnswer>('GET', '/api/user-leagues')).body.allLeagues).toEqual([]);
    await verify(await mail.token(quinn.email, VERIFY));
    expect((await quinn.api<UserLeaguesAnswer>('GET', '/api/user-leagues')).body.allLeagues).toMatchObject([
      { league_id: leagueId, pending: true },
    ]);
    expect((await accept(quinn)).status).toBe(200);
  });

  test('tried by another user is refused, logged, and told to whom it was sent', async () => {
    const [rosa, stan, thief] = [await app.signUp('rosa'), await app.signUp('stan'), await app.signUp('thief')];
    const { token } = await invite(rosa, await createLeague(rosa), { email: stan.email });
    expectRefusal(
      await thief.api<Refused>('POST', '/api/accept-invitation', { invitation_token: token }),
      403,
      'invitationForOther',
    );
    await mail.newest(stan.email, /Another account tried your invitation/);
    expect(await history(stan)).toContain('invitationMisused');
    const [event] = await query<{ actor_id: string; data: object }>`select actor_id, data from security_event
      where kind = 'invitationMisused' and user_id = ${stan.userId}`;
    expect(event?.actor_id).toBe(thief.userId);
    expect(JSON.stringify(event?.data)).not.toContain(token);
  });
});

test('what a stranger can bring about as often as they like is told once an hour, and logged every time', async () => {
  const [tina, ugo, pest] = [await app.signUp('tina'), await app.signUp('ugo'), await app.signUp('pest')];
  const { token } = await invite(tina, await createLeague(tina), { email: ugo.email });
  for (let time = 0; time < 5; time += 1)
    expect((await pest.api('POST', '/api/accept-invitation', { invitation_token: token })).status).toBe(403);
  await eventually(async () =>
    expect((await history(ugo)).filter((kind) => kind === 'invitationMisused')).toHaveLength(5),
  );
  await mail.newest(ugo.email, /Another account tried your invitation/);
  await query`update mail set created_at = created_at - interval '61 minutes' where user_id = ${ugo.userId}`;
  await pest.api('POST', '/api/accept-invitation', { invitation_token: token });
  await eventually(() =>
    expect(
      mail.received.filter(
        ({ to, subject }) => to.includes(ugo.email) && /Another account tried your invitation/.test(subject),
      ),
    ).toHaveLength(2),
  );
});

test('a stolen refresh token ends the session, is logged, and told to its owner', async () => {
  const uma = await app.signUp('uma');
  const refresh = (cookie: string) => app.api('POST', '/api/auth/refresh', undefined, { cookie });
  const second = await refresh(uma.cookie);
  await refresh((second.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '');
  expect((await refresh(uma.cookie)).status).toBe(401);
  await mail.newest(uma.email, /We ended one of your sessions/);
  expect(await history(await app.signIn(uma.email, uma.password))).toContain('tokenReused');
});

test('messages about accounts are not among a league’s', async () => {
  const vera = await app.signUp('vera');
  const leagueId = await createLeague(vera);
  await askReset(vera.email);
  await mail.newest(vera.email, RESET);
  expect((await vera.api<{ mail: unknown[] }>('GET', `/api/${leagueId}/mail`)).body.mail).toEqual([]);
});
