// npm run import -- players file.csv, npm run admin -- users find anna: a command of the API, after preparing its build
// and database.
import './lib/require-node.mjs';
import { buildStale } from './lib/builds.mjs';
import { commandLine } from './lib/command-line.mjs';
import { databaseEnv, openDatabase } from './lib/database.mjs';
import { apiCommand, runsElsewhere } from './lib/product.mjs';
import { runProgram } from './lib/sentence.mjs';
import { ensureSecrets, readSettings } from './lib/settings.mjs';

await runProgram(async () => {
  const settings = readSettings();
  await buildStale(['api'], { say: console.error });
  const database = await openDatabase(settings);
  try {
    const env = { ...databaseEnv(database), ...ensureSecrets(settings), DATA_DIR: settings.dataDir };
    const { code } = await apiCommand(commandLine(), { env, cwd: process.env.INIT_CWD ?? process.cwd() });
    return code;
  } finally {
    // Keep the server if the application was started meanwhile.
    if (database.embedded?.owned && !runsElsewhere(settings)) await database.embedded.stop();
  }
});
