import { FIELDS, TABLE_KINDS, type Field, type TableKind } from './sheet.fields.js';

const labelsOf = <Key extends string>(rows: Readonly<Record<Key, { readonly label: string }>>) =>
  Object.fromEntries(
    Object.entries<{ readonly label: string }>(rows).map(([key, { label }]) => [key, label]),
  ) as Readonly<Record<Key, string>>;

/** Names of columns, for choices. */
export const FIELD_LABELS: Readonly<Record<Field, string>> = labelsOf(FIELDS);

/** Names of kinds of tables. */
export const TABLE_LABELS: Readonly<Record<TableKind, string>> = labelsOf(TABLE_KINDS);
