import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Db, Tables } from './table.js';

/**
 * The few things that every feature needs and the query builder does not say by itself. Everything else is Kysely's
 * own; a fragment (`sql<number>\`…\``) says its type and stays within one expression.
 */

/**
 * `where('id', '=', anyOf(ids))`: one parameter however many there are, none of them included. It takes the type of
 * what it is compared with.
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

/** A value for a jsonb column: without it the driver would take an array for an array of PostgreSQL's. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;

/** The database's clock at this very moment, also within a long transaction: the clock of every deadline. */
export const clockNow = sql<Date>`clock_timestamp()`;

/**
 * The same once for a whole query, so that an index can serve a comparison with it. Only for queries that wait for no
 * lock: after the wait it would be too old.
 */
export const clockAtQuery = sql<Date>`(select clock_timestamp())`;

/** A moment to the microsecond, as text, for what is compared with `=` later on: a Date would cut it. */
export const exact = (moment: Expression<Date | null>): RawBuilder<string> => sql<string>`${moment}::text`;

/** What `exact` gave, as the moment that it was. */
export const momentOf = (text: string): RawBuilder<Date> => sql<Date>`${text}::timestamptz`;

/** Rows out of lists of the same length, to insert or to join: `unnest($1::text[], $2::int[])`. */
export const textArray = (values: readonly (string | null)[]): RawBuilder<string[]> => sql`${values}::text[]`;
export const integerArray = (values: readonly (number | null)[]): RawBuilder<number[]> => sql`${values}::int[]`;

export const booleanArray = (values: readonly boolean[]): RawBuilder<boolean[]> => sql`${values}::boolean[]`;
export const dayArray = (values: readonly string[]): RawBuilder<string[]> => sql`${values}::date[]`;
/** Of milliseconds since 1970. */
export const momentArray = (values: readonly number[]): RawBuilder<Date[]> =>
  sql`${values.map((at) => new Date(at).toISOString())}::timestamptz[]`;

/**
 * Objects as rows of a table, under a name: to insert many with one parameter, or to join with. The table says what
 * type each property has; what an object leaves out is null.
 */
export const asRows = <T extends keyof Tables & string, A extends string>(
  table: T,
  objects: readonly Readonly<Partial<Record<keyof Selectable<Tables[T]>, unknown>>>[],
  as: A,
): AliasedRawBuilder<Selectable<Tables[T]>, A> => asJsonRows(table, JSON.stringify(objects), as);

/** As `asRows`, of a list that is JSON already. */
export const asJsonRows = <T extends keyof Tables & string, A extends string>(
  table: T,
  list: string,
  as: A,
): AliasedRawBuilder<Selectable<Tables[T]>, A> =>
  sql<Selectable<Tables[T]>>`jsonb_populate_recordset(null::${sql.table(table)}, ${list}::jsonb)`.as(as);

/** For an insert that also updates: what was to be inserted takes the place of what there is, but for the key. */
export const insteadOf = <C extends string>(
  columns: readonly C[],
  key: readonly C[],
): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(
    columns.filter((column) => !key.includes(column)).map((column) => [column, sql.ref(`excluded.${column}`)]),
  );

/**
 * Whoever does the same waits until this transaction ends; `what` is a name for it, or a number that nobody else uses.
 */
export async function oneAtATime(db: Db, what: string | number): Promise<void> {
  const key = typeof what === 'number' ? sql<number>`${what}` : sql<number>`hashtextextended(${what}, 0)`;
  await db.selectNoFrom(sql<unknown>`pg_advisory_xact_lock(${key})`.as('locked')).execute();
}

/** Lets this transaction sort and group so much in memory: for what goes over all leagues at once. */
export async function workIn(db: Db, megabytes: number): Promise<void> {
  await db.selectNoFrom(sql<string>`set_config('work_mem', ${`${megabytes}MB`}, true)`.as('set')).execute();
}

/** The one column of a query as a list: `array(select …)`. None at all is an empty list. */
export const listOf = <T>(query: Expression<Record<string, T>>): RawBuilder<T[]> => sql<T[]>`array(${query})`;

/** A condition as a column of an answer; what cannot be told, because something is null, is not so. */
export const isSo = (condition: Expression<SqlBool>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${condition}, false)`;

/** `where(({ ref }) => ignoringCase(ref('email'), email))`: the same text, in whatever case it is written. */
export const ignoringCase = (column: Expression<string | null>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${column}) = lower(${text})`;
