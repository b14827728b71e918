import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The few things that every feature needs and the query builder does not say by itself. Everything else is Kysely's own; a fragment
 * (`sql<number>\`…\``) says its type and stays within one expression.
 */

/**
 * `where('id', '=', anyOf(ids))`: one parameter however many there are, none of them included. It takes the type of what it is compared
 * with.
 */
export function anyOf(values: readonly string[]): RawBuilder<string>;
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

/** A moment to the microsecond, as text, for what is compared with `=` later on: a Date would cut it. */
export const exact = (moment: Expression<Date | null>): RawBuilder<string> => sql<string>`${moment}::text`;

/** Rows out of lists of the same length, to insert or to join: `unnest($1::text[], $2::int[])`. */
export const textArray = (values: readonly (string | null)[]): RawBuilder<string[]> => sql`${values}::text[]`;
export const integerArray = (values: readonly (number | null)[]): RawBuilder<number[]> => sql`${values}::int[]`;

/** A condition as a column of an answer; what cannot be told, because something is null, is not so. */
export const isSo = (condition: Expression<SqlBool>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${condition}, false)`;
