import { messageWords } from '../../messages/messages.js';
import type { z } from 'zod';
import type { ReportSaid } from '../files/report.words.js';

/* Reads lists from other services row by row, so that one invalid row does not hide the others. */

export interface RowFault {
  readonly id: number | null;
  readonly name: string | null;
  readonly field: string;
  /** Value of the first invalid field. */
  readonly value: string;
  readonly why: ReportSaid;
  readonly row: unknown;
}

export interface ToldRows<T> {
  readonly rows: readonly T[];
  readonly faults: readonly RowFault[];
}

interface Reading<T> {
  /** Unique key of a row. The last of two rows with the same key wins. */
  readonly key: (row: T) => string | number;
  /** Retries a row without its invalid fields, if the schema allows that. */
  readonly mend?: boolean;
}

/** Reads a list row by row. A row read without its invalid fields is in both `rows` and `faults`. */
export function readRows<S extends z.ZodType<object>>(
  told: readonly unknown[],
  schema: S,
  { key, mend = false }: Reading<z.infer<S>>,
): ToldRows<z.infer<S>> {
  const rows = new Map<string | number, z.infer<S>>();
  const faults: RowFault[] = [];
  for (const one of told) {
    const read = schema.safeParse(one);
    if (read.success) {
      rows.set(key(read.data), read.data);
      continue;
    }
    faults.push(faultOf(one, read.error));
    const mended = mend ? schema.safeParse(without(one, read.error)) : null;
    if (mended?.success === true) rows.set(key(mended.data), mended.data);
  }
  return { rows: [...rows.values()], faults };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function without(row: unknown, error: z.ZodError): unknown {
  if (!isRecord(row)) return row;
  const odd = new Set(error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(row).filter(([field]) => !odd.has(field)));
}

const LONGEST = 80;

/** A technical finding about an answer, in the words of its schema. */
export const oddity = (detail: string): ReportSaid => ({ key: 'nhl.odd', figures: { detail: detail.slice(0, 300) } });

function faultOf(row: unknown, error: z.ZodError): RowFault {
  const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))];
  const first = error.issues[0]?.path[0];
  const value = isRecord(row) && first !== undefined ? row[String(first)] : row;
  return {
    id: idOf(row),
    name: nameOf(row),
    field: fields.join(', ').slice(0, LONGEST),
    value: (JSON.stringify(value) ?? '').slice(0, LONGEST),
    why: oddity(error.issues.map(({ path, message }) => `${path.join('.')}: ${messageWords(message)}`).join('; ')),
    row,
  };
}

function idOf(row: unknown): number | null {
  if (!isRecord(row)) return null;
  const id = row.playerId ?? row.id;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** The name of an NHL row: a player, or a game's two clubs. */
function nameOf(row: unknown): string | null {
  if (!isRecord(row)) return null;
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? value : isRecord(value) ? text(value.default) : null;
  const clubOf = (side: unknown): string | null => (isRecord(side) ? text(side.abbrev) : null);
  const parts = [text(row.firstName), text(row.lastName)].filter((part) => part !== null);
  const clubs = [clubOf(row.awayTeam), clubOf(row.homeTeam)].filter((club) => club !== null);
  const name =
    text(row.skaterFullName) ??
    text(row.goalieFullName) ??
    (parts.length > 0 ? parts.join(' ') : null) ??
    text(row.name) ??
    (clubs.length > 0 ? clubs.join(' @ ') : null);
  return name === null ? null : name.slice(0, LONGEST);
}
