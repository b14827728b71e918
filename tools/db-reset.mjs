// npm run db:reset: empties the database, after printing what will be deleted.
import './lib/require-node.mjs';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';
import pg from 'pg';
import { embeddedFolder, stopEmbeddedPostgres } from './embedded-postgres.mjs';
import { commandLine } from './lib/command-line.mjs';
import { checkDatabaseUrl, clusterDir } from './lib/database.mjs';
import { refuseSecondStart } from './lib/product.mjs';
import { runProgram, Sentence } from './lib/sentence.mjs';
import { readSettings } from './lib/settings.mjs';

await runProgram(async () => {
  const wrong = commandLine().find((argument) => argument !== '--yes');
  if (wrong !== undefined) throw new Sentence(`"${wrong}" is not expected here: npm run db:reset -- --yes.`);
  const settings = readSettings();
  const agreed = commandLine().includes('--yes');
  return settings.databaseUrl
    ? resetOutside(settings.directUrl ?? settings.databaseUrl, agreed)
    : resetEmbedded(settings, agreed);
});

async function resetEmbedded({ dataDir }, agreed) {
  refuseSecondStart({ dataDir });
  const folder = embeddedFolder(clusterDir(dataDir));
  if (!fs.existsSync(folder)) {
    console.log(`There is nothing to reset: ${folder} does not exist.`);
    return 0;
  }
  console.log(`This deletes the embedded database with every account, league and draft in it: ${folder}`);
  if (!agreed && !(await confirmed())) return 1;
  await stopEmbeddedPostgres(clusterDir(dataDir));
  fs.rmSync(folder, { recursive: true, force: true });
  for (const note of ['demo.json', 'running.json', 'secrets.json'])
    fs.rmSync(path.join(dataDir, note), { force: true });
  console.log('Done: the next "npm start" begins with an empty database.');
  return 0;
}

/** A server given by URL may hold other data, so an explicit option replaces the prompt. */
async function resetOutside(databaseUrl, agreed) {
  const { host, pathname } = new URL(databaseUrl);
  const what = `the schemas "public" and "bullmq" of the database "${pathname.slice(1)}" at ${host}, with every table in them`;
  if (!agreed) {
    throw new Sentence(
      `DATABASE_URL is set: this would delete ${what}, including tables that are not Crease's; if you mean it, run "npm run db:reset -- --yes".`,
    );
  }
  const address = await checkDatabaseUrl(databaseUrl);
  console.log(`Deleting ${what} …`);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(
      'begin; drop schema if exists bullmq cascade; drop schema if exists public cascade; create schema public; commit',
    );
  } finally {
    await client.end();
  }
  console.log('Done: the next start begins with an empty database.');
  return 0;
}

async function confirmed() {
  if (!process.stdin.isTTY) {
    console.error('Nothing was deleted: to reset without being asked, run "npm run db:reset -- --yes".');
    return false;
  }
  const lines = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  try {
    const yes = /^\s*(y|yes)\s*$/i.test(await lines.question('Delete it? [y/N] '));
    if (!yes) console.log('Nothing was deleted.');
    return yes;
  } finally {
    lines.close();
  }
}
