import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Db, Tables } from './table.js';

/**
 * Helpers that Kysely lacks and several features need. A fragment (`sql<number>\`…\``) declares its type and stays
 * within one expression.
 */

/**
 * `where('id', '=', anyOf(ids))`: one array parameter, also for zero values. It takes the type of the compared column.
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

/** Without the cast the driver would send an array as a PostgreSQL array. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;

/** Orders as people do: 'Émile' before 'Zach'. The database itself compares the numbers of characters. */
export const nameOrder = (name: Expression<string | null>): RawBuilder<string> =>
  sql<string>`${name} collate "und-x-icu"`;

/** The present moment, also within a long transaction. All deadlines use it. */
export const clockNow = sql<Date>`clock_timestamp()`;

/**
 * Evaluated once per query, so that an index can serve a comparison. Use it only where no lock is awaited: after the
 * wait the value would be too old.
 */
export const clockAtQuery = sql<Date>`(select clock_timestamp())`;

/** The column's time, or now. For times never in the future: Citus refuses `coalesce` with the clock in an update. */
export const orNow = (at: Expression<Date | null>): RawBuilder<Date> => sql<Date>`least(${at}, ${clockNow})`;

/** Text with microseconds, for later comparison with `=`. A Date would truncate it. */
export const exact = (moment: Expression<Date | null>): RawBuilder<string> => sql<string>`${moment}::text`;

/** Takes the text of `exact`. */
export const momentOf = (text: string): RawBuilder<Date> => sql<Date>`${text}::timestamptz`;

/** Arrays of the same length as rows: `unnest($1::text[], $2::int[])`. */
export const textArray = (values: readonly (string | null)[]): RawBuilder<string[]> => sql`${values}::text[]`;
export const integerArray = (values: readonly (number | null)[]): RawBuilder<number[]> => sql`${values}::int[]`;

export const booleanArray = (values: readonly boolean[]): RawBuilder<boolean[]> => sql`${values}::boolean[]`;
export const dayArray = (values: readonly string[]): RawBuilder<string[]> => sql`${values}::date[]`;
/** Milliseconds since 1970. */
export const momentArray = (values: readonly number[]): RawBuilder<Date[]> =>
  sql`${values.map((at) => new Date(at).toISOString())}::timestamptz[]`;

/** Inserts many with one parameter, or joins. Missing properties are null. */
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

/** In an upsert, inserted values replace all but the key. */
export const insteadOf = <C extends string>(
  columns: readonly C[],
  key: readonly C[],
): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(
    columns.filter((column) => !key.includes(column)).map((column) => [column, sql.ref(`excluded.${column}`)]),
  );

/** `what` is a name or a unique number: others wait until this transaction ends. */
export async function oneAtATime(db: Db, what: string | number): Promise<void> {
  const key = typeof what === 'number' ? sql<number>`${what}` : sql<number>`hashtextextended(${what}, 0)`;
  await db.selectNoFrom(sql<unknown>`pg_advisory_xact_lock(${key})`.as('locked')).execute();
}

/** Memory for sorting and grouping in statements over all leagues. */
export async function workIn(db: Db, megabytes: number): Promise<void> {
  await db.selectNoFrom(sql<string>`set_config('work_mem', ${`${megabytes}MB`}, true)`.as('set')).execute();
}

/** `array(select …)`. No rows give an empty array. */
export const listOf = <T>(query: Expression<Record<string, T>>): RawBuilder<T[]> => sql<T[]>`array(${query})`;

/** A row's number in its league. Ordering by it gives every league its turn, so that one league cannot fill a limit. */
export const turnOf = (league: string, first: string, second = first): RawBuilder<number> =>
  sql<number>`row_number() over (partition by ${sql.ref(league)} order by ${sql.ref(first)}, ${sql.ref(second)})`;

/** An unknown result (null) becomes false. */
export const isSo = (condition: Expression<SqlBool>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${condition}, false)`;

/** `where(({ ref }) => ignoringCase(ref('email'), email))`: compares case-insensitively. */
export const ignoringCase = (column: Expression<string | null>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${column}) = lower(${text})`;
