// npm start: builds changed sources, starts the database, and serves the application on one port.
import './lib/require-node.mjs';
import { buildStale } from './lib/builds.mjs';
import { databaseEnv, holdDatabase } from './lib/database.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { ended } from './lib/processes.mjs';
import {
  askAboutDemo,
  demoWish,
  howItEnded,
  loadDemo,
  noteRunning,
  offerWorld,
  refuseBusyPort,
  refuseSecondStart,
  startApi,
} from './lib/product.mjs';
import { inRoot } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';
import { addressOf, ensureSecrets, readSettings } from './lib/settings.mjs';

const begun = performance.now();
const life = createLifetime();
await life.run(start);

async function start() {
  const wish = demoWish();
  const settings = readSettings();
  const address = addressOf(settings);
  if (wish && (settings.databaseUrl || settings.production)) {
    throw new Sentence(
      'The demo is only loaded into the embedded database: leave out --demo, or unset DATABASE_URL and NODE_ENV.',
    );
  }
  if (!settings.databaseUrl) refuseSecondStart(settings);
  await refuseBusyPort(settings);
  const wanted = await askAboutDemo({ wish, settings });

  const opening = holdDatabase(settings, life);
  if (settings.databaseUrl) await opening; // report a wrong address before building
  const [database] = await Promise.all([opening, buildStale(['api', 'description', 'web'], { say: console.log })]);
  if (life.isEnding) return;
  const env = {
    ...databaseEnv(database),
    ...ensureSecrets(settings),
    DATA_DIR: settings.dataDir,
    WEB_DIST: inRoot('apps/web/dist'),
  };
  let accounts = null;
  if (database.embedded) {
    noteRunning(settings, address);
    accounts = await loadDemo({ wish, wanted, settings, database, env });
  }
  if (life.isEnding) return;

  const api = await startApi({ ...settings, env, life });
  if (!api) return life.end(1);
  void ended(api).then(() => {
    if (life.isEnding) return;
    console.error(`The server ended unexpectedly (${howItEnded(api)}); "npm start" starts it again.`);
    void life.end(1);
  });

  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n  Crease is ready at ${address}  (${seconds} s)`);
  console.log(
    database.embedded ? `  Data in ${database.embedded.folder} · stop with Ctrl-C\n` : '  Stop with Ctrl-C\n',
  );
  if (accounts) console.log(`${accounts}\n`);
  const world = await offerWorld({ settings, env, address });
  if (world !== null) console.log(`${world}\n`);
}
