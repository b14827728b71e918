import pg from 'pg';
import { DbClock } from '../platform/database/db-clock.js';
import { failures } from '../platform/failures.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import type { TestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/**
 * A database whose clock the test sets. Every deadline uses `now()` and `clock_timestamp()`; a schema earlier in the
 * search path overrides both, shifted by an interval. Column defaults keep the functions of the table's creation, so
 * they are bound again.
 */
export interface TimeMachine {
  readonly url: string;
  /** Sets the clock and tells the running processes. Time can only move forward. */
  set(to: string | Date, ...apps: readonly TestApp[]): Promise<void>;
  travel(to: string | Date, ...apps: readonly TestApp[]): Promise<void>;
  /** Milliseconds since 1970 by the database's clock. */
  now(): Promise<number>;
  close(): Promise<void>;
}

/** Most sweeps for work that was put off. */
const SWEEPS = 3;

/** The number of leagues' works that rounds put off, because the database was busy or a row was locked. */
const putOff = () =>
  Object.entries(failures.counts()).reduce((sum, [name, count]) => sum + (name.startsWith('rounds.') ? count : 0), 0);

/** The next sweep does what a busy machine puts off; in production it comes 20 s later. */
async function sweepAll(tasks: TimedTasks): Promise<void> {
  for (let sweeps = 0, before = -1; sweeps < SWEEPS && before < putOff(); sweeps += 1) {
    before = putOff();
    await tasks.sweep();
  }
}

const CLOCK = `
  create schema clock;
  create table clock.ahead (one boolean primary key default true check (one), by interval not null);
  insert into clock.ahead (by) values (interval '0');
  create function clock.now() returns timestamptz language sql stable as $$ select pg_catalog.now() + by from clock.ahead $$;
  create function clock.clock_timestamp() returns timestamptz language sql volatile as $$ select pg_catalog.clock_timestamp() + by from clock.ahead $$;
  create function clock.statement_timestamp() returns timestamptz language sql stable as $$ select pg_catalog.statement_timestamp() + by from clock.ahead $$;
  do $$
  declare d record;
  begin
    for d in
      select a.attrelid::regclass as place, a.attname as name, pg_get_expr(f.adbin, f.adrelid) as value
      from pg_attrdef f join pg_attribute a on a.attrelid = f.adrelid and a.attnum = f.adnum
      where pg_get_expr(f.adbin, f.adrelid) in ('now()', 'clock_timestamp()')
    loop
      execute format('alter table %s alter column %I set default clock.%s', d.place, d.name, d.value);
    end loop;
  end $$;
`;

export async function timeMachine(at: string | Date): Promise<TimeMachine> {
  const database: TestDatabase = await createTestDatabase();
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(CLOCK);
  // Follow the calendar here instead of the season that other tests share.
  await admin.query(`delete from system_config where key = 'current_season'`);
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  await admin.query(`alter database ${rows[0]?.name} set search_path = clock, pg_catalog, public`);

  const now = async (): Promise<number> => {
    const answer = await admin.query<{ now: number }>(
      'select extract(epoch from clock.clock_timestamp())::float8 * 1000 as now',
    );
    return answer.rows[0]?.now ?? 0;
  };
  const write = async (to: string | Date): Promise<void> => {
    // Move the heartbeat too, under its lock, so that the jump does not count as an outage.
    await admin.query('begin');
    await admin.query('select 1 from heartbeat for update');
    await admin.query('update clock.ahead set by = $1::timestamptz - pg_catalog.clock_timestamp()', [new Date(to)]);
    await admin.query('update heartbeat set at = clock.clock_timestamp()');
    await admin.query('commit');
  };
  await write(at);

  const set: TimeMachine['set'] = async (to, ...apps) => {
    if (new Date(to).getTime() < (await now())) throw new Error(`${new Date(to).toISOString()} is past already`);
    await write(to);
    for (const { app } of apps) {
      // Otherwise it notices with its next beat.
      const clock = app.get(DbClock);
      const sent = clock.own();
      const at = await now();
      clock.observe(sent, clock.own(), at);
    }
  };

  return {
    url: database.url,
    now,
    set,
    async travel(to, ...apps) {
      await set(to, ...apps);
      for (const { app } of apps) await sweepAll(app.get(TimedTasks));
    },
    async close() {
      await admin.end();
      await database.drop();
    },
  };
}
