import { z } from 'zod';
import { wordsOf } from '@crease/core/archive/archive.values.js';
import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import { builtNameOf, DRAFT_NAMES } from '@crease/core/draft/draft-name.words.js';
import { SHEET_REASONS } from '@crease/core/protection/protection.words.js';
import { FORFEIT_REASONS, PICK_MOVE_REASONS } from '@crease/core/teams/team.words.js';
import { CONDITION_EVIDENCE } from '@crease/core/trades/conditions/proposal.words.js';
import {
  addConditionWords,
  addSideWords,
  leaveOutConditionWords,
  leaveOutSideWords,
} from '@crease/core/trades/shown/archived.words.js';
import { CONDITION_NOTES, TRADE_ENDINGS } from '@crease/core/trades/trade.words.js';
import { say, type Catalogue, type Said } from '@crease/core/words.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { TableShape } from './archive.catalogue.queries.js';
import { KEPT } from './archive.model.js';
import { refusal } from './archive.refusals.js';
import type { Unpacked } from './archive.unpack.js';
import { rowFault, VALUES } from './archive.values.js';

interface StoredText {
  readonly text: string;
  readonly said: string;
  readonly catalogue: Catalogue;
}

/**
 * Texts that are stored as a key with figures (`said`). Rows of earlier releases have the words in `text` instead. An
 * archive has both, so that it can be read without the product, and by a release that does not know the key.
 */
const TEXTS: Readonly<Partial<Record<string, readonly StoredText[]>>> = {
  trade: [{ text: 'reason', said: 'ending', catalogue: TRADE_ENDINGS }],
  trade_condition: [
    { text: 'note', said: 'why', catalogue: CONDITION_NOTES },
    { text: 'proposed_evidence', said: 'proposed_why', catalogue: CONDITION_EVIDENCE },
  ],
  draft: [{ text: 'name', said: 'built', catalogue: DRAFT_NAMES }],
  draft_pick: [{ text: 'forfeited_reason', said: 'forfeited_why', catalogue: FORFEIT_REASONS }],
  pick_move: [{ text: 'reason', said: 'why', catalogue: PICK_MOVE_REASONS }],
  protection_sheet: [{ text: 'reason', said: 'why', catalogue: SHEET_REASONS }],
};

/** Keys of texts that archives of earlier releases have in words only. */
const EARLIER: Readonly<
  Partial<Record<string, { readonly text: string; readonly said: string; readonly read: (words: string) => unknown }>>
> = {
  draft: { text: 'name', said: 'built', read: builtNameOf },
};

/** The columns of a table that are read from an archive, also those that an older one lacks. */
export const columnsRead = ({ name, columns }: TableShape): readonly string[] => {
  const said = EARLIER[name]?.said;
  return said === undefined || columns.includes(said) ? columns : [...columns, said];
};

/** Columns with figures that are worded inside their JSON. An archive also has the words. */
const SHOWN: Readonly<
  Partial<Record<string, { add: (shown: never) => unknown; leaveOut: (shown: never) => unknown }>>
> = {
  trade: { add: addSideWords, leaveOut: leaveOutSideWords },
  trade_condition: { add: addConditionWords, leaveOut: leaveOutConditionWords },
};

/** The words of a stored key; null when this release does not know it, or its figures are damaged. */
function wordsIn(catalogue: Catalogue, said: unknown): string | null {
  try {
    return String(say(catalogue, said as Said<Catalogue>));
  } catch {
    return null;
  }
}

/** Lines of JSON with the words of their keys and figures. */
export function withWords(table: string, lines: string[]): string[] {
  const [texts, shown] = [TEXTS[table] ?? [], SHOWN[table]];
  if (texts.length === 0 && shown === undefined) return lines;
  return lines.map((line) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    for (const { text, said, catalogue } of texts) {
      // A person's own text wins over the key that it replaced.
      if (row[text] !== null) row[said] = null;
      else if (row[said] !== null) row[text] = wordsIn(catalogue, row[said]);
    }
    if (shown !== undefined) row['shown'] = shown.add(row['shown'] as never);
    return JSON.stringify(row);
  });
}

/** Keeps the words of a row only where this release does not know their key, or figures are missing. */
function withoutWords(table: string, row: ArchiveRow, number: number): ArchiveRow {
  const kept: Record<string, unknown> = { ...row };
  for (const { text, said, catalogue } of TEXTS[table] ?? []) {
    if (row[said] == null) continue;
    if (wordsIn(catalogue, row[said]) !== null) kept[text] = null;
    else if (row[text] == null)
      throw wrongRow(
        table,
        number,
        `${said} has a key or figures that this version does not know, and ${text} is empty.`,
      );
    else kept[said] = null;
  }
  const earlier = EARLIER[table];
  if (earlier !== undefined && !(earlier.said in row)) {
    const { text, said, read } = earlier;
    kept[said] = typeof kept[text] === 'string' ? read(kept[text]) : null;
    if (kept[said] !== null) kept[text] = null;
  }
  const shown = SHOWN[table];
  if (shown !== undefined) kept['shown'] = shown.leaveOut(row['shown'] as never);
  return kept;
}

/** Counts cleaned texts by column, with the first row, for texts that a form would refuse today. */
export class CleanedTexts {
  private readonly found = new Map<string, { table: string; column: string; rows: number; first: number }>();

  add(table: string, column: string, row: number): void {
    const known = this.found.get(`${table}.${column}`);
    if (known === undefined) this.found.set(`${table}.${column}`, { table, column, rows: 1, first: row });
    else known.rows += 1;
  }

  get notes(): string[] {
    return [...this.found.values()].map(
      ({ table, column, rows, first }) =>
        `Cleaned ${rows === 1 ? '1 text' : `${rows} texts`} of “${KEPT[table]?.holds ?? table}” (${table}.${column}, first in row ${first}).`,
    );
  }
}

/**
 * Reads a table's rows and checks each value against its column's rule. Cleans texts; throws a refusal for a wrong
 * value.
 */
export async function* checkedRows(
  archive: Unpacked,
  { name, columns }: TableShape,
  cleaned?: CleanedTexts,
): AsyncGenerator<ArchiveRow[]> {
  const rules = VALUES[name as keyof typeof VALUES] as Readonly<Record<string, z.ZodType>>;
  const schema = z.strictObject(
    Object.fromEntries(
      columns.flatMap((column) => {
        const rule = rules[column];
        return rule === undefined ? [] : [[column, rule] as const];
      }),
    ),
  );
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
  const why = issue === undefined ? 'it cannot be read.' : wordsOf({ ...issue, path });
  return new RefusalError(
    refusal('archiveValue', {
      figures: { table, row, column: String(column), why: why.slice(0, 300) },
      kind: 'invalid',
      field: 'file',
    }),
  );
}

export const wrongRow = (table: string, row: number, why: string): RefusalError =>
  new RefusalError(refusal('archiveRow', { figures: { table, row, why }, kind: 'invalid', field: 'file' }));
