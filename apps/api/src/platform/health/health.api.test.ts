import { expect, jest, test } from '@jest/globals';
import { createLeague } from '../../testing/test-league.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { COUNTERS, GAUGES, HISTOGRAMS } from '../metrics/metrics.model.js';
import { Metrics } from '../metrics/metrics.js';
import { DbClock } from '../database/db-clock.js';
import { EventRelay } from '../realtime/event-relay.js';
import { Health } from './health.js';
import { serveOnOwnPort } from './metrics.server.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const TOKEN = 'a-token-for-the-operator';
const { app } = await fileApp({ env: { METRICS_TOKEN: TOKEN } });
const anna = await app.signUp('anna');
const leagueId = await createLeague(anna);

const figures = (token = TOKEN) => fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });

test('a process that has read no clock and no events for a while, or is closing, says so and lives', async () => {
  for (const address of ['/api/health', '/api/health/live', '/api/health/ready'])
    expect(await app.api('GET', address)).toMatchObject({ status: 200, body: { status: 'ok' } });
  const health = app.app.get(Health);
  const old = [
    jest.spyOn(app.app.get(DbClock), 'age', 'get').mockReturnValue(7),
    jest.spyOn(app.app.get(EventRelay), 'age', 'get').mockReturnValue(6),
    jest.spyOn(app.app.get(EventRelay), 'behind', 'get').mockReturnValue(true),
  ];
  health.closing = true;
  const answer = await app.api<Refused>('GET', '/api/health/ready');
  for (const one of old) one.mockRestore();
  health.closing = false;
  expectRefusal(answer, 503, 'notReady', {
    message:
      'This process is closing. The events of other processes were last read 6 seconds ago. The database’s clock was last read 7 seconds ago.',
    fix: 'Send requests to another process until this one is ready.',
  });
  expect((await app.api('GET', '/api/health/live')).status).toBe(200);
});

test('the operator gets every figure by its token, without names, addresses, ids or amounts', async () => {
  await anna.api('GET', `/api/${leagueId}/home`);
  const answer = await figures();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  const text = await answer.text();
  for (const { name } of [COUNTERS, HISTOGRAMS, GAUGES].flatMap((kind) => Object.values(kind)))
    expect(text).toContain(`# TYPE ${name} `);
  expect(text).toMatch(/^crease_request_seconds_count\{call="GET \/api\/:league_id\/home",status="200"\} 1$/m);
  expect(text).toMatch(/^crease_leagues 1$/m);
  expect(text).toMatch(/^crease_relay_age_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^crease_database_connections\{pool="prompt",state="open"\} [1-9]\d*$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  for (const secret of [leagueId, anna.userId, anna.name, anna.email, '127.0.0.1']) expect(text).not.toContain(secret);
});

test('nobody else gets them', async () => {
  for (const answer of [await figures('a-token-for-somebody'), await fetch(`${app.url}/metrics`)])
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { refusal: expect.objectContaining({ name: 'metricsToken' }) },
    ]);
});

test('without a token and a port nothing is measured, and there is no such address', async () => {
  const metrics = await Metrics.of({ METRICS_PORT: undefined, METRICS_TOKEN: undefined });
  metrics.count('mails', { outcome: 'sent' });
  expect([metrics.isOn, await metrics.text()]).toEqual([false, null]);
  expect(await serveOnOwnPort(metrics, { METRICS_PORT: undefined, HOST: '127.0.0.1' })).toBeNull();
  const plain = await app.another({ METRICS_TOKEN: '' });
  expect(await (await fetch(`${plain.url}/metrics`)).text()).not.toContain('crease_');
  await plain.close();
});

test('a port of their own serves the figures and nothing else; one that cannot be read is left out', async () => {
  const metrics = await Metrics.of({ METRICS_PORT: 0, METRICS_TOKEN: undefined });
  metrics.count('mails', { outcome: 'sent' });
  metrics.read('leagues', () => Promise.reject(new Error('the database is away')));
  const own = await serveOnOwnPort(metrics, { METRICS_PORT: 0, HOST: '127.0.0.1' });
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${own?.port}${path}`, { method });
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/^crease_mails_total\{outcome="sent"\} 1$/m);
  expect(text).not.toMatch(/^crease_leagues /m);
  expect([(await get('/')).status, (await get('/metrics', 'POST')).status]).toEqual([404, 404]);
  own?.close();
});
