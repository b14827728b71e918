import { afterAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../platform/database/database.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { fileApp, startTestApp } from '../../testing/test-app.js';
import { NightlyImport } from './nightly.service.js';
import { startNhlServer } from '../testing/nhl-server.js';

const server = await startNhlServer();
const env = { ROLE: 'web', NHL_WEB_API_URL: server.url, NHL_STATS_API_URL: `${server.url}/stats/rest` };
// The tests set the dates of nights, so no sweep may run with today's.
const { app } = await fileApp({ env: { ...env, NHL_IMPORT_AT: '09:30' } });
const other = await app.another();
afterAll(() => server.close());

const NIGHT = ['nhl', 'nhl-games', 'nhl-schedule'].map((kind) => ({ kind, status: 'done' }));
const both = () => [app, other].map((one) => one.app.get(NightlyImport));
for (const one of both()) one.tools = { sleep: () => Promise.resolve(), random: () => 0.5 };
const runs = () =>
  app.app
    .get(Database)
    .query<{ kind: string; status: string }>(
      'select kind, status from import_run order by finished_at::date, status, kind',
    );
async function at(moment: string): Promise<{ kind: string; status: string }[]> {
  await Promise.all(both().map((nightly) => nightly.begin(new Date(moment))));
  await Promise.all(both().map((nightly) => nightly.ended()));
  return runs();
}

test('a sweep of the service begins the import when its time of day is past', async () => {
  const always = await startTestApp({ env: { ...env, NHL_IMPORT_AT: '00:00' } });
  const nightly = always.app.get(NightlyImport);
  nightly.tools = { sleep: () => Promise.resolve(), random: () => 0.5 };
  await always.app.get(TimedTasks).sweep();
  await nightly.ended();
  expect(
    await always.app.get(Database).query(`select kind from import_run where kind = 'nhl' and status = 'done'`),
  ).toHaveLength(1);
  await always.close();
});

describe('the nightly import', () => {
  test('waits for its time, and then one process does it, once', async () => {
    expect(await at('2031-01-20T09:29:59Z')).toEqual([]);
    const once = await at('2031-01-20T09:30:00Z');
    expect(once).toEqual(NIGHT);
    expect(await app.app.get(Database).query('select 1 from player where id = 8490001')).toHaveLength(1);
    expect(await at('2031-01-20T23:00:00Z')).toEqual(once);
    expect(await at('2031-01-21T09:31:00Z')).toHaveLength(6);
  });

  test('changes nothing when the NHL does not answer, says so, and tries again a quarter of an hour later', async () => {
    const before = await runs();
    server.trouble = () => ({ status: 403 });
    const refused = await at('2031-01-22T09:30:00Z');
    expect(refused.slice(before.length).every(({ kind, status }) => kind === 'nhl' && status === 'refused')).toBe(true);
    expect(refused.length).toBeGreaterThan(before.length);
    server.trouble = null;
    // The other process has not failed yet; each process waits only after its own failure.
    await at('2031-01-22T09:31:00Z');
    const again = await at('2031-01-22T09:46:00Z');
    expect(again.filter(({ status }) => status === 'done').slice(-3)).toEqual(NIGHT);
    expect(again.filter(({ status }) => status === 'done')).toHaveLength(before.length + 3);
  });

  test('that is cut off is done again by another process in the same night, even when the first could say nothing more', async () => {
    const before = await runs();
    const database = app.app.get(Database);
    const nightly = app.app.get(NightlyImport);
    const query = database.query.bind(database);
    database.query = (text, ...more) =>
      text.startsWith('delete from job_run') ? Promise.reject(new Error('the database is away')) : query(text, ...more);
    let cut = false;
    server.trouble = () => {
      if (!cut)
        void query('select pg_terminate_backend($1::int)', [
          Reflect.get(Reflect.get(Reflect.get(nightly, 'locked') as object, 'client') as object, 'processID'),
        ]);
      cut = true;
      return undefined;
    };
    await nightly.begin(new Date('2031-01-23T09:30:00Z'));
    await nightly.ended();
    Object.assign(database, { query });
    server.trouble = null;
    expect([cut, (await runs()).filter(({ status }) => status === 'done')]).toEqual([
      true,
      before.filter(({ status }) => status === 'done'),
    ]);
    const second = other.app.get(NightlyImport);
    await second.begin(new Date('2031-01-23T09:31:00Z'));
    await second.ended();
    expect((await runs()).filter(({ status }) => status === 'done')).toHaveLength(
      before.filter(({ status }) => status === 'done').length + 3,
    );
  }, 60_000);

  test('asks for the days of all nights that were missed', async () => {
    server.trouble = null;
    await at('2031-01-29T09:30:00Z');
    const days = new Set(
      server.asked.flatMap((path) =>
        [...decodeURIComponent(path).matchAll(/gameDate>="([\d-]+)".and.gameDate<="([\d-]+) ?\+?23/g)].map(
          ([, from, to]) => `${from} ${to}`,
        ),
      ),
    );
    expect([...days]).toEqual(['2031-01-23 2031-01-28']);
  }, 60_000);
});
