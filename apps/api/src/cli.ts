import 'reflect-metadata';
import { Command } from 'commander';
import pg from 'pg';
import { sqlOf } from './players/import.run.js';
import { registerImportCommands } from './players/players.cli.js';
import { readConfig } from './platform/config/config.js';
import { migrate } from './platform/database/migrate.js';
import { readPresentSeason } from './platform/database/present-season.js';
import { loadSamplePlayers } from './seeds/load-sample.js';
import { registerSampleCommands } from './seeds/sample-games.cli.js';

/** For commands that need a database and nothing else of the configuration. */
function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  return url;
}

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const program = new Command('crease').description('The command line of Crease').showHelpAfterError();

program.command('migrate').description('bring the database to the newest schema').action(() => migrate(databaseUrl()));

program
  .command('is-empty')
  .description('exit code 0 when nobody has an account yet, 1 otherwise')
  .action(async () => {
    const some = await withDatabase(async (client) => (await client.query<{ some: boolean }>('select exists (select 1 from app_user) as some')).rows[0]?.some ?? false);
    process.exitCode = some ? 1 : 0;
  });

program
  .command('load-sample')
  .description('load the invented sample players, labelled as sample')
  .action(async () => {
    await migrate(databaseUrl());
    const count = await withDatabase(async (client) => loadSamplePlayers(sqlOf(client), await readPresentSeason(sqlOf(client), Date.now())));
    console.log(`${count} sample players are loaded.`);
  });

program
  .command('seed-demo')
  .description('load the demo league into an empty database')
  .action(async () => {
    const { seedDemo } = await import('./seeds/demo.js');
    console.log(await seedDemo(readConfig(process.env)));
  });

const imports = { databaseUrl: process.env.DATABASE_URL ?? '' };
registerSampleCommands(registerImportCommands(program, imports), imports);

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
