import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from './table.js';

type Columns<R> = { readonly [C in keyof R & string]: RawBuilder<R[C]> };

/** A table's columns under an alias; `table` names it in a `from` or a `join`. */
type Row<T extends keyof Tables> = Columns<Selectable<Tables[T]>> & { readonly table: RawBuilder<unknown> };

/**
 * Names for an `sql` fragment outside a query's callback: `const m = namesIn('matchup as m')`, then `${m.home_points}`
 * and `from ${m.table}`. Inside a callback use `eb.ref`, which also checks the alias.
 */
export const namesIn = <T extends keyof Tables & string>(name: T | `${T} as ${string}`): Row<T> => {
  const [table = '', alias = table] = name.split(' as ');
  const named = alias === table ? sql.table(table) : sql`${sql.table(table)} as ${sql.id(alias)}`;
  return new Proxy({} as Row<T>, {
    get: (_, column: string) => (column === 'table' ? named : sql.ref(`${alias}.${column}`)),
  });
};

/** Checked names of a list, a sub-query or an earlier part of a statement. */
export const columnsOf = <R>(alias: string): Columns<R> =>
  new Proxy({} as Columns<R>, { get: (_, column: string) => sql.ref(`${alias}.${column}`) });
