import { afterAll, expect, test } from '@jest/globals';
import type { ActivityAnswer } from '@crease/core/auth/auth.schema.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { ask, Sockets } from '../security/testing/sockets.js';
import { seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { eventually } from '../testing/patience.js';
import { startTestApp, type TestUser } from '../testing/test-app.js';
import { createLeague } from '../testing/test-league.js';
import { IdleService } from './idle.service.js';
import { SessionService } from './session.service.js';

const app = await startTestApp();
const sockets = new Sockets();
afterAll(async () => {
  sockets.close();
  await app.close();
});
const database = app.app.get(Database);
const idle = app.app.get(IdleService);
const now = () => app.app.get(DbClock).now();
/** 1200 s without input, 30 s of warning, and a moment for browsers that count themselves. */
const LIMIT_MS = 1_245_000;
const sessionOf = ({ token }: TestUser) => app.app.get(SessionService).verify(token)?.sessionId ?? '';
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

test('input begins the time anew', async () => {
  const bert = await app.signUp('bert');
  await database.query(`update session set active_at = now() - interval '20 minutes' where id = $1`, [sessionOf(bert)]);
  const answer = await bert.api<ActivityAnswer>('POST', '/api/auth/activity');
  expect(Math.abs(Date.parse(answer.body.idleEndsAt) - now() - 1_230_000)).toBeLessThan(5_000);
  await idle.ring(sessionOf(bert), now() + 60_000);
  expect(await alive(bert)).toBe(true);
  expect((await app.api('POST', '/api/auth/activity')).status).toBe(401);
});

test('whoever sits in the room of a draft that goes on is never idle', async () => {
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
