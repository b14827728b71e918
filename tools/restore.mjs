// npm run restore -- folder: restores a backup into a new database. For the embedded server it then replaces the
// present database. With --rehearse the new database is dropped again, and the application may be running.
import './lib/require-node.mjs';
import path from 'node:path';
import { buildStale } from './lib/builds.mjs';
import { commandLine, namedFolder } from './lib/command-line.mjs';
import { databaseEnv, openDatabase } from './lib/database.mjs';
import { createDatabase, databaseAt, dropDatabase, replaceDatabase, withClient } from './lib/postgres-databases.mjs';
import { apiCommand, refuseSecondStart, runsElsewhere } from './lib/product.mjs';
import { runProgram, Sentence } from './lib/sentence.mjs';
import { momentName, readSettings, readState, writeState } from './lib/settings.mjs';

const REHEARSE = '--rehearse';

await runProgram(async () => {
  const named = namedFolder('npm run restore -- crease-backup-….', [REHEARSE]);
  const rehearses = commandLine().includes(REHEARSE);
  const settings = readSettings();
  if (!named) throw new Sentence('Name the folder of the backup: npm run restore -- crease-backup-….');
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
  if (!settings.databaseUrl && !rehearses) refuseSecondStart(settings);
  await buildStale(['api'], { say: console.error });
  const database = await openDatabase(settings);
  if (rehearses) return rehearse(folder, database, settings);
  if (!database.embedded) return intoOutside(folder, database, settings);
  try {
    return await intoEmbedded(folder, database, settings);
  } finally {
    if (database.embedded.owned) await database.embedded.stop();
  }
});

/** Restores into a database that is dropped again, on the server of the service. */
async function rehearse(folder, database, settings) {
  try {
    const { code } = await apiCommand(['restore', folder, REHEARSE], { env: databaseEnv(database) });
    return code;
  } finally {
    // Keep the server if the application was started meanwhile.
    if (database.embedded?.owned && !runsElsewhere(settings)) await database.embedded.stop();
  }
}

/** The operator has created and named an empty database; they choose which one the service uses. */
async function intoOutside(folder, database, { dataDir }) {
  const { code } = await apiCommand(['restore', folder], { env: { ...databaseEnv(database), DATA_DIR: dataDir } });
  if (code === 0)
    console.log(
      `Start the service with this DATABASE_URL and with the SESSION_SECRET in ${path.join(folder, 'secrets.json')}.`,
    );
  return code;
}

/** Only a complete restore replaces the present database, in one step. The old one is kept. */
async function intoEmbedded(folder, { url }, { dataDir }) {
  const moment = momentName().replaceAll('-', '_').toLowerCase();
  const [made, kept] = [`crease_restored_${moment}`, `crease_before_${moment}`];
  const server = databaseAt(url, 'postgres');
  await createDatabase(server, made);
  const { code } = await apiCommand(['restore', folder], {
    env: { DATABASE_URL: databaseAt(url, made), DATA_DIR: dataDir },
  });
  if (code !== 0) {
    await dropDatabase(server, made);
    console.error('Nothing was changed.');
    return code;
  }
  const { rows } = await withClient(url, (client) =>
    client.query(
      `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as filled`,
    ),
  );
  await replaceDatabase(url, made, kept);
  const { SESSION_SECRET } = readState(folder, 'secrets.json', {});
  const old = readState(dataDir, 'secrets.json', null);
  if (SESSION_SECRET && old?.SESSION_SECRET !== SESSION_SECRET) {
    if (old) writeState(dataDir, `secrets.before-${moment}.json`, old);
    writeState(dataDir, 'secrets.json', { ...old, SESSION_SECRET });
  }
  if (rows[0].filled) console.log(`What was there before is kept beside it as the database ${kept}.`);
  else await dropDatabase(server, kept);
  console.log('"npm start" starts with what was restored.');
  return 0;
}
