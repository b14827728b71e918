import type { CsvKind } from '@crease/core/players/files/csv.columns.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { never, ok, type Result } from '@crease/core/result.js';
import { writeClubs } from '../../players/clubs.tables.js';
import { readCsv, type CsvFile } from './csv.file.js';
import { importRankings, importStatuses } from './csv.lists.js';
import { importContracts } from './csv.contracts.js';
import { importPlayers } from './csv.players.js';
import { importGoalies, importSkaters } from './csv.statistics.js';
import { importGames } from './csv.games.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from '../import.run.js';

export interface CsvImportSettings extends ImportSettings {
  readonly kind: CsvKind;
  readonly source: string;
  /** Size of the input, for the progress; 0 when unknown. */
  readonly bytes?: number;
  /** Season of a plain `cap_hit` column; default: the installation's current season. */
  readonly season?: string;
}

/** Imports one CSV file. A refusal means that the whole file was refused and nothing changed. */
export async function importCsv(
  connection: Connection,
  input: AsyncIterable<Uint8Array | string>,
  settings: CsvImportSettings,
): Promise<Result<ImportReport>> {
  return runImport(connection, settings, { kind: settings.kind, source: settings.source }, async (context) => {
    const file = await readCsv(settings.kind, input, (bytes) =>
      settings.onProgress?.({ phase: 'read', done: bytes, total: settings.bytes ?? 0 }),
    );
    if (!file.ok) return file;
    context.notes.push(...file.value.notes);
    await writeClubs(context.db);
    return ok(await apply(settings.kind, file.value, context, settings.season ?? context.season));
  });
}

function apply(kind: CsvKind, file: CsvFile, context: ImportContext, season: string): Promise<ImportRow[]> {
  switch (kind) {
    case 'players':
      return importPlayers(file, context, season);
    case 'contracts':
      return importContracts(file, context);
    case 'skater-stats':
      return importSkaters(file, context);
    case 'goalie-stats':
      return importGoalies(file, context);
    case 'games':
      return importGames(file, context);
    case 'statuses':
      return importStatuses(file, context);
    case 'rankings':
      return importRankings(file, context);
    default:
      return never(kind);
  }
}
