import { afterAll, expect, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DraftUpkeep } from '../../draft/draft.upkeep.js';
import { Database } from '../../platform/database/database.js';
import { failures } from '../../platform/failures.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { TradeAlarms } from '../../trades/clock/trade.alarms.js';
import { tablesIn } from '../archive.catalogue.queries.js';
import { breakColumn, copyLeague, rowsOfLeague, type Broken } from './broken-leagues.js';
import { day, eventfulLeague, id } from './eventful-league.js';
import { withoutTriggers } from './without-triggers.js';

/** The sweep of a test file. Files of a worker share this module, so each opens its own. */
export interface Sweep {
  readonly app: TestApp;
  readonly client: pg.Client;
  readonly shapes: Awaited<ReturnType<typeof tablesIn>>;
}

/** How the database joins tables: `hashed` reads whole tables first, as it may in a large site. */
type Joins = 'default' | 'hashed';

export async function openSweep(joins: Joins = 'default'): Promise<Sweep> {
  const database = await createTestDatabase();
  if (joins === 'hashed') await joinWholeTables(database.url);
  // No tasks in the background: the test runs each of them once.
  const app = await startTestApp({ databaseUrl: database.url, env: { ROLE: 'web' } });
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await app.close();
    await database.drop();
  });
  return { app, client, shapes: await tablesIn(app.app.get(Database).db) };
}

async function joinWholeTables(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const plan of ['enable_nestloop', 'enable_mergejoin', 'enable_indexscan', 'enable_bitmapscan'])
    await client.query(`alter database "${name}" set ${plan} = off`);
  await client.end();
}

/** Most sweeps when statements time out, because the machine is busy. */
const SWEEPS = 3;

async function otherPeople({ client }: Sweep, people: readonly string[]): Promise<Map<string, string>> {
  const others = new Map(people.map((one) => [one, id()]));
  for (const [one, other] of others)
    await client.query(
      `insert into app_user (id, username, email, first_name, last_name) select $2, username || 'x', 'x' || email, first_name, last_name
       from app_user where id = $1`,
      [one, other],
    );
  return others;
}

/** Number of statements that timed out. The next sweep repeats their work; in production it comes 20 s later. */
const unanswered = () =>
  Object.entries(failures.counts()).reduce((sum, [name, count]) => sum + (name.startsWith('rounds.') ? count : 0), 0);

/**
 * Retries a league's work that was paused after a slow statement, since this machine is the cause and not the data.
 */
async function retrySlow({ client }: Sweep, leagueId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update league_delay set next_try_at = clock_timestamp() where league_id = $1 and cause like 'A statement took longer%'`,
    [leagueId],
  );
  return (rowCount ?? 0) > 0;
}

/** The work that was not done in a league in which everything was due. */
async function missingIn({ client }: Sweep, leagueId: string): Promise<string[]> {
  const { rows } = await client.query<Record<string, boolean>>(
    `select
       exists (select from waiver where league_id = $1 and awarded_to is not null) as waiver,
       exists (select from poll where league_id = $1 and state = 'ended') as poll,
       exists (select from protection_round where league_id = $1 and locked_at is not null) as "sheet deadline",
       exists (select from team_day d join team t on t.league_id = d.league_id and t.id = d.team_id where t.league_id = $1 and d.day = $2 and d.points > 0) as points,
       exists (select from lineup_league where league_id = $1 and settled_to is not null) as "line-up lock",
       exists (select from notice where league_id = $1 and says ->> 'kind' = 'fa-pick-expiring') as notices,
       exists (select from setting_change where league_id = $1 and state = 'applied') as "scheduled setting",
       exists (select from status_override where league_id = $1 and ended_at is not null) as status,
       exists (select from trade where league_id = $1 and state = 'expired') as "trade offer",
       exists (select from trade_condition where league_id = $1 and coalesce(proposed_outcome, outcome) is not null) as condition,
       not exists (select from league_delay where league_id = $1) as "nothing delayed"`,
    [leagueId, day(-9)],
  );
  return Object.entries(rows[0] ?? {}).flatMap(([what, happened]) => (happened ? [] : [what]));
}

/** Does what is due, in every league. Returns what has not happened in one of them. */
async function sweep(of: Sweep, leagueId: string): Promise<string[]> {
  const { app, client } = of;
  for (let sweeps = 1; ; sweeps += 1) {
    const before = unanswered();
    await app.app.get(TimedTasks).sweep();
    await app.app.get(TradeAlarms).sweep();
    await app.app.get(TradeAlarms).look();
    await app.app.get(DraftUpkeep).look();
    const missing = await missingIn(of, leagueId);
    if (missing.length === 0) return [];
    const { rows } = await client.query(`select task, cause from league_delay where league_id = $1`, [leagueId]);
    process.stdout.write(
      `Sweep ${sweeps}: missing ${missing.join(', ')}. ${JSON.stringify({ delayed: rows, unanswered: failures.counts() })}\n`,
    );
    const slow = (await retrySlow(of, leagueId)) || unanswered() > before;
    // A round writes at most 500 notices of a kind, and more may be due in the copies before this league.
    const limited = sweeps === 1 && missing.every((work) => work === 'notices');
    if ((!slow && !limited) || sweeps === SWEEPS) return missing;
  }
}

/**
 * Breaks copies of a league, one per column, and runs all tasks once. Returns the work that the healthy league missed.
 */
async function play(of: Sweep, columns: readonly Broken[]): Promise<{ refused: Broken[]; missing: string[] }> {
  const { app, client, shapes } = of;
  await client.query('truncate league, points_due, player_game cascade');
  await client.query('begin');
  // Rows are inserted without triggers, which would change other tables.
  await withoutTriggers(client);
  const { leagueId, people } = await eventfulLeague(app, client);
  const league = await rowsOfLeague(client, leagueId);
  const others = await otherPeople(of, people);
  const copies = async (count: number) => {
    await withoutTriggers(client);
    const renamed = await copyLeague(client, league, shapes, others, count);
    await client.query('set local session_replication_role = origin');
    return (index: number) => renamed(index, leagueId);
  };
  const typeOf = ({ table, column }: Broken) => {
    const shape = shapes.get(table);
    return shape?.types[shape.columns.indexOf(column)] ?? 'text';
  };
  // Tested on one copy first, so that no copies are made for garbage that the database refuses.
  const taken: Broken[] = [];
  const refused: Broken[] = [];
  await client.query('savepoint trials');
  const trial = (await copies(1))(0);
  await client.query('savepoint trial');
  for (const broken of columns) {
    const list = (await breakColumn(client, trial, broken, typeOf(broken))) ? taken : refused;
    list.push(broken);
    await client.query('rollback to savepoint trial');
  }
  await client.query('rollback to savepoint trials');
  const copy = await copies(taken.length);
  for (const [index, broken] of taken.entries()) await breakColumn(client, copy(index), broken, typeOf(broken));
  await client.query(
    `insert into points_due (season, playoffs, day, corrected) values ('2025-26', false, $1, false)
     on conflict do nothing`,
    [day(-9)],
  );
  await client.query('commit');
  await client.query('analyze');
  return { refused, missing: await sweep(of, leagueId) };
}

/** The columns of a failed run whose garbage caused the failure, found by bisection. */
async function culprits(of: Sweep, columns: readonly Broken[]): Promise<string[]> {
  const { missing } = await play(of, columns);
  if (missing.length === 0) return [];
  if (columns.length === 1)
    return columns.map(({ table, column, garbage }) => `${table}.${column} = ${garbage}: ${missing.join(', ')}`);
  const half = Math.ceil(columns.length / 2);
  return [...(await culprits(of, columns.slice(0, half))), ...(await culprits(of, columns.slice(half)))];
}

/** Tables whose garbage surely delays a task of their league. */
const DELAYS: Readonly<Record<string, string>> = {
  league: 'points', // its time zone
  poll: 'polls', // its choices are the number 5
  trade: 'trades',
  trade_condition: 'conditions',
};

/**
 * Plays with garbage in these columns. Fails with the columns that stopped work of the healthy league, or when the
 * garbage delayed nothing.
 */
export async function playWithGarbage(of: Sweep, columns: readonly Broken[]): Promise<void> {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const { refused, missing } = await play(of, columns);
  logged.mockRestore();
  const named = (list: readonly Broken[]) => new Set(list.map(({ table, column }) => `${table}.${column}`)).size;
  process.stdout.write(`Garbage in ${named(columns)} columns; the database itself refuses it in ${named(refused)}.\n`);
  if (missing.length > 0) {
    const found = await culprits(of, columns).catch((error: unknown) => [`The search failed: ${String(error)}`]);
    expect({ missing, culprits: found }).toEqual({ missing: [], culprits: [] });
  }
  const { rows } = await of.client.query<{ task: string }>(`select distinct task from league_delay`);
  const tasks = columns.flatMap(({ table }) => DELAYS[table] ?? []);
  expect(rows.map(({ task }) => task)).toEqual(expect.arrayContaining([...new Set(tasks)]));
  if (columns.some(({ table, garbage }) => table === 'lineup_league' && garbage === '2000-01-01')) {
    // A round settles a limited number of days.
    const { rowCount } = await of.client.query(
      `select from lineup_league where from_day = '2000-01-01' and coalesce(settled_to, '2000-01-01') < '2010-01-01'`,
    );
    expect(rowCount).toBeGreaterThanOrEqual(1);
  }
}
