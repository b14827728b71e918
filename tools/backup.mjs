// npm run backup [-- folder]: writes the database, pictures and secret into a new folder. The application may be
// running.
import './lib/require-node.mjs';
import path from 'node:path';
import { buildStale } from './lib/builds.mjs';
import { namedFolder } from './lib/command-line.mjs';
import { databaseEnv, openDatabase } from './lib/database.mjs';
import { apiCommand, runsElsewhere } from './lib/product.mjs';
import { runProgram } from './lib/sentence.mjs';
import { momentName, readSettings, readState } from './lib/settings.mjs';

await runProgram(async () => {
  const named = namedFolder('npm run backup -- crease-backup-….');
  const settings = readSettings();
  const from = process.env.INIT_CWD ?? process.cwd();
  const folder = path.resolve(from, named ?? `crease-backup-${momentName()}`);
  await buildStale(['api'], { say: console.error });
  const database = await openDatabase(settings);
  try {
    // A secret in the environment wins, like when tokens are signed.
    const secret =
      process.env.SESSION_SECRET ||
      (database.embedded ? readState(settings.dataDir, 'secrets.json', {}).SESSION_SECRET : null);
    const env = { ...databaseEnv(database), ...(secret ? { SESSION_SECRET: secret } : {}), DATA_DIR: settings.dataDir };
    const { code } = await apiCommand(['backup', folder], { env });
    return code;
  } finally {
    // Keep the server if the application was started meanwhile.
    if (database.embedded?.owned && !runsElsewhere(settings)) await database.embedded.stop();
  }
});
