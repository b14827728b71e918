import 'reflect-metadata';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { Command } from 'commander';
import type pg from 'pg';
import { registerAdminCommands } from './admin/admin.cli.js';
import { registerImportCommands } from './imports/imports.cli.js';
import { readConfig } from './platform/config/config.js';
import { databaseAddress } from './platform/config/database-address.js';
import { dbOn, leagueDbOn } from './platform/database/connection/client.js';
import { openSession } from './platform/database/connection/session.js';
import { migrate } from './platform/database/schema/migrate.js';
import { playerKinds } from './platform/database/player-kinds.js';
import { BUILT_DESCRIPTION } from './platform/http/open-api.js';
import { readPresentSeason } from './platform/database/present-season.js';
import { schema } from './schema.js';
import { upgradeWords, whyCommandFailed } from './start.words.js';
import { loadSamplePlayers } from './seeds/sample/load-sample.js';
import { registerSampleCommands } from './seeds/sample/sample-games.cli.js';

/** Address for commands without other configuration. A command is its own session. */
function databaseUrl(): string {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  return databaseAddress(url, process.env.DATABASE_CA);
}

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openSession(databaseUrl());
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const program = new Command('crease').description('The command line of Crease').showHelpAfterError();

program
  .command('migrate')
  .description('bring the database to the newest schema')
  .action(() =>
    migrate(databaseUrl(), schema, undefined, undefined, { report: (progress) => console.log(upgradeWords(progress)) }),
  );

program
  .command('describe')
  .description("write the API's description beside the built server; part of the build")
  .action(async () => {
    const { writeDescription } = await import('./describe.js');
    await writeDescription(BUILT_DESCRIPTION);
  });

program
  .command('is-empty')
  .description('exit code 0 when nobody has an account yet, 1 otherwise')
  .action(async () => {
    const some = await withDatabase(
      async (client) =>
        (await dbOn(client).selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined,
    );
    process.exitCode = some ? 1 : 0;
  });

program
  .command('has-real-players')
  .description('exit code 0 when there are real players, 1 when there are only invented ones, or none')
  .action(async () => {
    const { real } = await withDatabase((client) => playerKinds(dbOn(client)));
    process.exitCode = real ? 0 : 1;
  });

program
  .command('load-sample')
  .description('load the invented sample players, labelled as sample')
  .action(async () => {
    await migrate(databaseUrl(), schema);
    const count = await withDatabase(async (client) =>
      loadSamplePlayers(await leagueDbOn(client), await readPresentSeason(dbOn(client), Date.now())),
    );
    console.log(`${count} sample players are loaded.`);
  });

program
  .command('seed-demo')
  .description('load the demo league into an empty database')
  .action(async () => {
    const { seedDemo } = await import('./seeds/demo.js');
    console.log(await seedDemo(readConfig(process.env)));
  });

/** Folder of this installation's pictures; null when S3 stores them. */
const uploads = (): string | null =>
  process.env.S3_BUCKET ? null : path.join(process.env.DATA_DIR ?? '.data', 'uploads');

program
  .command('backup')
  .argument('<folder>', 'a folder that does not exist yet')
  .description('write the database, the pictures and the secret into a new folder, while the service runs')
  .action(async (folder: string) => {
    const { backUp } = await import('./platform/backup/backup.js');
    const manifest = await backUp({
      databaseUrl: databaseUrl(),
      folder,
      uploads: uploads(),
      sessionSecret: process.env.SESSION_SECRET ?? null,
    });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${folder}: ${Object.keys(manifest.tables).length} tables with ${rows} rows, ${manifest.pictures === null ? 'no pictures (they are in the bucket)' : `${Object.keys(manifest.pictures).length} pictures`}${process.env.SESSION_SECRET ? ', the secret' : ''}. Read again and found whole.`,
    );
  });

program
  .command('restore')
  .argument('<folder>', 'what "backup" made')
  .description(
    'fill a new, empty database (DATABASE_URL) with a backup, compare them, and bring it forward to this version',
  )
  .option('--rehearse', 'restore into a database that is dropped again, while the service runs')
  .action(async (folder: string, { rehearse: rehearses = false }: { rehearse?: boolean }) => {
    const { restore } = await import('./platform/backup/restore.js');
    const { rehearse } = await import('./platform/backup/rehearse.js');
    const { madeAt, tables } = rehearses
      ? await rehearse({ folder, databaseUrl: databaseUrl(), schema })
      : await restore({ folder, databaseUrl: databaseUrl(), schema, uploads: uploads() });
    for (const [name, { rows }] of Object.entries(tables)) if (rows > 0) console.log(`  ${name.padEnd(24)} ${rows}`);
    console.log(
      rehearses
        ? `The backup of ${madeAt} was restored, compared table by table, and dropped again.`
        : `Restored what was backed up at ${madeAt}, and compared it table by table.`,
    );
  });

registerAdminCommands(program, {
  async open() {
    const { AppModule } = await import('./app.module.js');
    const config = readConfig(process.env);
    return NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'web' }), { logger: ['error'] });
  },
  say: (line) => console.log(line),
});

const imports = {
  get databaseUrl() {
    return databaseUrl();
  },
  schema,
};
registerSampleCommands(registerImportCommands(program, imports), imports);

try {
  await program.parseAsync();
} catch (error) {
  console.error(whyCommandFailed(error));
  process.exitCode = 1;
}
