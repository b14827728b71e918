import { setImmediate as yieldNow } from 'node:timers/promises';
import type { z } from 'zod';
import type { Changes } from '@crease/core/players/files/import.rules.js';
import { faultOf } from '@crease/core/players/files/import.cells.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import { readPosition } from '@crease/core/players/position.words.js';
import type { CsvFile } from './csv.file.js';
import type { ImportContext } from '../import.run.js';

export interface Read<T> {
  readonly row: number;
  readonly data: T;
}

export interface Identity {
  nhl_id: number;
  full_name: string | null;
}

export async function readRows<S extends z.ZodType>(
  file: CsvFile,
  schema: S,
  context: Pick<ImportContext, 'progress'>,
  nameColumn = 'full_name',
): Promise<{ good: Read<z.infer<S>>[]; outcome: ImportRow[] }> {
  const good: Read<z.infer<S>>[] = [];
  const outcome: ImportRow[] = [];
  for (const [at, { row, cells, width }] of file.rows.entries()) {
    if (at % 500 === 0) {
      context.progress(at, file.rows.length);
      // Lets the service answer other requests in between.
      await yieldNow();
    }
    if (cells === null) {
      outcome.push({
        row,
        action: 'refused',
        id: null,
        name: null,
        why: [{ key: 'row.width', figures: { cells: width, columns: file.columns.length } }],
      });
      continue;
    }
    const read = schema.safeParse(cells);
    if (read.success) {
      good.push({ row, data: read.data });
      continue;
    }
    const faults = new Map<string, readonly ReportSaid[]>();
    for (const issue of read.error.issues) {
      const column = String(issue.path[0] ?? '');
      if (!faults.has(column)) faults.set(column, faultOf(issue));
    }
    const [field = ''] = faults.keys();
    const id = /^\d{1,9}$/.test(cells.nhl_id ?? '') ? Number(cells.nhl_id) : null;
    outcome.push({
      row,
      action: 'refused',
      id,
      name: cells[nameColumn] === undefined || cells[nameColumn] === '' ? null : cells[nameColumn],
      field,
      value: (cells[field] ?? '').slice(0, 200),
      why: [...faults.values()].flat(),
    });
  }
  context.progress(file.rows.length, file.rows.length);
  return { good, outcome };
}

const SHOWN_ROWS = 8;
const SHOWN_WORDS = 20;

/** A note for each word for a position that no one knows, with its rows: it is ignored there. */
export function unknownPositionNotes({ rows }: Pick<CsvFile, 'rows'>): ReportSaid[] {
  const found = new Map<string, number[]>();
  for (const { row, cells } of rows) {
    const word = (cells?.pos ?? '').trim().slice(0, 20);
    if (readPosition(word) !== 'unknown') continue;
    const known = found.get(word);
    if (known === undefined) found.set(word, [row]);
    else known.push(row);
  }
  const notes = [...found].slice(0, SHOWN_WORDS).map(([word, at]): ReportSaid => ({
    key: 'note.position',
    figures: { word, rows: at.slice(0, SHOWN_ROWS), more: Math.max(at.length - SHOWN_ROWS, 0) },
  }));
  return found.size > SHOWN_WORDS
    ? [...notes, { key: 'note.positions', figures: { count: found.size - SHOWN_WORDS } }]
    : notes;
}

export const samePlayer = (figures: { row: number }): ReportSaid => ({ key: 'row.samePlayer', figures });

export function withoutDoubles<T extends Identity>(
  good: readonly Read<T>[],
  outcome: ImportRow[],
  key: (data: T) => string,
  same: (figures: { row: number }) => ReportSaid,
): Read<T>[] {
  const first = new Map<string, number>();
  return good.filter(({ row, data }) => {
    const earlier = first.get(key(data));
    if (earlier === undefined) {
      first.set(key(data), row);
      return true;
    }
    outcome.push({
      row,
      action: 'refused',
      id: data.nhl_id,
      name: data.full_name,
      field: 'nhl_id',
      value: String(data.nhl_id),
      why: [same({ row: earlier })],
    });
    return false;
  });
}

export const unknownPlayer = (row: number, data: Identity, fix: ReportSaid): ImportRow => ({
  row,
  action: 'refused',
  id: data.nhl_id,
  name: data.full_name,
  field: 'nhl_id',
  value: String(data.nhl_id),
  why: [{ key: 'player.noSuchId' }, fix],
});

export const changed = (row: number, id: number, name: string, changes: Changes): ImportRow =>
  Object.keys(changes).length > 0
    ? { row, action: 'updated', id, name, changes }
    : { row, action: 'unchanged', id, name };

export const withNote = (line: ImportRow, note: ReportSaid | undefined): ImportRow =>
  note === undefined ? line : { ...line, why: [note, ...(line.why ?? [])] };
