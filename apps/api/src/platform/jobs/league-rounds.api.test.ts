import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import { createLeague } from '../../testing/test-league.js';
import { SITE_OWNER, fileApp } from '../../testing/test-app.js';
import { asUnavailable } from '../database/database.js';
import { Busy, notFound } from '../refusal.error.js';
import { ITEMS_AT_ONCE, LEAGUE_MS, LeagueRounds } from './league-rounds.js';

// No other tasks: only this file's rounds touch delayed work.
const { app, database, query } = await fileApp({ env: { ROLE: 'web' } });
const rounds = app.app.get(LeagueRounds);
const anna = await app.signUp('anna');
const owner = await app.signUp('owner', { email: SITE_OWNER });
const [bad, good, other] = [await createLeague(anna), await createLeague(anna), await createLeague(anna)];

const TASK = 'weeks';
const due = (...ids: string[]) => ids.map((league_id) => ({ league_id }));
const delays = () =>
  query<{ league_id: string; tries: number; cause: string; pause: number }>`select league_id, tries, cause,
      round(extract(epoch from next_try_at - clock_timestamp()))::int as pause
    from league_delay where task = ${TASK}`;
const failing =
  (worked: string[]) =>
  async ({ league_id }: { league_id: string }) => {
    if (league_id === bad) throw new Error('Invalid time zone: Mars/Phobos');
    worked.push(league_id);
  };

test('a league that fails is set aside with growing pauses and its cause, logged once, while the others go on', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const worked: string[] = [];
  await rounds.each(TASK, due(bad, good, other), failing(worked));
  expect(worked).toEqual([good, other]);
  expect(await delays()).toEqual([
    { league_id: bad, tries: 1, cause: 'Invalid time zone: Mars/Phobos', pause: expect.any(Number) },
  ]);
  await rounds.each(TASK, due(bad, good), failing(worked));
  expect((await delays())[0]?.tries).toBe(1);
  await rounds.retry(TASK, bad);
  await rounds.each(TASK, due(bad, good), failing(worked));
  const [delay] = await delays();
  expect(delay?.tries).toBe(2);
  expect(delay?.pause).toBeGreaterThan(100);
  expect(delay?.pause).toBeLessThanOrEqual(120);
  expect(worked).toEqual([good, other, good, good]);
  expect(logged.mock.calls.filter(([line]) => String(line).includes(bad))).toHaveLength(1);
  logged.mockRestore();
});

test('its missed work runs in order after a repair, after the work of the others', async () => {
  await rounds.retry(TASK, bad);
  const worked: string[] = [];
  const items = [1, 2, 3].map((number) => ({ league_id: bad, number }));
  await rounds.each(TASK, [...items, { league_id: good, number: 0 }], async ({ league_id, number }) => {
    worked.push(`${league_id} ${number}`);
  });
  expect(worked).toEqual([`${good} 0`, `${bad} 1`, `${bad} 2`, `${bad} 3`]);
  expect(await delays()).toEqual([]);
});

test('a league with more due items than a round takes leaves the others their turn, and goes on in the next round', async () => {
  const items = Array.from({ length: ITEMS_AT_ONCE + 1 }, (_, number) => ({ league_id: bad, number }));
  const worked: string[] = [];
  await rounds.each(TASK, [...items, { league_id: good, number: 0 }], async ({ league_id, number }) => {
    worked.push(`${league_id} ${number}`);
  });
  expect(worked).toEqual([...items.slice(0, ITEMS_AT_ONCE).map(({ number }) => `${bad} ${number}`), `${good} 0`]);
});

test('a league whose items take long leaves the others their turn, and goes on in the next round', async () => {
  const clock = jest.spyOn(performance, 'now');
  const begun = performance.now();
  const worked: string[] = [];
  const items = [1, 2, 3].map((number) => ({ league_id: bad, number }));
  await rounds.each(TASK, [...items, { league_id: good, number: 0 }], async ({ league_id, number }) => {
    worked.push(`${league_id} ${number}`);
    if (number === 2) clock.mockReturnValue(begun + 2 * LEAGUE_MS);
  });
  clock.mockRestore();
  expect(worked).toEqual([`${bad} 1`, `${bad} 2`, `${good} 0`]);
});

test('a league that has nothing due any more is no longer set aside', async () => {
  await rounds.setAside(TASK, bad, new Error('a fault'));
  await rounds.retry(TASK, bad);
  await rounds.each(TASK, [], async () => undefined);
  expect(await delays()).toEqual([]);
});

test.each([
  ['a thing that is not found', () => Promise.reject(notFound('draft'))],
  [
    'a row that another one refers to',
    () => database.query(`insert into team (id, league_id, number, name) values ('gone', 'gone', 1, 'Gone')`),
  ],
])('%s may have been deleted since the selection: it delays its league only when it stays missing', async (_, look) => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const worked: string[] = [];
  let gone = true;
  const round = (...ids: string[]) =>
    rounds.each(TASK, due(...ids), async ({ league_id }) => {
      if (league_id === bad && gone) await look();
      worked.push(league_id);
    });
  await round(bad, good);
  expect([worked, await delays()]).toEqual([[good], []]);
  // A success starts the count again, but a round without the league does not.
  gone = false;
  await round(bad);
  gone = true;
  await round(bad);
  expect(await delays()).toEqual([]);
  await round(good);
  await round(bad);
  expect(await delays()).toMatchObject([{ league_id: bad, tries: 1 }]);
  await database.query('delete from league_delay');
  jest.restoreAllMocks();
});

test('a statement of one league that takes too long is cancelled, and only that league is set aside', async () => {
  const worked: string[] = [];
  await rounds.each(TASK, due(bad, good), async ({ league_id }) => {
    await database.write(async ({ db }) => {
      if (league_id === bad) {
        await sql`set local statement_timeout = '50ms'`.execute(db);
        await sql`select pg_sleep(20)`.execute(db);
      }
      worked.push(league_id);
    });
  });
  expect(worked).toEqual([good]);
  expect((await delays()).map(({ cause }) => cause)).toEqual(['A statement took longer than 5 s.']);
});

test('leagues that somebody keeps locked end no round', async () => {
  const worked: string[] = [];
  const locked = [bad, other, await createLeague(anna)];
  await rounds.each(TASK, due(...locked, good), async ({ league_id }) => {
    if (league_id !== good) throw asUnavailable(Object.assign(new Error('locked'), { code: '55P03' }));
    worked.push(league_id);
  });
  expect(worked).toEqual([good]);
});

test('a database that is away blames no league', async () => {
  await rounds.each(TASK, due(good, other), async () => {
    throw new Busy();
  });
  expect((await delays()).map(({ league_id }) => league_id)).toEqual([bad]);
});

test('the site owner sees what is set aside and has it tried again; its commissioner sees that it is delayed', async () => {
  const mine = await anna.api<{ delays: { task: string; since: string }[] }>('GET', `/api/${bad}/delays`);
  expect(mine.body.delays).toEqual([{ task: TASK, since: expect.any(String) }]);
  expect((await anna.api('GET', '/api/admin/league-delays')).status).toBe(403);
  expect((await anna.api('POST', '/api/admin/league-delays/retry', { league_id: bad, task: TASK })).status).toBe(403);
  const seen = (user: typeof owner) => user.api<LeagueDelaysAnswer>('GET', '/api/admin/league-delays');
  expect((await seen(owner)).body.delays).toEqual([
    {
      league_id: bad,
      league_name: 'The Pond',
      task: TASK,
      since: expect.any(String),
      tries: 1,
      next_try_at: expect.any(String),
      cause: 'A statement took longer than 5 s.',
    },
  ]);
  expect((await delays())[0]?.pause).toBeGreaterThan(0);
  expect((await owner.api('POST', '/api/admin/league-delays/retry', { league_id: bad, task: TASK })).status).toBe(200);
  expect((await delays())[0]?.pause).toBeLessThanOrEqual(0);
});
