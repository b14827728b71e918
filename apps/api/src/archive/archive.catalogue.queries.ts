import type { Db } from '../platform/database/database.js';
import { c, runOn, sqlFile } from '../platform/database/statement.js';

interface Reference {
  readonly column: string;
  readonly table: string;
  readonly key: string;
}

const archiveTables = sqlFile()(import.meta.url, 'archive-tables.sql', {
  name: c.text,
  columns: c.texts,
  types: c.texts,
  nullable: c.texts,
  key: c.texts,
  counted: c.texts,
  refs: c.json<readonly Reference[]>(),
});

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** In the order of `columns`. */
  readonly types: readonly string[];
  readonly nullable: readonly string[];
  readonly key: readonly string[];
  /** Columns filled from a sequence. */
  readonly counted: readonly string[];
  readonly refs: readonly Reference[];
}

export const typeOf = ({ columns, types }: TableShape, column: string): string => types[columns.indexOf(column)] ?? '';

export const tablesIn = async (db: Db): Promise<Map<string, TableShape>> =>
  new Map((await runOn(db, archiveTables)).map((shape) => [shape.name, shape]));
