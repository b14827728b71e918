import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startApp } from '../app.js';
import { OwnerClaim } from '../auth/owner-claim.service.js';
import { readConfig, type Config } from '../platform/config/config.js';
import { Database, patiently } from '../platform/database/database.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { closeAll, type Closing } from './answers/close-all.js';
import { runSql } from './answers/run-sql.js';
import { seedLeague, type LeagueSeed } from './draft-fixture.js';
import { LeagueWatch } from './one-league/watch-leagues.js';
import { createTestDatabase } from './test-database.js';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface Refused {
  readonly refusal: {
    readonly name: string;
    readonly message: string;
    readonly field?: string;
    readonly figure?: number;
    readonly fix?: string;
  };
  readonly fields?: Readonly<Record<string, string>>;
}

export type Api = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>;

export interface TestUser {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly token: string;
  /** The refresh cookie, as browsers send it. */
  readonly cookie: string;
  readonly api: Api;
}

export interface TestApp {
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly config: Config;
  /** Requests without a session. */
  readonly api: Api;
  signUp(name: string, more?: { email?: string; password?: string }): Promise<TestUser>;
  signIn(email: string, password: string): Promise<TestUser>;
  /** Starts a second application over the same database, which behaves like a second process. */
  another(env?: Record<string, string>): Promise<TestApp>;
  /** Fails when a transaction wrote two leagues. A second call does nothing. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Default: a new, empty database. */
  databaseUrl?: string;
  redisUrl?: string;
  env?: Record<string, string>;
}

export const SITE_OWNER = 'owner@crease.test';

/**
 * Timed tasks and jobs run only when the test asks (`app.get(TimedTasks).sweep()`, or `ROLE: 'all'`). Draft clocks and
 * trade alarms run in every role.
 */
export async function startTestApp({ databaseUrl, redisUrl, env = {} }: TestAppOptions = {}): Promise<TestApp> {
  const own = databaseUrl === undefined ? await createTestDatabase() : null;
  const secret = env.SESSION_SECRET ?? randomBytes(32).toString('hex');
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_FORMAT: 'text',
    HOST: '127.0.0.1',
    PORT: '0',
    ...addresses(databaseUrl ?? own?.url ?? ''),
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    SITE_OWNER_EMAIL: SITE_OWNER,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    // Without timed tasks and jobs, so that only the test decides when they run.
    ROLE: 'web',
    ...env,
    SESSION_SECRET: secret,
  });
  let running;
  try {
    running = await startApp(config);
  } catch (error) {
    await own?.drop();
    throw error;
  }
  const { app, url, close } = running;
  const database = app.get(Database);
  const leagues = new LeagueWatch();
  for (const pool of [database.pool, database['promptPool']]) leagues.follow(pool);
  await openConnections(database);
  const api = caller(url);
  let closed: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await close();
    await own?.drop();
    leagues.check();
  };

  const signIn = async (email: string, password: string): Promise<TestUser> => {
    const answer = await insisting(() =>
      api<{ accessToken: string; user: { uid: string; first_name: string; last_name: string } }>(
        'POST',
        '/api/auth/sign-in',
        { email, password },
      ),
    );
    if (answer.status !== 200) throw new Error(`sign-in of ${email} failed: ${JSON.stringify(answer.body)}`);
    const { accessToken: token, user } = answer.body;
    return {
      userId: user.uid,
      email,
      password,
      name: `${user.first_name} ${user.last_name}`,
      token,
      cookie: cookieOf(answer.headers),
      api: caller(url, { authorization: `Bearer ${token}` }),
    };
  };

  return {
    url,
    app,
    config,
    api,
    signIn,
    async signUp(name, { email = `${name.toLowerCase()}@crease.test`, password = `${name}-on-the-ice` } = {}) {
      const first = name.charAt(0).toUpperCase() + name.slice(1);
      const answer = await insisting(() =>
        api('POST', '/api/create-user', {
          username: name.padEnd(3, '_'),
          first_name: first.padEnd(2, 'a'),
          last_name: 'Tester',
          email,
          password,
          self_registration: true,
        }),
      );
      if (answer.status !== 201) throw new Error(`sign-up of ${name} failed: ${JSON.stringify(answer.body)}`);
      const user = await signIn(email, password);
      if (email !== SITE_OWNER || config.SITE_OWNER_EMAIL !== SITE_OWNER || config.mail) return user;
      const code = await app.get(OwnerClaim).issue();
      const claimed = await user.api('POST', '/api/auth/site-owner', { code });
      if (claimed.status !== 200) throw new Error(`the claim of ${name} failed: ${JSON.stringify(claimed.body)}`);
      return signIn(email, password);
    },
    another: (more = {}) =>
      startTestApp({
        databaseUrl: config.DATABASE_DIRECT_URL,
        ...(redisUrl === undefined ? {} : { redisUrl }),
        env: { ...env, SESSION_SECRET: secret, ...more },
      }),
    close: () => (closed ??= end()),
  };
}

/**
 * Starts a test file's application. It closes after the file's tests, and before it, the last first, its `another`
 * applications and all passed to `closing`.
 */
export async function fileApp(options: TestAppOptions = {}) {
  // Other harnesses than jest load this file too.
  const { afterAll } = await import('@jest/globals');
  const running = await startTestApp(options);
  const open: Closing[] = [running];
  afterAll(() => closeAll(...open));
  const closing = <T extends Closing>(one: T): T => {
    open.unshift(one);
    return one;
  };
  const app: TestApp = { ...running, another: async (env) => closing(await running.another(env)) };
  const database = app.app.get(Database);
  const tasks = app.app.get(TimedTasks);
  return {
    app,
    database,
    db: database.pool,
    query: runSql(database),
    tasks,
    sweep: () => tasks.sweep(),
    closing,
    /** Writes a league directly into the database, with managers who are signed in at this application. */
    seed: (seed: Partial<LeagueSeed>) =>
      seedLeague(database.pool, { urls: [app.url], secret: app.config.SESSION_SECRET, ...seed }),
  };
}

/** With TEST_PGBOUNCER every application works through PgBouncer. */
function addresses(databaseUrl: string): { DATABASE_URL: string; DATABASE_DIRECT_URL: string } {
  const pooled = new URL(databaseUrl);
  if (process.env.TEST_PGBOUNCER_URL) pooled.port = new URL(process.env.TEST_PGBOUNCER_URL).port;
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: databaseUrl };
}

const OPENED = 8;

/** Opens connections before the tests: on a busy machine the service may give up connecting, after 1.5 s. */
async function openConnections(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: OPENED }, () => patiently(() => database.query('select pg_sleep(0.02)'))));
}

/** Repeats a call that answers "try again", as users would. */
async function insisting<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 5) return answer;
  }
}

function caller(url: string, standing: Record<string, string> = {}): Api {
  return async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...standing,
        ...headers,
      },
      redirect: 'manual',
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (json && text !== '' ? JSON.parse(text) : text) as T,
    };
  };
}

export function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}
