// npm start: builds what changed, starts the database, serves the product on one port, and ends it all cleanly.
import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { ensurePostgres } from './embedded-postgres.mjs';
import { buildStale } from './lib/builds.mjs';
import { clusterDir, databaseEnv, openDatabase } from './lib/database.mjs';
import { untilHealthy } from './lib/network.mjs';
import { endChild, ended, hasEnded, onStopRequest, startNode } from './lib/processes.mjs';
import { apiMain, noteRunning, offerDemo, refuseBusyPort, refuseSecondStart } from './lib/product.mjs';
import { inRoot } from './lib/root.mjs';
import { printError, Sentence } from './lib/sentence.mjs';
import { addressOf, ensureSecrets, readSettings } from './lib/settings.mjs';

const shutdownDeadline = 10_000;
const started = performance.now();
const running = { api: null, embedded: null };
let stopping = null;

onStopRequest((reason) => {
  if (reason === 'SIGINT') console.log('\nStopping …');
  void stop(0);
});

try {
  await main(wishes());
} catch (error) {
  if (!stopping) {
    printError(error);
    await stop(1);
  }
}

function wishes() {
  try {
    return parseArgs({ options: { demo: { type: 'boolean' } }, allowNegative: true }).values;
  } catch (error) {
    throw new Sentence(`${error.message.split('.')[0]}: "npm start" knows --demo and --no-demo ("npm start -- --no-demo").`);
  }
}

async function main({ demo }) {
  const settings = readSettings();
  const address = addressOf(settings);
  if (demo && (settings.databaseUrl || settings.production)) {
    throw new Sentence('The demo is only loaded into the embedded database: leave out --demo, or unset DATABASE_URL and NODE_ENV.');
  }
  if (!settings.databaseUrl) refuseSecondStart(settings);
  await refuseBusyPort(settings);

  // Both are awaited even when one fails: the server that was started must be known to be stopped.
  const [built, opened] = await Promise.allSettled([
    buildStale(['api', 'web'], { say: console.log }),
    openDatabase(settings).then((database) => {
      running.embedded = database.embedded;
      return database;
    }),
  ]);
  for (const { reason } of [built, opened]) if (reason) throw reason;
  if (stopping) return;

  const database = opened.value;
  const env = { ...databaseEnv(database), ...ensureSecrets(settings), DATA_DIR: settings.dataDir };
  let accounts = null;
  if (database.embedded) {
    noteRunning(settings, address);
    if (!settings.production) accounts = await offerDemo({ wish: demo, settings, env });
    keepRunning(settings);
  }

  await serve(settings, { ...env, HOST: settings.host, PORT: String(settings.port), WEB_DIST: inRoot('apps/web/dist') });
  if (stopping) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n  Crease is ready at ${address}  (${seconds} s)`);
  console.log(database.embedded ? `  Data in ${database.embedded.folder} · stop with Ctrl-C\n` : '  Stop with Ctrl-C\n');
  if (accounts) console.log(`${accounts}\n`);
}

/** Starts the API and resolves when it is healthy; an API that ends by itself afterwards ends the product. */
async function serve(settings, env) {
  const api = startNode(apiMain, { env: { ...process.env, ...env }, stderr: 'pipe' });
  running.api = api;
  let complained = false;
  api.stderr.on('data', (chunk) => {
    complained = true;
    process.stderr.write(chunk);
  });
  const healthy = await untilHealthy(addressOf(settings), { givenUp: () => hasEnded(api) || stopping });
  if (stopping) return;
  if (!healthy) {
    if (hasEnded(api) && complained) return stop(1); // it has said why
    throw new Sentence(hasEnded(api) ? `The server ended while starting (${api.signalCode ?? `exit code ${api.exitCode}`}).` : 'The server did not become ready within 60 s.');
  }
  void ended(api).then(() => {
    if (stopping) return;
    console.error(`The server ended unexpectedly (${api.signalCode ?? `exit code ${api.exitCode}`}); "npm start" starts it again.`);
    void stop(1);
  });
}

/** A database server that somebody killed is started again on its old port, where the API finds it. */
function keepRunning(settings) {
  const watch = setInterval(async () => {
    if (stopping || running.embedded.isRunning()) return;
    clearInterval(watch);
    try {
      const embedded = await ensurePostgres({ dir: clusterDir(settings.dataDir), database: 'crease' });
      if (stopping) return embedded.stop();
      running.embedded = embedded;
      console.error('The embedded PostgreSQL had ended and was started again.');
      keepRunning(settings);
    } catch (error) {
      printError(error);
      await stop(1);
    }
  }, 500);
  watch.unref();
}

/** The API first, so that it can finish what it is doing, then its database. */
function stop(code) {
  stopping ??= (async () => {
    setTimeout(() => process.exit(1), shutdownDeadline).unref();
    if (running.api) await endChild(running.api, shutdownDeadline - 3000);
    await running.embedded?.stop();
    process.exit(code);
  })();
  return stopping;
}
