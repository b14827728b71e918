import type pg from 'pg';
import { KEPT, keptNames } from '../archive.model.js';
import type { TableShape } from '../archive.catalogue.queries.js';

export interface Broken {
  readonly table: string;
  readonly column: string;
  readonly garbage: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Values of the right type, worst first. The next is used when the database refuses one. */
const GARBAGE: Readonly<Record<string, readonly string[]>> = {
  text: ['Mars/Phobos\u202e'],
  integer: ['2147483647', '-2147483648', '0'],
  bigint: ['9007199254740993', '-1'],
  numeric: ['NaN', '1e300', '-1'],
  boolean: ['true', 'false'],
  date: ['-infinity', '2000-01-01', 'infinity'],
  'timestamp with time zone': ['-infinity', 'infinity', '0001-01-01T00:00:00Z'],
  jsonb: ['5', '{"x": null}'],
  'integer[]': ['{2147483647,-1}'],
  'text[]': ['{Mars/Phobos}'],
};
/** Second values for columns that background work compares with the clock. */
const MORE: readonly Broken[] = [
  { table: 'lineup_league', column: 'from_day', garbage: '2000-01-01' },
  { table: 'league_season', column: 'ends_on', garbage: 'infinity' },
  { table: 'protection_round', column: 'deadline', garbage: 'infinity' },
  { table: 'poll', column: 'deadline', garbage: 'infinity' },
  { table: 'status_override', column: 'set_at', garbage: 'infinity' },
  { table: 'event', column: 'at', garbage: 'infinity' },
];

const garbageFor = (type: string): readonly string[] => GARBAGE[type] ?? GARBAGE.text ?? [];

export const columnsOf = (shapes: ReadonlyMap<string, TableShape>): Broken[] => [
  ...keptNames().flatMap((table) => {
    const shape = shapes.get(table);
    return (shape?.columns ?? []).map((column, index) => ({
      table,
      column,
      garbage: garbageFor(shape?.types[index] ?? 'text')[0] ?? '',
    }));
  }),
  ...MORE,
];

const PARTS = 6;

/** A sixth of the tables, dealt in turn, with all of their columns. `part` is 1 to 6. */
export function sixthOf(columns: readonly Broken[], part: number): readonly Broken[] {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const dealt = new Set(tables.filter((_, index) => index % PARTS === part - 1));
  return columns.filter(({ table }) => dealt.has(table));
}

/** The condition on `r` that selects a league's rows in a table. */
function ofLeague(table: string, leagueId: string): string {
  const by = KEPT[table]?.by ?? 'league_id';
  if (typeof by === 'string') return `r.${by} = '${leagueId}'`;
  const [column, of, key = 'id'] = by;
  return `r.${column} in (select r.${key} from ${of} r where ${ofLeague(of, leagueId)})`;
}

/** The rows of the only league, with the counters of its streams. */
export async function rowsOfLeague(client: pg.Client, leagueId: string): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const table of keptNames()) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(r) as row from ${table} r where ${ofLeague(table, leagueId)}`,
    );
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  const streams = await client.query<{ row: Row }>(
    `select to_jsonb(s) as row from stream s where s.id like '%' || $1`,
    [leagueId],
  );
  found.set(
    'stream',
    streams.rows.map(({ row }) => row),
  );
  return found;
}

const ID = /(?<![1-9A-HJ-NP-Za-km-z])[1-9A-HJ-NP-Za-km-z]{12}(?![1-9A-HJ-NP-Za-km-z])/g;
/** Endings of ids that no id of the league has, so that no copy gets the id of another row. */
function freeEndings(taken: ReadonlySet<string>, count: number): string[] {
  const used = new Set([...taken].map((id) => id.slice(9)));
  const all = Array.from({ length: count + used.size }, (_, index) =>
    (index + 1).toString(36).padStart(3, '0').replace(/0/g, 'Z').replace(/l/g, 'Y'),
  );
  return all.filter((ending) => !used.has(ending)).slice(0, count);
}

/** Copies a league by SQL: every id gets another ending, and other people own it. */
export async function copyLeague(
  client: pg.Client,
  league: ReadonlyMap<string, readonly Row[]>,
  shapes: ReadonlyMap<string, TableShape>,
  people: ReadonlyMap<string, string>,
  count: number,
): Promise<(index: number, id: string) => string> {
  const own = new Set(
    [...league.values()].flatMap((rows) => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))),
  );
  const endings = freeEndings(own, count);
  const renamed = (index: number, id: string) =>
    people.get(id) ?? (own.has(id) ? id.slice(0, 9) + (endings[index] ?? '') : id);
  for (const [table, rows] of league) {
    if (rows.length === 0) continue;
    const columns = (shapes.get(table)?.columns ?? ['id', 'seq']).filter(
      (column) => !shapes.get(table)?.counted.includes(column),
    );
    const text = JSON.stringify(rows).slice(1, -1);
    const copies = Array.from({ length: count }, (_, index) => text.replace(ID, (id) => renamed(index, id)));
    await client.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${copies.join(',')}]`],
    );
  }
  return renamed;
}

/** Writes garbage into a column of a league, into all rows or else into one. False when the database refuses it. */
export async function breakColumn(
  client: pg.Client,
  leagueId: string,
  { table, column, garbage }: Broken,
  type: string,
) {
  const where = ofLeague(table, leagueId);
  const values =
    type === 'boolean'
      ? [`not coalesce(${column}, false)`]
      : [garbage, ...garbageFor(type).filter((value) => value !== garbage)].map((value) => client.escapeLiteral(value));
  for (const value of values)
    for (const rows of [where, `r.ctid = (select r.ctid from ${table} r where ${where} limit 1)`])
      try {
        // One round trip: there are a thousand of them.
        await client.query(
          `savepoint one; update ${table} r set ${column} = ${value} where ${rows};
           set constraints all immediate; release savepoint one`,
        );
        return true;
      } catch {
        await client.query('rollback to savepoint one');
      }
  return false;
}
