import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../../apps/api/src/platform/database/schema/migrate.js';
import { schema } from '../../apps/api/src/schema.js';
import { createDatabase, dropDatabase } from '../../tools/embedded-postgres.mjs';
import { atMost, type Figure } from '../lib/figures.js';
import { precede } from '../lib/precedence.js';
import { NAMES, type Configuration, type World } from '../lib/world.js';
import { seedEarlierLeagues } from './earlier-leagues.js';
import { many } from './many-leagues.js';

/** The first migration that puts the league into the keys of its tables. */
const FIRST_OF_KEYS = 'Migration20270114000000_league_keys';
const LOOK_MS = 200;
const program = fileURLToPath(new URL('../../dist/apps/api/src/cli.js', import.meta.url));

function start(url: string): { readonly child: ChildProcess; readonly ended: Promise<number | null> } {
  const child = spawn(process.execPath, [program, 'migrate'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: 'inherit',
  });
  precede(child.pid ?? 0);
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Bytes of a database and, apart from them, of the write-ahead log. */
async function sizes(db: pg.Pool, name: string): Promise<{ database: number; log: number }> {
  const { rows } = await db.query<{ database: string; log: string }>(
    'select pg_database_size($1) as database, (select sum(size) from pg_ls_waldir()) as log',
    [name],
  );
  return { database: Number(rows[0]?.database), log: Number(rows[0]?.log) };
}

interface Upgrade {
  readonly seconds: number;
  /** Most bytes at a time. */
  readonly database: number;
  readonly both: number;
}

/** Upgrades a database while its size is watched; `killAfterMs` ends the process by SIGKILL. */
async function upgraded(db: pg.Pool, url: string, killAfterMs?: number): Promise<Upgrade> {
  const name = new URL(url).pathname.slice(1);
  const begun = performance.now();
  const { child, ended } = start(url);
  const most = { database: 0, both: 0 };
  let over = false;
  const watched = (async () => {
    while (!over) {
      const { database, log } = await sizes(db, name);
      most.database = Math.max(most.database, database);
      most.both = Math.max(most.both, database + log);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  const killing = killAfterMs === undefined ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const code = await ended;
  const seconds = (performance.now() - begun) / 1_000;
  over = true;
  await watched;
  if (killing !== null) clearTimeout(killing);
  else if (code !== 0) throw new Error(`the upgrade ended with ${code}`);
  return { seconds, ...most };
}

/**
 * UPGRADE: the release that puts the league into the keys of its tables, once without trouble and once continued after
 * its process was killed half-way. The floor writes the same tables and indexes again without a change (`vacuum full`).
 */
export async function upgrade(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const count = many(quick);
  const at = (name: string): string => Object.assign(new URL(world.serverUrl), { pathname: `/${name}` }).href;
  const names = ['upgrade_before', 'upgrade_floor', 'upgrade_once', 'upgrade_killed'] as const;
  const [before, floor, once, killed] = names;
  const server = new pg.Pool({ connectionString: world.serverUrl, max: 2 });
  try {
    await createDatabase(world.serverUrl, before);
    const order = schema.migrations.map(({ name }) => name);
    await migrate(at(before), schema, order.slice(0, order.indexOf(FIRST_OF_KEYS)));
    const seeding = new pg.Pool({ connectionString: at(before), max: 2 });
    await seedEarlierLeagues(seeding, count);
    await seeding.end();
    for (const name of [floor, once, killed]) await createDatabase(world.serverUrl, name, { template: before });
    const { database: size } = await sizes(server, before);
    const rewriting = new pg.Client({ connectionString: at(floor) });
    await rewriting.connect();
    await server.query('checkpoint');
    const begun = performance.now();
    await rewriting.query('vacuum full');
    const rewritten = (performance.now() - begun) / 1_000;
    await rewriting.end();
    await dropDatabase(world.serverUrl, floor);

    await server.query('checkpoint');
    const whole = await upgraded(server, at(once));
    await server.query('checkpoint');
    const cut = await upgraded(server, at(killed), whole.seconds * 500);
    const left = await migrationsOf(at(killed));
    if (left >= order.length) throw new Error('the upgrade ended before it was killed');
    await server.query('checkpoint');
    const again = await upgraded(server, at(killed));
    const gigabytes = (bytes: number) => `${(bytes / 1_073_741_824).toFixed(2)} GB`;
    const note = `${count} leagues in their second season, ${gigabytes(size)}; with write-ahead log at most ${gigabytes(whole.both)}; killed after ${cut.seconds.toFixed(0)} s, when ${left} of ${order.length} migrations were kept; the floor is vacuum full`;
    const stated = { goal: 'UPGRADE', configuration: NAMES[configuration], note };
    const space = (what: string, { database }: Upgrade) =>
      atMost(2, { ...stated, what, unit: '× of the size before', ours: database / size });
    const time = (what: string, { seconds }: Upgrade) =>
      atMost(300, { ...stated, what, unit: 's', ours: seconds, floor: rewritten });
    return [
      time('migrations from before the keys to the newest', whole),
      space('space of the database meanwhile', whole),
      time('the same again after kill -9', again),
      space('its space', again),
    ];
  } finally {
    for (const name of names) await dropDatabase(world.serverUrl, name);
    await server.end();
  }
}

async function migrationsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from migration');
  await client.end();
  return rows[0]?.count ?? 0;
}
