import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * The few things that every feature needs and the query builder does not say by itself. Everything else is Kysely's own; a fragment
 * (`sql<number>\`…\``) says its type and stays within one expression.
 */

/** `where('id', '=', anyOf(ids))`: one parameter however many there are, none of them included. */
export function anyOf(values: readonly string[]): RawBuilder<string>;
export function anyOf(values: readonly number[]): RawBuilder<number>;
export function anyOf(values: readonly (string | number)[]): RawBuilder<string | number> {
  // An empty list fits every type.
  return typeof values[0] === 'number' ? sql`any(${values}::bigint[])` : sql`any(${values}::text[])`;
}

/** `where('id', '<>', noneOf(ids))` */
export function noneOf(values: readonly string[]): RawBuilder<string>;
export function noneOf(values: readonly number[]): RawBuilder<number>;
export function noneOf(values: readonly (string | number)[]): RawBuilder<string | number> {
  return typeof values[0] === 'number' ? sql`all(${values}::bigint[])` : sql`all(${values}::text[])`;
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
