import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Compilable } from 'kysely';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { countVersions, storeEvent, storeEvents } from './append-event.js';
import { isVersion, type NewEvent, type StoredEvent } from './event.model.js';
import { Busy } from '../refusal.error.js';
import { CITUS, MACHINES } from './distribution/distribute-tables.js';
import { OneLeaguePlugin } from './distribution/one-league.plugin.js';
import { SlowLog } from '../slow-log.js';
import { compiledOnce, type CompiledOnce } from './compiled-once.js';
import { UnavailableDialect } from './connection/dialect.js';
import { answered, claim, type Idempotency } from './idempotency.js';
import { nameOf, runOn, type Statement } from './statement.js';
import type { Db, Tables } from './table.js';
import { asUnavailable, codeOf, StatementTimeout } from './connection/trouble.js';
import { resilientPool } from './connection/pool.js';
import { ormConfig, type Schema } from './schema/orm.config.js';
import { type WriteLimits, TookTooLong, limitStatements } from './write-limits.js';

export { keyReused, type Idempotency } from './idempotency.js';
export { asUnavailable, codeOf, LockTimeout, StatementTimeout, violatedConstraint } from './connection/trouble.js';
export type { Db, Tables } from './table.js';

export interface Transaction {
  readonly db: Db;
  run<R extends object, P extends readonly unknown[]>(statement: Statement<R, P>, ...params: P): Promise<R[]>;
  /**
   * Appends an event in the same transaction as its change. It reaches its rooms after the commit. New versions of
   * leagues are counted at the end of the transaction.
   */
  record(event: NewEvent): Promise<void>;
  /** Appends many events in one round trip. */
  recordAll(events: readonly NewEvent[]): Promise<void>;
}

const RETRIES = 3;
/** serialization_failure, deadlock_detected */
export const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * Limits of connections for queries and transactions, in milliseconds. The server cancels a statement before the client
 * gives up, so that no abandoned statement keeps running.
 */
const USUAL = { connectMs: 1_500, lockMs: 10_000, serverMs: 14_000, clientMs: 15_000 } as const;

/** Limits for statements that users wait for while a clock runs. */
const PROMPT = { connectMs: 1_000, lockMs: 1_200, serverMs: 1_400, clientMs: 1_500 } as const;

@Injectable()
export class Database implements OnModuleDestroy {
  readonly pool: pg.Pool;
  /** Separate pool, so that slow statements cannot fill it. */
  private readonly promptPool: pg.Pool;
  /** Leagues are distributed over several machines. */
  onCluster = false;
  /** Numbers of the machines that give ids of events: the coordinator is 0. */
  machines: readonly number[] = [0];
  private orm: MikroORM | null = null;
  private typed: Db | null = null;
  private afterCommit: (events: StoredEvent[]) => void = () => undefined;
  private readonly compiled = new Map<string, CompiledOnce>();
  private readonly slow: SlowLog;
  private readonly limits = new AsyncLocalStorage<WriteLimits>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly schema: Schema,
  ) {
    this.slow = new SlowLog('statement', config.SLOW_STATEMENT_MS);
    this.pool = resilientPool(
      {
        connectionString: config.DATABASE_URL,
        max: config.DATABASE_POOL,
        connectionTimeoutMillis: USUAL.connectMs,
        query_timeout: USUAL.clientMs,
        idleTimeoutMillis: 60_000,
        keepAlive: true,
      },
      { statement_timeout: USUAL.serverMs, lock_timeout: USUAL.lockMs },
      config.pooled,
    );
    this.promptPool = resilientPool(
      {
        connectionString: config.DATABASE_URL,
        max: config.DATABASE_POOL_URGENT,
        connectionTimeoutMillis: PROMPT.connectMs,
        idleTimeoutMillis: 60_000,
        keepAlive: true,
      },
      {
        statement_timeout: PROMPT.serverMs,
        lock_timeout: PROMPT.lockMs,
        // The server keeps the plans: one made for a nearly empty table must not scan it when it has grown.
        enable_seqscan: 'off',
      },
      config.pooled,
    );
  }

  async connect(): Promise<void> {
    this.orm = await MikroORM.init({
      ...ormConfig(this.config.DATABASE_URL, this.schema),
      driverOptions: new UnavailableDialect({ pool: this.pool }, this.slow),
    });
    this.onCluster = (await patiently(() => this.query(CITUS))).length === 1;
    if (this.onCluster) this.machines = (await this.query<{ id: number }>(MACHINES)).map(({ id }) => id);
    const typed = this.orm.em.getKysely<Tables>();
    this.typed = this.onCluster ? typed.withPlugin(new OneLeaguePlugin()) : typed;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
    await this.orm?.close(true);
    await this.promptPool.end();
  }

  /** Connections of this process by pool; `waiting` are requests for one. */
  connections(): readonly {
    readonly pool: string;
    readonly open: number;
    readonly idle: number;
    readonly waiting: number;
  }[] {
    return Object.entries({ usual: this.pool, prompt: this.promptPool }).map(
      ([pool, { totalCount: open, idleCount: idle, waitingCount: waiting }]) => ({ pool, open, idle, waiting }),
    );
  }

  onCommit(listener: (events: StoredEvent[]) => void): void {
    this.afterCommit = listener;
  }

  /** Passes committed events to the relay, for writers with their own SQL (the draft). */
  committed(events: StoredEvent[]): void {
    this.afterCommit(events);
  }

  get db(): Db {
    if (!this.typed) throw new Error('the database is not connected yet');
    return this.typed;
  }

  /**
   * Runs a frequent query that stays prepared under `name`. Each name must belong to one query text: a query with
   * optional conditions needs one name per form, or none.
   */
  async prepared<O>(name: string, query: Compilable<O>): Promise<O[]> {
    const { sql, parameters } = query.compile();
    return this.query<O & object>(sql, parameters, name);
  }

  /**
   * Like `prepared`, but compiles the query only once per name, which takes as long as a short statement. Values that
   * differ between calls go into `values`; `build` gets placeholders that it must not inspect.
   */
  async preparedOnce<V extends object, O>(name: string, values: V, build: (values: V) => Compilable<O>): Promise<O[]> {
    const known = this.compiled.get(name) ?? compiledOnce(values, build);
    this.compiled.set(name, known);
    return this.query<O & object>(known.sql, known.parametersOf(values), name);
  }

  /** Like `prepared`, for urgent queries (`prompt`). */
  async preparedPromptly<O>(name: string, query: Compilable<O>): Promise<O[]> {
    const { sql, parameters } = query.compile();
    return this.prompt<O & object>(sql, parameters, name);
  }

  run<R extends object, P extends readonly unknown[]>(statement: Statement<R, P>, ...params: P): Promise<R[]> {
    return this.query<R>(statement.text, params, statement.name);
  }

  /** Like `run`, for urgent queries (`prompt`). */
  runPromptly<R extends object, P extends readonly unknown[]>(statement: Statement<R, P>, ...params: P): Promise<R[]> {
    return this.prompt<R>(statement.text, params, statement.name);
  }

  /**
   * Runs SQL text, for tests and measurements; application code uses `db`, `prepared` or `run`. A `name` makes it a
   * prepared statement.
   */
  async query<R extends object>(text: string, params: readonly unknown[] = [], name?: string): Promise<R[]> {
    try {
      const result = await this.slow.watch(
        () => name ?? nameOf(text),
        () => this.pool.query<R & pg.QueryResultRow>({ text, values: [...params], ...(name ? { name } : {}) }),
      );
      return result.rows;
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /**
   * Like `query`, for urgent statements. It uses connections reserved for them and gives up with "try again" within 2.5
   * s. A statement that was given up may still have taken effect.
   */
  async prompt<R extends object>(text: string, params: readonly unknown[] = [], name?: string): Promise<R[]> {
    let client: pg.PoolClient | null = null;
    try {
      const taken = (client = await this.promptPool.connect());
      const result = await this.slow.watch(
        () => name ?? nameOf(text),
        () =>
          within(
            PROMPT.clientMs,
            taken.query<R & pg.QueryResultRow>({ text, values: [...params], ...(name ? { name } : {}) }),
          ),
      );
      client.release();
      return result.rows;
    } catch (error) {
      // Close a connection that still awaits an answer. After an ordinary error it can be reused.
      client?.release(error instanceof pg.DatabaseError ? undefined : true);
      throw asUnavailable(error);
    }
  }

  /**
   * Reads in one transaction, so that all statements see the same state. The transaction cannot change or lock rows.
   */
  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const limits = this.limits.getStore();
    const transaction = this.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    try {
      return await transaction.execute(async (db) => {
        if (limits) await limitStatements(db, limits);
        return work(db);
      });
    } catch (error) {
      throw troubleWithin(limits, error);
    }
  }

  /** Applies these limits to every `write` and `read` within `work`. Exceeding a statement's throws `TookTooLong`. */
  limited<T>(limits: WriteLimits, work: () => Promise<T>): Promise<T> {
    return this.limits.run(limits, work);
  }

  /**
   * Runs a change in one transaction. `record` exists only inside it, so a change and its event are always written
   * together. With `idempotency`, a repeated request gets the first answer and has no second effect. A refusal thrown
   * inside rolls everything back.
   */
  async write<T>(work: (transaction: Transaction) => Promise<T>, idempotency?: Idempotency | null): Promise<T> {
    const limits = this.limits.getStore();
    for (let attempt = 1; ; attempt += 1) {
      const stored: StoredEvent[] = [];
      const versions: NewEvent[] = [];
      try {
        const result = await this.db.transaction().execute(async (db) => {
          if (limits) await limitStatements(db, limits);
          if (idempotency) {
            const earlier = await claim(db, idempotency);
            if (earlier) return earlier.response as T;
          }
          const value = await work({
            db,
            run: (statement, ...params) => runOn(db, statement, ...params),
            record: async (event) =>
              void (isVersion(event) ? versions.push(event) : stored.push(await storeEvent(db, event))),
            recordAll: async (events) => {
              stored.push(
                ...(await storeEvents(
                  db,
                  events.filter((event) => !isVersion(event)),
                )),
              );
              versions.push(...events.filter(isVersion));
            },
          });
          if (idempotency) await answered(db, idempotency, value);
          // Last, after all other locks: transactions of one league do not deadlock and wait only for the commit.
          stored.push(...(await countVersions(db, versions)));
          return value;
        });
        if (stored.length > 0) this.afterCommit(stored);
        return result;
      } catch (error) {
        const code = codeOf(error);
        if (code && RETRYABLE.has(code) && attempt < RETRIES) continue;
        throw troubleWithin(limits, error);
      }
    }
  }
}

/** The error for a caller with these limits: an exceeded limit is not the database's trouble. */
function troubleWithin(limits: WriteLimits | undefined, error: unknown): unknown {
  const trouble = asUnavailable(error);
  return limits && trouble instanceof StatementTimeout ? new TookTooLong(limits) : trouble;
}

/**
 * Resolves like `work`, or rejects with Busy after `ms` milliseconds; `work` continues. An answer that has arrived by
 * then counts, even if the busy process has not read it yet.
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(new Busy()))), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Retries while the database is busy. Gives up after `ms` milliseconds. */
export async function patiently<T>(work: () => Promise<T>, ms = 20_000): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Busy) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Our ids and room names need no quotes. */
const PLAIN = /^[\w:-]{5,}$/;

export function pgArray(values: readonly (string | number)[]): string {
  if (values.every((value) => typeof value === 'number' || PLAIN.test(value))) return `{${values.join(',')}}`;
  return `{${values.map((value) => (typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}

/** Distinguishes installations that share other infrastructure, such as a Redis. */
export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
