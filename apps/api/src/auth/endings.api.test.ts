import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Busy } from '../platform/refusal.error.js';
import { eventually } from '../testing/patience.js';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, invite } from '../testing/test-league.js';
import { MailLinks } from './mail/mail-links.service.js';
import { Passwords } from './passwords.js';
import { TicketService, type SocialIdentity } from './ticket.service.js';

/*
 * Whatever ends an account or its sessions also ends sessions that are just being opened, even if a process dies
 * halfway.
 */

const { app, database, query } = await fileApp();
afterEach(() => {
  jest.restoreAllMocks();
});
const passwords = app.app.get(Passwords);
const owner = await app.signUp('owner', { email: SITE_OWNER });
const NEW = 'quite-another-one';
let people = 0;
const somebody = () => app.signUp(`person${(people += 1)}`);

const signIn = ({ email, password }: TestUser) => app.api<Refused>('POST', '/api/auth/sign-in', { email, password });
const reset = async ({ userId, email }: TestUser) => {
  const links = app.app.get(MailLinks);
  const nonce = await database.write(({ db }) => links.issue(db, { purpose: 'reset', userId, email, minutes: 30 }));
  return () => app.api<Refused>('POST', '/api/auth/reset', { token: links.token(nonce), password: NEW });
};
const change = async (user: TestUser) => {
  const elsewhere = await app.signIn(user.email, user.password);
  return () => elsewhere.api<Refused>('POST', '/api/auth/password', { current_password: user.password, password: NEW });
};
const disable = (user: TestUser) =>
  Promise.resolve(() =>
    owner.api<Refused>('POST', `/api/admin/users/${user.userId}/disable`, { reason: 'For the test' }),
  );
const remove = (user: TestUser) =>
  Promise.resolve(() =>
    user.api<Refused>('POST', '/api/auth/delete-account', {
      current_password: user.password,
      confirm: 'delete my account',
    }),
  );

function hold<T extends object>(of: T, method: keyof T & string): { reached: () => boolean; release: () => void } {
  let reached = false;
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const methods = of as Record<string, (...values: unknown[]) => Promise<unknown>>;
  const original = methods[method]!.bind(of);
  jest.spyOn(methods, method).mockImplementationOnce(async (...values) => {
    const value = await original(...values);
    reached = true;
    await gate;
    return value;
  });
  return { reached: () => reached, release: () => release() };
}

/** Runs `work` while another transaction holds the locks of `statement`; that transaction commits afterwards. */
async function whileLocked<T>(statement: string, id: string, work: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [id]);
    const done = await work();
    await client.query('commit');
    return done;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const waitingFor = (statement: string) =>
  eventually(async () =>
    expect(
      await query`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like ${statement}`,
    ).toHaveLength(1),
  );

describe('old sessions end with the change itself', () => {
  test.each([
    ['a reset', reset],
    ['a change of the password', change],
    ['disabling', disable],
    ['deleting the account', remove],
  ])('%s: also when the process ends, or the database is away, right after it', async (_, prepare) => {
    const user = await somebody();
    const end = await prepare(user);
    const write = database.write.bind(database);
    // Every write, because one of the background could take the place of the request's.
    const away = jest.spyOn(database, 'write').mockImplementation(async (...values) => {
      await write(...values);
      throw new Busy();
    });
    expect((await end()).status).toBe(503);
    away.mockRestore();
    expect((await app.api('POST', '/api/auth/refresh', undefined, { cookie: user.cookie })).status).toBe(401);
    // Other processes find the end by polling.
    await eventually(async () => expect((await user.api('GET', '/api/auth/account')).status).toBe(401), 3_000);
  });
});

describe('a sign-in that is under way', () => {
  test.each([
    ['a reset', reset, 'wrongPassword'],
    ['a change of the password', change, 'wrongPassword'],
    ['disabling', disable, 'userDisabled'],
    ['deleting the account', remove, 'userDisabled'],
  ])('with what was right when it began is refused after %s', async (_, prepare, refusal) => {
    const user = await somebody();
    const end = await prepare(user);
    const matches = hold(passwords, 'matches');
    const entering = signIn(user);
    await eventually(() => expect(matches.reached()).toBe(true));
    expect((await end()).status).toBe(200);
    matches.release();
    expect((await entering).body.refusal?.name).toBe(refusal);
    expect(await query`select 1 from session where user_id = ${user.userId} and ended_at is null`).toHaveLength(
      prepare === change ? 1 : 0,
    );
  });

  test('waits for a change that is not committed yet, and is judged by it', async () => {
    const user = await somebody();
    const entering = await whileLocked(
      `update app_user set password_hash = 'another' where id = $1`,
      user.userId,
      async () => {
        const answer = signIn(user);
        await waitingFor('%insert into "session"%');
        return { answer };
      },
    );
    expect((await entering.answer).body.refusal?.name).toBe('wrongPassword');
  });

  test('with another provider is refused when the account is disabled meanwhile', async () => {
    const identity: SocialIdentity = {
      provider: 'google',
      subject: 'held',
      email: 'held@provider.test',
      emailVerified: true,
      firstName: 'He',
      lastName: 'Ld',
      picture: null,
    };
    const tickets = app.app.get(TicketService);
    const bearer = { authorization: `Social ${tickets.issue(identity)}` };
    const { body } = await app.api<{ uid: string }>('POST', '/api/create-user-social', { provider: 'google' }, bearer);
    const used = hold(tickets, 'use');
    const entering = app.api<Refused>('GET', `/api/login?email=${identity.email}`, undefined, bearer);
    await eventually(() => expect(used.reached()).toBe(true));
    expect(await owner.api('POST', `/api/admin/users/${body.uid}/disable`, { reason: 'For the test' })).toMatchObject({
      status: 200,
    });
    used.release();
    expect((await entering).body.refusal?.name).toBe('userDisabled');
  });
});

test('a new password that was proven with the old one does not replace the one that was chosen meanwhile', async () => {
  const user = await somebody();
  const [late, first] = [await change(user), await reset(user)];
  const matches = hold(passwords, 'matches');
  const changing = late();
  await eventually(() => expect(matches.reached()).toBe(true));
  expect((await first()).status).toBe(200);
  matches.release();
  expect((await changing).body.refusal?.name).toBe('passwordReplaced');
});

describe('an account that is being deleted', () => {
  test('does not become a member by an invitation that it accepts at the same time', async () => {
    const [commissioner, leaver] = [await somebody(), await somebody()];
    const leagueId = await createLeague(commissioner);
    const { token } = await invite(commissioner, leagueId);
    const { accepting, leaving } = await whileLocked(
      'select 1 from league where id = $1 for update',
      leagueId,
      async () => {
        const one = leaver.api<Refused>('POST', '/api/accept-invitation', { invitation_token: token });
        await waitingFor('update "league" set "version"%');
        const other = (await remove(leaver))();
        await Promise.race([other, waitingFor('%app_user%')]);
        return { accepting: one, leaving: other };
      },
    );
    expect((await leaving).status).toBe(200);
    expect((await accepting).status).toBe(200);
    expect(await query`select 1 from membership where user_id = ${leaver.userId}`).toEqual([]);
  });

  test.each(['deleted', 'disabled'])('or is %s by then, neither accepts nor creates', async (how) => {
    const [commissioner, late] = [await somebody(), await somebody()];
    const { token } = await invite(commissioner, await createLeague(commissioner));
    await database.query(
      how === 'deleted'
        ? 'update app_user set deleted_at = now() where id = $1'
        : 'update app_user set disabled_at = now() where id = $1',
      [late.userId],
    );
    const refused = { status: 401, body: { refusal: { name: 'signedOut' } } };
    expect(await late.api('POST', '/api/accept-invitation', { invitation_token: token })).toMatchObject(refused);
    await expect(createLeague(late)).rejects.toThrow(/You are signed out/);
    expect(await query`select 1 from membership where user_id = ${late.userId}`).toEqual([]);
  });
});
