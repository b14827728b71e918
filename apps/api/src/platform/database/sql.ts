import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Db, Tables } from './table.js';

/**
 * SQL helpers that Kysely lacks and several features need. A fragment (`sql<number>\`…\``) declares its type and stays
 * within one expression.
 */

/**
 * `where('id', '=', anyOf(ids))`: one array parameter for any number of values, including zero. It takes the type of
 * the compared column.
 */
export function anyOf<T extends string>(values: readonly T[]): RawBuilder<T>;
export function anyOf(values: readonly number[]): RawBuilder<number>;
export function anyOf(values: readonly (string | number)[]): RawBuilder<string | number> {
  return sql`any(${values})`;
}

/** `where('id', '<>', noneOf(ids))` */
export function noneOf(values: readonly string[]): RawBuilder<string>;
export function noneOf(values: readonly number[]): RawBuilder<number>;
export function noneOf(values: readonly (string | number)[]): RawBuilder<string | number> {
  return sql`all(${values})`;
}

/** A value for a jsonb column. Without the cast the driver would send an array as a PostgreSQL array. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;

/** Orders by a name as people do: 'Émile' before 'Zach'. The database itself compares the numbers of characters. */
export const nameOrder = (name: Expression<string | null>): RawBuilder<string> =>
  sql<string>`${name} collate "und-x-icu"`;

/** The database's clock at this moment, also within a long transaction. All deadlines use it. */
export const clockNow = sql<Date>`clock_timestamp()`;

/**
 * Like `clockNow`, but evaluated once per query so that an index can serve a comparison. Only for queries that wait for
 * no lock: after the wait the value would be too old.
 */
export const clockAtQuery = sql<Date>`(select clock_timestamp())`;

/**
 * A column's time, or now where it has none. For times never in the future: Citus refuses `coalesce` with the clock in
 * an update.
 */
export const orNow = (at: Expression<Date | null>): RawBuilder<Date> => sql<Date>`least(${at}, ${clockNow})`;

/** A timestamp as text with microseconds, for later comparison with `=`. A Date would truncate it. */
export const exact = (moment: Expression<Date | null>): RawBuilder<string> => sql<string>`${moment}::text`;

/** Converts the text of `exact` back to a timestamp. */
export const momentOf = (text: string): RawBuilder<Date> => sql<Date>`${text}::timestamptz`;

/** Rows from arrays of the same length, to insert or join: `unnest($1::text[], $2::int[])`. */
export const textArray = (values: readonly (string | null)[]): RawBuilder<string[]> => sql`${values}::text[]`;
export const integerArray = (values: readonly (number | null)[]): RawBuilder<number[]> => sql`${values}::int[]`;

export const booleanArray = (values: readonly boolean[]): RawBuilder<boolean[]> => sql`${values}::boolean[]`;
export const dayArray = (values: readonly string[]): RawBuilder<string[]> => sql`${values}::date[]`;
/** Milliseconds since 1970. */
export const momentArray = (values: readonly number[]): RawBuilder<Date[]> =>
  sql`${values.map((at) => new Date(at).toISOString())}::timestamptz[]`;

/** Objects as rows with a table's column types, to insert many or to join. Missing properties are null. */
export const asRows = <T extends keyof Tables & string, A extends string>(
  table: T,
  objects: readonly Readonly<Partial<Record<keyof Selectable<Tables[T]>, unknown>>>[],
  as: A,
): AliasedRawBuilder<Selectable<Tables[T]>, A> => asJsonRows(table, JSON.stringify(objects), as);

/** Like `asRows`, for a list that is already JSON. */
export const asJsonRows = <T extends keyof Tables & string, A extends string>(
  table: T,
  list: string,
  as: A,
): AliasedRawBuilder<Selectable<Tables[T]>, A> =>
  sql<Selectable<Tables[T]>>`jsonb_populate_recordset(null::${sql.table(table)}, ${list}::jsonb)`.as(as);

/** Set clause for an upsert: the inserted values replace the existing ones, except for the key. */
export const insteadOf = <C extends string>(
  columns: readonly C[],
  key: readonly C[],
): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(
    columns.filter((column) => !key.includes(column)).map((column) => [column, sql.ref(`excluded.${column}`)]),
  );

/** Serializes transactions with the same `what`, a name or a unique number: others wait until this transaction ends. */
export async function oneAtATime(db: Db, what: string | number): Promise<void> {
  const key = typeof what === 'number' ? sql<number>`${what}` : sql<number>`hashtextextended(${what}, 0)`;
  await db.selectNoFrom(sql<unknown>`pg_advisory_xact_lock(${key})`.as('locked')).execute();
}

/** Raises this transaction's memory for sorting and grouping, for statements over all leagues. */
export async function workIn(db: Db, megabytes: number): Promise<void> {
  await db.selectNoFrom(sql<string>`set_config('work_mem', ${`${megabytes}MB`}, true)`.as('set')).execute();
}

/** A one-column query as an array: `array(select …)`. No rows give an empty array. */
export const listOf = <T>(query: Expression<Record<string, T>>): RawBuilder<T[]> => sql<T[]>`array(${query})`;

/** A row's number in its league. Ordering by it gives every league its turn, so that one league cannot fill a limit. */
export const turnOf = (league: string, first: string, second = first): RawBuilder<number> =>
  sql<number>`row_number() over (partition by ${sql.ref(league)} order by ${sql.ref(first)}, ${sql.ref(second)})`;

/** A condition as a column; an unknown result (null) becomes false. */
export const isSo = (condition: Expression<SqlBool>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${condition}, false)`;

/** `where(({ ref }) => ignoringCase(ref('email'), email))`: compares case-insensitively. */
export const ignoringCase = (column: Expression<string | null>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${column}) = lower(${text})`;
