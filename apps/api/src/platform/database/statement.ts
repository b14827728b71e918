import fs from 'node:fs';
import { CompiledQuery } from 'kysely';
import type { Db } from './table.js';

/**
 * Type of a result column: PostgreSQL's type, which `statements.api.test.ts` compares with the server's, and the
 * TypeScript type.
 */
export interface Column<T> {
  readonly type: string;
  /** Never set; carries the type only. */
  readonly value?: T;
  nullable(): Column<T | null>;
}

const column = <T>(type: string): Column<T> => ({ type, nullable: () => column<T | null>(type) });

/** Column types of results. Whole numbers are safe integers; dates are text like '2026-10-07'. */
export const c = {
  text: column<string>('text'),
  integer: column<number>('integer'),
  bigint: column<number>('bigint'),
  double: column<number>('double precision'),
  numeric: column<number>('numeric'),
  boolean: column<boolean>('boolean'),
  date: column<string>('date'),
  moment: column<Date>('timestamp with time zone'),
  texts: column<string[]>('text[]'),
  integers: column<number[]>('integer[]'),
  json: <T>() => column<T>('jsonb'),
} as const;

type Columns = Readonly<Record<string, Column<unknown>>>;
type RowOf<C extends Columns> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never };

export interface Statement<R extends object, P extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  readonly columns: Columns;
  compiled(params: P): CompiledQuery<R>;
}

const MOST_TEXT = 200;

const all: Statement<object, readonly never[]>[] = [];

/** A statement in a log line: its file's name, or the start of its text. Values are never in the text. */
export function nameOf(text: string): string {
  const file = all.find((statement) => statement.text === text)?.name;
  return file ?? text.replace(/\s+/g, ' ').slice(0, MOST_TEXT);
}

/** All loaded statements, for the test that checks them against the server. */
export const statements = (): readonly Statement<object, readonly never[]>[] => all;

/**
 * Loads a `.sql` file next to its caller, for queries that Kysely cannot express or that must take one fast round trip;
 * the file gives the reason. `P` has the types of `$1`, `$2` … `const standings = sqlFile<[leagueId:
 * string]>()(import.meta.url, 'standings.sql', { points: c.double });`
 */
export const sqlFile =
  <P extends readonly unknown[]>() =>
  <const C extends Columns>(beside: string, file: string, columns: C): Statement<RowOf<C>, P> => {
    const text = fs.readFileSync(new URL(file, beside), 'utf8');
    const statement: Statement<RowOf<C>, P> = {
      name: file.replace(/\.sql$/, ''),
      text,
      columns,
      compiled: (params) => CompiledQuery.raw(text, [...params]),
    };
    all.push(statement as unknown as Statement<object, readonly never[]>);
    return statement;
  };

export const runOn = async <R extends object, P extends readonly unknown[]>(
  db: Db,
  statement: Statement<R, P>,
  ...params: P
): Promise<R[]> => (await db.executeQuery(statement.compiled(params))).rows;
