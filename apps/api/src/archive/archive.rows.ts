import { messageOf } from '@crease/core/messages/messages.js';
import { z } from 'zod';
import type { ArchiveNote } from '@crease/core/archive/archive.words.en.js';
import { faultOfIssue } from '@crease/core/archive/archive.values.js';
import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { TableShape } from './archive.catalogue.queries.js';
import { refusal, wrongRow } from './archive.refusals.js';
import type { Unpacked } from './archive.unpack.js';
import { rowFault, ruleOf } from './archive.values.js';
import { withoutWords } from './reading/archive.texts.js';
import { holdsOf } from './words/tables.words.js';

/** Counts cleaned texts by column, with the first row, for texts that a form would refuse today. */
export class CleanedTexts {
  private readonly found = new Map<string, { table: string; column: string; rows: number; first: number }>();

  add(table: string, column: string, row: number): void {
    const known = this.found.get(`${table}.${column}`);
    if (known === undefined) this.found.set(`${table}.${column}`, { table, column, rows: 1, first: row });
    else known.rows += 1;
  }

  get notes(): ArchiveNote[] {
    return [...this.found.values()].map((texts) => ({
      key: 'cleaned',
      figures: { ...texts, holds: holdsOf(texts.table) },
    }));
  }
}

/**
 * Reads a table's rows and checks each value against its column's rule. Cleans texts; throws a refusal for a wrong
 * value.
 */
export async function* checkedRows(
  archive: Unpacked,
  shape: TableShape,
  cleaned?: CleanedTexts,
): AsyncGenerator<ArchiveRow[]> {
  const { name, columns } = shape;
  const schema = z.strictObject(Object.fromEntries(columns.map((column) => [column, ruleOf(shape, column)])));
  let number = 0;
  for await (const group of archive.rowsOf(`json/${name}.json`, name)) {
    yield group.map((row) => {
      number += 1;
      const { data, error } = schema.safeParse(row);
      if (error !== undefined) throw wrongValue(name, number, error);
      const fault = rowFault(name, data);
      if (fault !== null) throw wrongRow(name, number, fault);
      if (cleaned !== undefined)
        for (const column of columns) if (differ(row[column], data[column])) cleaned.add(name, column, number);
      return withoutWords(name, data, number);
    });
  }
}

const differ = (before: unknown, after: unknown): boolean =>
  before !== after &&
  (typeof before !== 'object' || before === null || JSON.stringify(before) !== JSON.stringify(after));

function wrongValue(table: string, row: number, error: z.ZodError): RefusalError {
  const [issue] = error.issues;
  const [column = '', ...path] = issue?.path ?? [];
  const why = issue === undefined ? messageOf('cannotBeRead') : faultOfIssue({ ...issue, path });
  return new RefusalError(
    refusal('archiveValue', {
      figures: { table, row, column: String(column), why },
      kind: 'invalid',
      field: 'file',
    }),
  );
}
