import type { QueryCreator, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/table.js';

type Stored = 'goalie_starts' | 'place_games' | 'team_day' | 'team_figures';
type Row<T extends Stored> = Selectable<Tables[T]>;
type Column<T extends Stored> = keyof Row<T> & string;

/** Tables and columns are parameters here, so the builder has their names only as texts. */
type Statement = QueryCreator<Record<string, Record<string, unknown>>>;

/** A row that differs: `before` is null for a new one, and `after` for one that is gone. */
type Changed<T extends Stored, C extends Column<T>, V extends Column<T>> = Pick<Row<T>, C> & {
  readonly before: Row<T>[V] | null;
  readonly after: Row<T>[V] | null;
};

interface Shape<T extends Stored, C extends Column<T>, V extends Column<T>> {
  readonly table: T;
  readonly key: readonly C[];
  /** All columns except the value, including those of the key. */
  readonly columns: readonly C[];
  readonly value: V;
}

/** The same without types: the builder compares none. */
interface Names {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly value: string;
}

/** Parts of a statement that store how the rows `found` differ from `was`, the rows of the table until now. */
export function changesOf<T extends Stored, C extends Column<T>, V extends Column<T>>(shape: Shape<T, C, V>) {
  const { table, key, columns, value }: Names = shape;
  return {
    changed: (statement: object) =>
      (statement as Statement)
        .selectFrom('was')
        .fullJoin('found', (join) =>
          key.reduce((on, column) => on.onRef(`found.${column}`, '=', `was.${column}`), join),
        )
        .select(({ fn }) => columns.map((column) => fn.coalesce(`found.${column}`, `was.${column}`).as(column)))
        .select([`was.${value} as before`, `found.${value} as after`])
        .where(({ eb, ref }) => eb(ref(`found.${value}`), 'is distinct from', ref(`was.${value}`)))
        .$castTo<Changed<T, C, V>>(),
    gone: (statement: object) =>
      key
        .reduce(
          (query, column) => query.whereRef(`x.${column}`, '=', `c.${column}`),
          (statement as Statement).deleteFrom(`${table} as x`).using('changed as c'),
        )
        .where('c.after', 'is', null),
    put: (statement: object) =>
      (statement as Statement)
        .insertInto(table)
        .columns([...columns, value])
        .expression(
          (statement as Statement)
            .selectFrom('changed')
            .select([...columns, 'after'])
            .where('after', 'is not', null),
        )
        .onConflict((known) => known.columns(key).doUpdateSet(({ ref }) => ({ [value]: ref(`excluded.${value}`) }))),
  };
}
