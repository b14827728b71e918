// npm run dev: Vite serves the web app and reloads it in place; the API is rebuilt and restarted after changes. Both
// share one address.
import './lib/require-node.mjs';
import fs from 'node:fs';
import { buildStale } from './lib/builds.mjs';
import { databaseEnv, holdDatabase } from './lib/database.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { freePort, untilHealthy } from './lib/network.mjs';
import { endChild, ended, startNode } from './lib/processes.mjs';
import {
  askAboutDemo,
  demoWish,
  howItEnded,
  loadDemo,
  noteRunning,
  refuseBusyPort,
  refuseSecondStart,
  startApi,
} from './lib/product.mjs';
import { inRoot } from './lib/root.mjs';
import { printError } from './lib/sentence.mjs';
import { addressOf, ensureSecrets, readSettings } from './lib/settings.mjs';

const pause = 80; // ms without a change before a rebuild: editors write several files at once
const life = createLifetime();
await life.run(develop);

async function develop() {
  const wish = demoWish();
  const settings = readSettings();
  const address = addressOf(settings);
  if (!settings.databaseUrl) refuseSecondStart(settings);
  await refuseBusyPort(settings);
  const wanted = await askAboutDemo({ wish, settings });

  const opening = holdDatabase(settings, life);
  if (settings.databaseUrl) await opening; // report a wrong address before building
  const [database] = await Promise.all([opening, buildStale(['api'], { say: console.log })]);
  if (life.isEnding) return;
  const port = await freePort();
  const env = {
    ...databaseEnv(database),
    ...ensureSecrets(settings),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  };
  let accounts = null;
  if (database.embedded) {
    noteRunning(settings, address);
    accounts = await loadDemo({ wish, wanted, settings, database, env });
  }
  if (life.isEnding) return;

  const restart = apiRestarter(() => startApi({ host: '127.0.0.1', port, env, life }));
  await restart();
  await startVite(settings, `http://127.0.0.1:${port}`);
  watchSources(['apps/api/src', 'libs/core/src'], () => rebuild(restart));
  console.log(`\n  Crease is ready for changes at ${address}\n  Stop with Ctrl-C\n`);
  if (accounts) console.log(`${accounts}\n`);
}

function apiRestarter(startOne) {
  let api = null;
  return async () => {
    if (api) {
      const old = api;
      api = null;
      await endChild(old);
    }
    const fresh = await startOne();
    api = fresh;
    void (
      fresh &&
      ended(fresh).then(() => {
        if (api === fresh && !life.isEnding)
          console.error(`The server ended (${howItEnded(fresh)}); the next change starts it again.`);
      })
    );
  };
}

async function startVite({ host, port }, apiUrl) {
  const vite = startNode(inRoot('node_modules/vite/bin/vite.js'), {
    args: [
      'apps/web',
      '--host',
      host,
      '--port',
      String(port),
      '--strictPort',
      '--logLevel',
      'warn',
      '--clearScreen',
      'false',
    ],
    env: { ...process.env, API_URL: apiUrl },
  });
  life.onEnd(() => endChild(vite));
  void ended(vite).then(() => life.end(1)); // Vite has printed the reason
  await untilHealthy(addressOf({ host, port }), { givenUp: () => life.isEnding });
}

async function rebuild(restart) {
  const begun = performance.now();
  try {
    if (!(await buildStale(['api'])).length || life.isEnding) return;
    await restart();
    console.log(`The server was rebuilt and restarted in ${Math.round(performance.now() - begun)} ms.`);
  } catch (error) {
    if (!life.isEnding) printError(error);
  }
}

/** Calls `changed` after a change, one call at a time. Changes during a call cause one more. */
function watchSources(folders, changed) {
  let timer = null;
  let working = Promise.resolve();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(changed);
    }, pause);
  };
  for (const folder of folders) {
    const watcher = fs.watch(inRoot(folder), { recursive: true }, later);
    life.onEnd(() => watcher.close());
  }
}
