import { expect, test } from '@jest/globals';
import type { ActivityAnswer, SessionAnswer, SessionsAnswer } from '@crease/core/auth/auth.schema.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { ask, Sockets } from '../../security/testing/sockets.js';
import { seedPlayers, somePlayers } from '../../testing/draft-fixture.js';
import { eventually } from '../../testing/patience.js';
import { cookieOf, fileApp, type TestUser } from '../../testing/test-app.js';
import { createLeague } from '../../testing/test-league.js';
import { IdleService } from './idle.service.js';
import { SessionService } from './session.service.js';

const { app, database, closing } = await fileApp();
const sockets = closing(new Sockets());
const idle = app.app.get(IdleService);
// No regular sweeps, so that only the test ends sessions.
idle.onModuleDestroy();
const now = () => app.app.get(DbClock).now();
/** 1200 s without input, 30 s of warning, 15 s of slack for the browser's countdown. */
const LIMIT_MS = 1_245_000;
const sessionOf = ({ token }: TestUser) => app.app.get(SessionService).verify(token)?.sessionId ?? '';
/** Expects a time between two readings of the clock, give or take the error of its reading (ms). */
function expectBetween(at: number, from: number, to: number): void {
  expect(at).toBeGreaterThan(from - 1_000);
  expect(at).toBeLessThan(to + 1_000);
}
const alive = async (user: TestUser) => (await user.api('GET', '/api/auth/account')).status === 200;

test('a session without input ends when its time has come, not before, and says why', async () => {
  const anna = await app.signUp('anna');
  const sessionId = sessionOf(anna);
  const socket = await sockets.open(app.url, anna.token);
  const reason = new Promise<string>((resolve) => socket.once('session:ended', (ended) => resolve(ended.reason)));
  await idle.ring(sessionId, now() + LIMIT_MS - 5_000);
  expect(await alive(anna)).toBe(true);
  await idle.ring(sessionId, now() + LIMIT_MS + 1_000);
  expect(await reason).toBe('idle');
  expect(await alive(anna)).toBe(false);
  expect((await app.api('POST', '/api/auth/refresh', undefined, { cookie: anna.cookie })).status).toBe(401);
  await eventually(async () =>
    expect(
      await database.query(`select 1 from security_event where kind = 'sessionIdle' and user_id = $1`, [anna.userId]),
    ).toHaveLength(1),
  );
});

test('input restarts the time', async () => {
  const bert = await app.signUp('bert');
  await database.query(`update session set active_at = now() - interval '20 minutes' where id = $1`, [sessionOf(bert)]);
  const asked = now();
  const answer = await bert.api<ActivityAnswer>('POST', '/api/auth/activity');
  expectBetween(Date.parse(answer.body.idleEndsAt) - 1_230_000, asked, now());
  await idle.ring(sessionOf(bert), now() + 60_000);
  expect(await alive(bert)).toBe(true);
  expect((await app.api('POST', '/api/auth/activity')).status).toBe(401);
});

test('a user in the room of a running draft is never idle', async () => {
  const carl = await app.signUp('carl');
  await seedPlayers(database.pool, somePlayers(40));
  const leagueId = await createLeague(carl, { num_teams: 2 }, 'redraft');
  const { draft_id: draftId } = (
    await carl.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, { type: 'general', mock: true })
  ).body;
  const socket = await sockets.open(app.url, carl.token);
  expect(await ask(socket, 'draft:join', { draftId, since: 0 })).toMatchObject({ ok: true });
  await database.query(`update session set active_at = now() - interval '3 hours' where id = $1`, [sessionOf(carl)]);
  await idle.ring(sessionOf(carl), now());
  await idle.sweep(now());
  expect(await alive(carl)).toBe(true);
  await ask(socket, 'draft:leave', { draftId });
  await database.query(`update session set active_at = now() - interval '3 hours' where id = $1`, [sessionOf(carl)]);
  await idle.ring(sessionOf(carl), now());
  expect(await alive(carl)).toBe(false);
});

test('a session whose job was lost is found by the look at all of them', async () => {
  const [dora, emil] = [await app.signUp('dora'), await app.signUp('emil')];
  await database.query(`update session set active_at = now() - interval '1 hour' where id = $1`, [sessionOf(dora)]);
  expect(await idle.sweep(now())).toBeGreaterThanOrEqual(1);
  expect([await alive(dora), await alive(emil)]).toEqual([false, true]);
});

/** Signs the same user in again on a remembered device. */
async function keep({ email, password }: TestUser, on: unknown = true) {
  const answer = await app.api<SessionAnswer>('POST', '/api/auth/sign-in', { email, password, keep: on });
  const token = answer.body.accessToken;
  return {
    status: answer.status,
    kept: answer.body.kept,
    sessionId: app.app.get(SessionService).verify(token)?.sessionId ?? '',
    ask: <T>(method: string, path: string) => app.api<T>(method, path, undefined, { authorization: `Bearer ${token}` }),
    refresh: (cookie = cookieOf(answer.headers)) =>
      app.api<SessionAnswer>('POST', '/api/auth/refresh', undefined, { cookie }),
  };
}
const DAY_MS = 86_400_000;

test('a session kept on its device is never idle, and ends after 30 days without use', async () => {
  const finn = await app.signUp('finn');
  const kept = await keep(finn);
  expect(kept.kept).toBe(true);
  await idle.ring(kept.sessionId, now() + LIMIT_MS + 1_000);
  await idle.ring(kept.sessionId, now() + 29 * DAY_MS);
  expect((await kept.ask('GET', '/api/auth/account')).status).toBe(200);
  const asked = now();
  const { idleEndsAt } = (await kept.ask<ActivityAnswer>('POST', '/api/auth/activity')).body;
  expectBetween(Date.parse(idleEndsAt) - 30 * DAY_MS, asked, now());
  const refreshed = await kept.refresh();
  expect([refreshed.status, refreshed.body.kept]).toEqual([200, true]);
  const list = (await finn.api<SessionsAnswer>('GET', '/api/auth/sessions')).body.sessions;
  expect(list.map(({ current, kept }) => [current, kept])).toEqual([
    [true, false],
    [false, true],
  ]);
  // The user's other session still counts as idle.
  await idle.ring(sessionOf(finn), now() + LIMIT_MS + 1_000);
  expect(await alive(finn)).toBe(false);
  await idle.ring(kept.sessionId, now() + 30 * DAY_MS + 60_000);
  expect((await kept.ask('GET', '/api/auth/account')).status).toBe(401);
});

test('a kept session is ended in the list of devices and by a new password; without a yes none is kept', async () => {
  const gina = await app.signUp('gina');
  const [listed, other] = [await keep(gina), await keep(gina)];
  expect((await gina.api('DELETE', `/api/auth/sessions/${listed.sessionId}`)).status).toBe(200);
  expect((await listed.ask('GET', '/api/auth/account')).status).toBe(401);
  expect((await listed.refresh()).status).toBe(401);
  const change = { current_password: gina.password, password: 'another-on-the-ice' };
  expect((await gina.api('POST', '/api/auth/password', change)).status).toBe(200);
  expect((await other.ask('GET', '/api/auth/account')).status).toBe(401);
  expect((await other.refresh()).status).toBe(401);
  const again = { ...gina, password: change.password };
  expect((await keep(again, false)).kept).toBe(false);
  expect((await keep(again, 'yes')).status).toBe(422);
});
