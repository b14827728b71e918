import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../platform/database/database.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { NightlyImport } from './nightly.service.js';
import { startNhlServer, type NhlServer } from './testing/nhl-server.js';

let server: NhlServer;
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  server = await startNhlServer();
  app = await startTestApp({ env: { NHL_IMPORT_AT: '09:30', NHL_WEB_API_URL: server.url, NHL_STATS_API_URL: `${server.url}/stats/rest` } });
  other = await app.another();
  // Whatever the time is now: the tests name their own nights.
  await Promise.all([app, other].map((one) => one.app.get(NightlyImport).ended()));
  await app.app.get(Database).query('delete from once');
  await app.app.get(Database).query('delete from import_run');
});
afterAll(async () => {
  await other?.close();
  await app?.close();
  await server?.close();
});

const both = () => [app, other].map((one) => one.app.get(NightlyImport));
const runs = () => app.app.get(Database).query<{ kind: string; status: string }>('select kind, status from import_run order by finished_at::date, status, kind');
async function at(moment: string): Promise<{ kind: string; status: string }[]> {
  await Promise.all(both().map((nightly) => nightly.begin(new Date(moment))));
  await Promise.all(both().map((nightly) => nightly.ended()));
  return runs();
}

describe('the nightly import', () => {
  test('waits for its time, and then one process does it, once', async () => {
    expect(await at('2031-01-20T09:29:59Z')).toEqual([]);
    const once = await at('2031-01-20T09:30:00Z');
    expect(once).toEqual([{ kind: 'nhl', status: 'done' }, { kind: 'nhl-games', status: 'done' }]);
    expect(await app.app.get(Database).query('select 1 from player where id = 8490001')).toHaveLength(1);
    expect(await at('2031-01-20T23:00:00Z')).toEqual(once);
    expect(await at('2031-01-21T09:31:00Z')).toHaveLength(4);
  });

  test('changes nothing when the NHL does not answer, says so, and tries again a quarter of an hour later', async () => {
    const before = await runs();
    server.trouble = () => ({ status: 403 });
    const refused = await at('2031-01-22T09:30:00Z');
    expect(refused.slice(before.length).every(({ kind, status }) => kind === 'nhl' && status === 'refused')).toBe(true);
    expect(refused.length).toBeGreaterThan(before.length);
    server.trouble = null;
    // The other process has not failed yet; both wait after their own failure.
    await at('2031-01-22T09:31:00Z');
    const again = await at('2031-01-22T09:46:00Z');
    expect(again.filter(({ status }) => status === 'done').slice(-2)).toEqual([{ kind: 'nhl', status: 'done' }, { kind: 'nhl-games', status: 'done' }]);
    expect(again.filter(({ status }) => status === 'done')).toHaveLength(before.length + 2);
  });
});
