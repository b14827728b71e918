import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Database } from '../platform/database/database.js';
import { anotherProcess } from '../testing/another-process.js';
import { amount, randomFrom, seed } from '../testing/long-run.js';
import { eventually } from '../testing/patience.js';
import { playToSecondSeason } from '../testing/second-season.js';
import { startTestApp, type TestApp, type TestUser } from '../testing/test-app.js';
import { archiveForm, bring, take } from './testing/moves.js';
import { closeAll } from '../testing/answers/close-all.js';

let app: TestApp;
let database: Database;
let owner: Pick<TestUser, 'api' | 'token'>;
let archive: Buffer;
let blocker: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  database = app.app.get(Database);
  const league = await playToSecondSeason(app);
  owner = league.manager(0);
  archive = await take(app.url, owner.token, league.id);
  blocker = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await blocker.connect();
}, 120_000);
afterAll(() => closeAll(blocker, app));

async function rows(): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('process', 'rate_limit', 'outage', 'job_run') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}
const send = (url: string) =>
  fetch(`${url}/api/archives`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: archiveForm(archive),
  });
const over = () =>
  eventually(async () => {
    const others = await database.query(
      `select 1 from pg_stat_activity where state like 'idle in transaction%' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(others).toEqual([]);
  });

// Tables are written in the order of their references. These are the last, an early and a middle one.
test.each(amount(['event'], ['event', 'membership', 'trade']))(
  'a process that is killed while it writes the table %s of an archive leaves nothing of it',
  async (table) => {
    const { url, child } = await anotherProcess(app.config);
    const before = await rows();
    await blocker.query('begin');
    await blocker.query(`lock table ${table} in share row exclusive mode`);
    const lost = send(url).then(
      ({ status }) => status,
      () => 'lost',
    );
    await eventually(async () => {
      const waiting = await database.query(
        `select 1 from pg_locks where not granted and relation = '${table}'::regclass`,
      );
      expect(waiting).toHaveLength(1);
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await lost).toBe('lost');
    await blocker.query('rollback');
    await over();
    expect(await rows()).toEqual(before);
  },
  120_000,
);

test('killed at any moment, a league is there whole or not at all', async () => {
  const before = await rows();
  const done = await bring(owner, archive);
  const leagueId = done.body.league_id ?? '';
  const whole = new Map(Object.entries(await rows()).map(([name, n]) => [name, n - (before[name] ?? 0)]));
  expect(whole.get('league')).toBe(1);
  expect(leagueId).not.toBe('');
  const random = randomFrom(seed(1));
  for (const pause of amount([200], [20, 80, 200, 450, random() * 600])) {
    const { url, child } = await anotherProcess(app.config);
    const earlier = await rows();
    const answered = send(url).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, pause));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await answered;
    await over();
    const now = await rows();
    const came = (now.league ?? 0) - (earlier.league ?? 0);
    for (const [name, n] of whole)
      expect([pause, name, (now[name] ?? 0) - (earlier[name] ?? 0)]).toEqual([pause, name, came * n]);
  }
}, 240_000);
