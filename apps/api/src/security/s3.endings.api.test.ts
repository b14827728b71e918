import { expect, test } from '@jest/globals';
import { MailLinks } from '../auth/mail/mail-links.service.js';
import { Database } from '../platform/database/database.js';
import { amount } from '../testing/long-run.js';
import { eventually, ownTime } from '../testing/patience.js';
import { cookieOf, SITE_OWNER, fileApp, type TestUser } from '../testing/test-app.js';
import { createLeague, join } from '../testing/test-league.js';
import { ask, closed, Sockets } from './testing/sockets.js';

/* S3: ending access takes effect within a second: HTTP and open sockets, in both processes. */

/** Milliseconds. Only the long form checks it, because other load on the machine delays every step. */
const WITHIN_MS = amount(Number.POSITIVE_INFINITY, 1_000);

const { app, closing } = await fileApp();
const other = await app.another();
const sockets = closing(new Sockets());
const owner = await app.signUp('owner', { email: SITE_OWNER });
const processes = [app, other];
const asUser = (user: TestUser) => ({ authorization: `Bearer ${user.token}` });
let people = 0;
const somebody = () => app.signUp(`person${(people += 1)}`);

interface Ending {
  readonly how: string;
  readonly end: (user: TestUser) => Promise<{ status: number }>;
  readonly keepsOwn?: true;
}

const endings: Ending[] = [
  { how: 'signing out', end: (user) => user.api('POST', '/api/auth/sign-out', undefined, { cookie: user.cookie }) },
  {
    how: 'signing out with the cookie alone',
    end: (user) => app.api('POST', '/api/auth/sign-out', undefined, { cookie: user.cookie }),
  },
  {
    how: 'a change of the password',
    end: async (user) => {
      const elsewhere = await app.signIn(user.email, user.password);
      return elsewhere.api('POST', '/api/auth/password', {
        current_password: user.password,
        password: 'quite-another-one',
      });
    },
  },
  {
    how: 'a reset of the password',
    end: async ({ userId, email }) => {
      const links = app.app.get(MailLinks);
      const nonce = await app.app
        .get(Database)
        .write(({ db }) => links.issue(db, { purpose: 'reset', userId, email, minutes: 30 }));
      return app.api('POST', '/api/auth/reset', { token: links.token(nonce), password: 'quite-another-one' });
    },
  },
  {
    how: 'ending all other sessions',
    end: async (user) => (await app.signIn(user.email, user.password)).api('DELETE', '/api/auth/sessions'),
  },
  {
    how: 'being disabled by the site owner',
    end: (user) => owner.api('POST', `/api/admin/users/${user.userId}/disable`, { reason: 'For the test' }),
  },
  {
    how: 'deleting the account',
    end: (user) =>
      user.api('POST', '/api/auth/delete-account', { current_password: user.password, confirm: 'delete my account' }),
  },
];

test.each(endings)('$how cuts HTTP and open sockets off within a second, in every process', async ({ end }) => {
  const user = await somebody();
  const open = await Promise.all(processes.map(({ url }) => sockets.open(url, user.token)));
  for (const at of processes)
    expect((await at.api('GET', '/api/auth/account', undefined, asUser(user))).status).toBe(200);
  const ends = open.map(closed);
  expect((await end(user)).status).toBe(200);
  const ended = ownTime();
  const statuses = () =>
    Promise.all(
      processes.map(async (at) => (await at.api('GET', '/api/auth/account', undefined, asUser(user))).status),
    );
  await eventually(async () => expect(await statuses()).toEqual([401, 401]));
  for (const moment of ends) expect((await moment) - ended).toBeLessThan(WITHIN_MS);
  expect((await app.api('POST', '/api/auth/refresh', undefined, { cookie: user.cookie })).status).toBe(401);
});

test('a change of the password leaves the session that made it, with a cookie that still works', async () => {
  const user = await somebody();
  const [socket] = await Promise.all(processes.map(({ url }) => sockets.open(url, user.token)));
  expect(
    await user.api('POST', '/api/auth/password', { current_password: user.password, password: 'quite-another-one' }),
  ).toMatchObject({ status: 200 });
  const refreshed = await app.api('POST', '/api/auth/refresh', undefined, { cookie: user.cookie });
  expect(refreshed.status).toBe(200);
  expect(cookieOf(refreshed.headers)).not.toBe('');
  expect(socket?.connected).toBe(true);
});

test('removal from a league closes its HTTP and its rooms within a second, in every process, and nothing else', async () => {
  const [commissioner, manager] = [await somebody(), await somebody()];
  const leagueId = await createLeague(commissioner, { num_teams: 2 });
  await join(commissioner, leagueId, manager);
  const open = await Promise.all(processes.map(({ url }) => sockets.open(url, manager.token)));
  for (const socket of open) expect(await ask(socket, 'league:join', { leagueId })).toMatchObject({ ok: true });
  for (const at of processes)
    expect((await at.api('GET', `/api/${leagueId}`, undefined, asUser(manager))).status).toBe(200);

  expect((await commissioner.api('DELETE', `/api/${leagueId}/members/${manager.userId}`)).status).toBe(200);
  const removed = ownTime();
  // Measure the last request that still succeeded, not how long the requests take.
  let stillOpen = removed;
  const shut = async (look: () => Promise<void>) => {
    const asked = ownTime();
    await look().catch((error: unknown) => {
      stillOpen = asked;
      throw error;
    });
  };
  await eventually(async () => {
    for (const at of processes)
      await shut(async () =>
        expect((await at.api('GET', `/api/${leagueId}`, undefined, asUser(manager))).status).toBe(404),
      );
    for (const socket of open)
      await shut(async () =>
        expect(await ask(socket, 'league:join', { leagueId })).toMatchObject({
          ok: false,
          refusal: { name: 'notFound' },
        }),
      );
  }, 5_000);
  expect(stillOpen - removed).toBeLessThan(WITHIN_MS);

  // Later events reach the commissioner but not the removed member.
  const heard: unknown[] = [];
  for (const socket of open)
    socket.on('event', (envelope) => envelope.stream === `league:${leagueId}` && heard.push(envelope));
  const witness = await sockets.open(other.url, commissioner.token);
  expect(await ask(witness, 'league:join', { leagueId })).toMatchObject({ ok: true });
  const seen = new Promise<void>((resolve) =>
    witness.on('event', ({ stream }) => stream === `league:${leagueId}` && resolve()),
  );
  await commissioner.api('PATCH', `/api/${leagueId}/settings`, { league_name: 'Without him' });
  await seen;
  expect(heard).toEqual([]);
  expect(open.map(({ connected }) => connected)).toEqual([true, true]);
});
