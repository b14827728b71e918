import { writeFile } from 'node:fs/promises';
import type pg from 'pg';
import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportReport } from '@crease/core/players/files/import.report.js';
import type { Result } from '@crease/core/result.js';
import { migrate } from '../platform/database/schema/migrate.js';
import type { Schema } from '../platform/database/schema/orm.config.js';
import { openSession } from '../platform/database/connection/session.js';
import type { ImportProgress } from './import.run.js';
import { reportCsv, summary } from './import.summary.js';

export interface ImportCommands {
  readonly databaseUrl: string;
  readonly schema: Schema;
  /** May configure the NHL's two addresses. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly print?: (line: string) => void;
  /** Called with the exit code: 1 when a file, or the NHL, was refused. */
  readonly exit?: (code: number) => void;
}

export interface FileOptions {
  dryRun?: boolean;
  report?: string;
  season?: string;
  conflicts?: ConflictPolicy;
}

export type Import = (connection: pg.Client, show: (progress: ImportProgress) => void) => Promise<Result<ImportReport>>;

/**
 * Runs imports one after another on one connection and stops at the first refusal, because later ones may depend on it.
 * `together`: runs them in one transaction, which is rolled back.
 */
export async function run(
  commands: ImportCommands,
  options: FileOptions,
  imports: readonly Import[],
  together = false,
): Promise<void> {
  const print = commands.print ?? console.log;
  // An import may be the first command on a new database.
  await migrate(commands.databaseUrl, commands.schema);
  const connection = await openSession(commands.databaseUrl);
  const reports: ImportReport[] = [];
  let code = 0;
  try {
    if (together) await connection.query('begin');
    for (const one of imports) {
      const progress = progressLine();
      const result = await one(connection, progress.show).finally(progress.stop);
      if (!result.ok) {
        print(`Refused. ${result.refusal.message}${result.refusal.fix === undefined ? '' : ` ${result.refusal.fix}`}`);
        code = 1;
        break;
      }
      reports.push(result.value);
      for (const line of summary(result.value)) print(line);
    }
    if (together) await connection.query('rollback');
    if (options.report !== undefined && reports.length > 0) {
      await writeFile(
        options.report,
        /\.csv$/i.test(options.report) ? reportCsv(reports) : `${JSON.stringify(reports, null, 2)}\n`,
      );
      print(`The report is in ${options.report}.`);
    }
  } finally {
    await connection.end();
  }
  (commands.exit ?? ((exit) => (process.exitCode = exit)))(code);
}

/** A line on a terminal that shows how far an import is; none when the output goes to a pipe or a file. */
function progressLine(): { show: (progress: ImportProgress) => void; stop: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, stop: () => undefined };
  const words: Record<ImportProgress['phase'], string> = { read: 'Reading', check: 'Checking', fetch: 'Fetching' };
  const write = (text: string) => void stderr.write(`\r${text}\u001b[K`);
  return {
    show: ({ phase, done, total }) => {
      if (total > 0) write(`${words[phase]}: ${done} of ${total} (${Math.floor((done / total) * 100)} %)`);
    },
    stop: () => write(''),
  };
}
