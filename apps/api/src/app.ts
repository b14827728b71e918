import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config/config.js';
import { checkAddresses } from './platform/database/connection/pooler.js';
import { Database, patiently } from './platform/database/database.js';
import { DbClock } from './platform/database/db-clock.js';
import { playerKinds } from './platform/database/player-kinds.js';
import { readPresentSeason, readSetSeason } from './platform/database/present-season.js';
import { readConfigOf } from './platform/database/system-config.js';
import type { Db } from './platform/database/table.js';
import { migrate } from './platform/database/schema/migrate.js';
import { noteFailure } from './platform/failures.js';
import { httpAdapter, setUpHttp } from './platform/http/http.setup.js';
import { drainRequests } from './platform/http/drain-requests.js';
import { openApi } from './platform/http/open-api.js';
import { Drain } from './platform/health/drain.js';
import { Health } from './platform/health/health.js';
import { logSlowRequests, measureRequests, serveOnOwnPort, serveToToken } from './platform/health/metrics.server.js';
import { serveWhileMigrating, type MigrationServer } from './platform/health/migrating.server.js';
import { ProcessReports } from './platform/health/process-reports.js';
import { carryRequests, logRequests } from './platform/log/log-context.js';
import { loggerOf } from './platform/log/logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { serveMcp } from './mcp/mcp.server.js';
import { schema } from './schema.js';
import { minimumSalaryWarning, seasonWarning, upgradeWords } from './start.words.js';
import { loadSampleIfEmpty } from './seeds/sample/load-sample.js';
import { SocketAdapter } from './platform/realtime/socket.adapter.js';

export interface RunningApp {
  readonly app: NestFastifyApplication;
  readonly url: string;
  close(): Promise<void>;
  /** Resolves when the process has ended at the operator's request. */
  readonly drained: Promise<void>;
}

const CLOSE_WITHIN_MS = 8_000;
/**
 * Length of the queue for incoming connections. A whole evening's clients may reconnect at once, and a rejected client
 * retries only seconds later.
 */
const CONNECTIONS_AT_ONCE = 4_096;

async function warnOfSeason(db: Db, now: number): Promise<void> {
  const logger = new Logger('Season');
  for (const warning of [seasonWarning(await readSetSeason(db), now), await minimumBehind(db, now)])
    if (warning !== null) logger.warn(warning);
}

/** Returns a warning when real players exist and the minimum salary is of an earlier season. */
async function minimumBehind(db: Db, now: number): Promise<string | null> {
  const amount = await readConfigOf(db, 'minimum_salary');
  if (amount === null || !(await playerKinds(db)).real) return null;
  return minimumSalaryWarning(
    amount,
    await readConfigOf(db, 'minimum_salary_season'),
    await readPresentSeason(db, now),
  );
}

/** Migrates, builds and starts listening. The application, tests and benchmarks share it. */
export async function startApp(config: Config): Promise<RunningApp> {
  const logger = loggerOf(config);
  let meanwhile: MigrationServer | null = null;
  try {
    await checkAddresses(config);
    await migrate(config.DATABASE_DIRECT_URL, schema, undefined, undefined, {
      begin: async () => {
        meanwhile ??= await serveWhileMigrating(config);
      },
      // An upgrade is logged also where routine is not.
      report: (progress) => logger.warn(upgradeWords(progress), 'Upgrade'),
    });
    return await startServing(config, meanwhile);
  } finally {
    (meanwhile as MigrationServer | null)?.close();
  }
}

async function startServing(config: Config, meanwhile: MigrationServer | null): Promise<RunningApp> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), httpAdapter(config), {
    logger: loggerOf(config),
    abortOnError: false,
    forceCloseConnections: true,
  });
  try {
    return await serve(app, config, meanwhile);
  } catch (error) {
    // Its connections and clocks would go on.
    await atMost(CLOSE_WITHIN_MS, app.close().catch(noteFailure('start.close')));
    throw error;
  }
}

async function serve(
  app: NestFastifyApplication,
  config: Config,
  meanwhile: MigrationServer | null,
): Promise<RunningApp> {
  const sockets = await new SocketAdapter(app, config).prepare();
  app.useWebSocketAdapter(sockets);
  const fastify = app.getHttpAdapter().getInstance();
  const metrics = app.get(Metrics);
  const leave = drainRequests(fastify);
  carryRequests(fastify);
  if (config.LOG_LEVEL === 'log' || config.LOG_LEVEL === 'debug') logRequests(fastify);
  measureRequests(fastify, metrics);
  logSlowRequests(fastify, config.SLOW_REQUEST_MS);
  serveToToken(fastify, metrics, config);
  await setUpHttp(app, config);
  serveMcp(app);
  openApi(app, config);
  // Without an import the embedded default still has players to draft.
  if (config.EMBEDDED) await loadSampleIfEmpty(app.get(Database), app.get(DbClock).now());
  await patiently(() => warnOfSeason(app.get(Database).db, app.get(DbClock).now()));
  meanwhile?.handTo(fastify.server, CONNECTIONS_AT_ONCE);
  await app.listen({ port: config.PORT, host: config.HOST, backlog: CONNECTIONS_AT_ONCE });
  app.get(ProcessReports).begin();
  const figures = await serveOnOwnPort(metrics, config);
  // Accept no new connections, move socket clients to another process, answer running requests, then close everything.
  const end = async (): Promise<void> => {
    app.get(Health).closing = true;
    const answered = leave();
    sockets.letGo();
    await answered;
    figures?.close();
    await app.close();
  };
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= atMost(CLOSE_WITHIN_MS, end()));
  const drained = new Promise<void>((resolve) => app.get(Drain).follow(() => close().then(resolve)));
  return {
    app,
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    close,
    drained,
  };
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  const logger = new Logger('Close');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      logger.warn('Not everything ended in time.');
      resolve();
    }, ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
