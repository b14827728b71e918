/** A foreign key to a row of the same league: its columns, the table they refer to, and what deleting that row does. */
type Reference = readonly [column: string, parent: string, onDelete?: 'cascade' | 'set null'];

/** A table of leagues whose keys get `league_id` as their first column. */
export interface LeagueFirst {
  readonly table: string;
  /** Columns of the primary key after the league. The key stays as it is when left out. */
  readonly key?: string;
  /** Name and further columns of other unique constraints. */
  readonly unique?: readonly (readonly [name: string, columns: string])[];
  /** References that did not name the league. */
  readonly refs?: readonly Reference[];
  /** References that named it already, by the second unique key that their table loses. */
  readonly again?: readonly Reference[];
  /** True when the table has a second unique key `(league_id, id)`, which the primary key replaces. */
  readonly second?: boolean;
}

const changes = (table: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`alter table ${table} ${parts.join(', ')};`];

function withKeys({ table, key, unique = [], second = false }: LeagueFirst): string[] {
  return changes(table, [
    ...(second ? [`drop constraint ${table}_league_id_id_key`] : []),
    ...(key === undefined ? [] : [`drop constraint ${table}_pkey, add primary key (league_id, ${key})`]),
    ...unique.map(
      ([name, columns]) => `drop constraint ${name}, add constraint ${name} unique (league_id, ${columns})`,
    ),
  ]);
}

const added = ([column, parent, onDelete]: Reference): string => {
  const effect = { cascade: ' on delete cascade', 'set null': ` on delete set null (${column})` };
  return `add foreign key (league_id, ${column}) references ${parent} (league_id, id)${onDelete === undefined ? '' : effect[onDelete]}`;
};

/**
 * The statements that put the league first in the keys of tables, and into their references. Migrations are compared
 * with their checksums, so the result for given tables never changes.
 */
export const leagueFirst = (tables: readonly LeagueFirst[]): string =>
  [
    ...tables.flatMap(({ table, refs = [], again = [] }) =>
      changes(table, [
        ...refs.map(([column]) => `drop constraint ${table}_${column}_fkey`),
        ...again.map(([column]) => `drop constraint ${table}_league_id_${column}_fkey`),
      ]),
    ),
    ...tables.flatMap(withKeys),
    ...tables.flatMap(({ table, refs = [], again = [] }) => changes(table, [...refs, ...again].map(added))),
  ].join('\n');
