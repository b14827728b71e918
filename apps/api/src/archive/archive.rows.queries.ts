import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { KEPT, type Kept } from './archive.model.js';
import { typeOf, type TableShape } from './archive.catalogue.queries.js';

export function rowsOfLeague(db: Db, table: string, leagueId: string) {
  const kept = KEPT[table];
  if (kept === undefined) throw new Error(`${table} is in no archive`);
  return db
    .selectFrom(sql<Record<string, unknown>>`${sql.table(table)}`.as('r'))
    .where(belongs(db, kept, leagueId))
    .where(kept.where ?? sql.lit(true));
}

function belongs(db: Db, { by }: Kept, leagueId: string): RawBuilder<SqlBool> {
  if (typeof by === 'string') return sql<SqlBool>`${sql.ref(`r.${by}`)} = ${leagueId}`;
  const [column, of, key = 'id'] = by;
  const above = rowsOfLeague(db, of, leagueId).select(sql<string>`${sql.ref(`r.${key}`)}`.as('key'));
  return sql<SqlBool>`${sql.ref('r.league_id')} = ${leagueId} and ${sql.ref(`r.${column}`)} in (${above})`;
}

export const columnsOut = ({ name, columns }: TableShape): string[] =>
  columns.filter((column) => !(KEPT[name]?.without ?? []).includes(column));

/** The league's rows of a table as lines of JSON, sorted by primary key. */
export function linesOfTable(db: Db, shape: TableShape, leagueId: string) {
  const gone = KEPT[shape.name]?.without ?? [];
  const row = gone.length === 0 ? sql`to_jsonb(r)` : sql`to_jsonb(r) - ${sql.val(gone)}::text[]`;
  let query = rowsOfLeague(db, shape.name, leagueId).select(sql<string>`(${row})::text`.as('line'));
  for (const column of shape.key) {
    const text = typeOf(shape, column) === 'text';
    query = query.orderBy(text ? sql`${sql.ref(`r.${column}`)} collate "C"` : sql`${sql.ref(`r.${column}`)}`);
  }
  return query;
}
