import { createReadStream, type ReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import type { CsvKind } from '@crease/core/players/files/csv.columns.js';
import type { ImportReport } from '@crease/core/players/files/import.report.js';
import { type Result } from '@crease/core/result.js';
import { importCsv } from './csv/csv.import.js';
import type { FileOptions } from './import.commands.js';
import type { ImportProgress } from './import.run.js';
import { inFile, refuse } from './imports.refusals.js';

/** File names that `import all` looks for, in order of dependency. */
export const NAMES: readonly (readonly [CsvKind, readonly string[]])[] = [
  ['players', ['players.csv']],
  ['skater-stats', ['skater_stats.csv', 'skater-stats.csv']],
  ['goalie-stats', ['goalie_stats.csv', 'goalie-stats.csv']],
  ['contracts', ['contracts.csv', 'contracts_by_season.csv']],
  ['games', ['games.csv']],
  ['statuses', ['statuses.csv']],
  ['rankings', ['rankings.csv']],
];

/** Imports one CSV file. `within`: in the caller's transaction. */
export const fromFile = (
  connection: pg.Client,
  kind: CsvKind,
  file: string,
  options: FileOptions,
  show: (progress: ImportProgress) => void,
  within = false,
): Promise<Result<ImportReport>> =>
  withFile(file, (input, bytes) =>
    importCsv(connection, input, {
      kind,
      source: basename(file),
      bytes,
      now: new Date(),
      dryRun: options.dryRun === true,
      within,
      onProgress: show,
      ...(options.season === undefined ? {} : { season: options.season }),
      ...(options.conflicts === undefined ? {} : { conflicts: options.conflicts }),
    }),
  );

export async function withFile(
  file: string,
  work: (input: ReadStream, bytes: number) => Promise<Result<ImportReport>>,
): Promise<Result<ImportReport>> {
  let bytes: number;
  try {
    const found = await stat(file);
    if (!found.isFile()) return refuse('importFileRefused.notAFile', { figures: { file } });
    bytes = found.size;
  } catch {
    return refuse('importFileRefused.notOpened', { figures: { file } });
  }
  const result = await work(createReadStream(file), bytes);
  if (result.ok) return result;
  const { name, message, fix } = result.refusal;
  return { ok: false, refusal: { name, message: inFile(file, message), ...(fix === undefined ? {} : { fix }) } };
}

export async function filesOf(folder: string): Promise<{ kind: CsvKind; file: string }[]> {
  const found: { kind: CsvKind; file: string }[] = [];
  for (const [kind, names] of NAMES) {
    for (const name of names) {
      const file = join(folder, name);
      if (
        await stat(file).then(
          (entry) => entry.isFile(),
          () => false,
        )
      ) {
        found.push({ kind, file });
        break;
      }
    }
  }
  return found;
}

/** Names of the folder's other files, which `import all` ignores: unknown names, and a second file of one kind. */
export async function otherFilesOf(folder: string, files: readonly { readonly file: string }[]): Promise<string[]> {
  const known = files.map(({ file }) => basename(file));
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !known.includes(entry.name))
    .map(({ name }) => name)
    .sort();
}
