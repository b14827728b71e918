import { messageOf } from '@crease/core/messages/messages.js';
import { draftName, type StoredName } from '@crease/core/draft/draft-name.words.js';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import { namedIn } from '@crease/core/archive/archive.rules.js';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { ID_PATTERN } from '@crease/core/ids.js';
import { RefusalError } from '../platform/refusal.error.js';
import { typeOf, type TableShape } from './archive.catalogue.queries.js';
import { KEPT } from './archive.model.js';
import { refusal } from './archive.refusals.js';
import { checkedRows, type CleanedTexts } from './archive.rows.js';
import { columnsOut } from './archive.rows.queries.js';
import type { Unpacked } from './archive.unpack.js';
import { contradicts, lineupsAreSettled, refersWithin, settingsHold } from './reading/archive.references.js';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly number: number;
}
export interface Seat {
  readonly user_id: string;
  readonly team_id: string | null;
  readonly is_commissioner: boolean;
  /** Archives of earlier releases do not have it. */
  readonly co_manager?: boolean;
}

/** Result of reading an archive for the first time: it is complete and contains one league only. */
export interface Looked {
  /** Values that other rows may refer to, by 'table.column'. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string | number>>;
  readonly teams: readonly Team[];
  readonly seats: readonly Seat[];
  readonly tables: readonly TableShape[];
  /** Ids and players that rows refer to. Other entries of the lists are not imported. */
  readonly named: { readonly ids: ReadonlySet<string>; readonly players: ReadonlySet<number> };
  readonly timeZones: ReadonlySet<string>;
}

const tooMany = (table: string, count: number, most: number) =>
  new RefusalError(
    refusal('archiveTooMany', {
      figures: { what: messageOf('unitRowsOf', { table }), most, count },
      kind: 'invalid',
      field: 'file',
      figure: count,
      limit: most,
    }),
  );
const unknown = (what: string) =>
  new RefusalError(refusal('archiveUnknownPart', { figures: { what }, kind: 'invalid', field: 'file' }));

/** Reads all rows once. Refuses anything but exactly one complete league. */
export async function lookThrough(
  archive: Unpacked,
  shapes: ReadonlyMap<string, TableShape>,
  people: ReadonlySet<string>,
  players: ReadonlySet<number>,
  cleaned: CleanedTexts,
): Promise<Looked> {
  const { manifest } = archive;
  const tables = inTheirOrder(tablesOf(manifest, shapes));
  const keys = new Map<string, Set<string | number>>([
    ['app_user.id', new Set(people)],
    ['player.id', new Set(players)],
  ]);
  for (const { name, counted, columns, refs } of tables) {
    for (const column of [...counted, ...(columns.includes('id') ? ['id'] : [])])
      keys.set(`${name}.${column}`, new Set());
    for (const { table, key } of refs)
      if (KEPT[table]) keys.set(`${table}.${key}`, keys.get(`${table}.${key}`) ?? new Set());
  }
  const teams: Team[] = [];
  const seats: Seat[] = [];
  const named = { ids: new Set<string>(), players: new Set<number>() };
  const timeZones = new Set<string>();
  for (const shape of tables) {
    const { name } = shape;
    const own = [...keys]
      .filter(([key]) => key.startsWith(`${name}.`))
      .map(([key, set]) => [key.slice(name.length + 1), set] as const);
    const counts = manifest.tables[name];
    const most = ARCHIVE_LIMITS.rowsOf[name] ?? ARCHIVE_LIMITS.rows;
    if (counts !== undefined && counts.rows > most) throw tooMany(name, counts.rows, most);
    let rows = 0;
    for await (const group of checkedRows(archive, shape, cleaned)) {
      rows += group.length;
      for (const row of group) {
        namedIn(row, named.ids, named.players);
        if (typeof row.time_zone === 'string') timeZones.add(row.time_zone);
        if (row.key === 'time_zone') for (const zone of [row.before, row.after]) timeZones.add(String(zone));
        for (const [column, set] of own) add(set, row[column], name, column);
        if (name === 'team') teams.push(row as unknown as Team);
        if (name === 'membership') seats.push(row as unknown as Seat);
        if (name === 'draft' && row.status === 'running')
          throw new RefusalError(
            refusal('archiveDraftRuns', {
              figures: { draft: draftName(row as unknown as StoredName) },
              kind: 'conflict',
            }),
          );
        if (name === 'league') settingsHold(row, manifest);
        if (name === 'lineup_league') lineupsAreSettled(row, manifest);
      }
    }
    if (rows !== counts?.rows)
      throw contradicts(name, messageOf('rowsDifferFromManifest', { listed: counts?.rows ?? 0, rows }));
  }
  if (keys.get('league.id')?.size !== 1 || !keys.get('league.id')?.has(manifest.league.id))
    throw contradicts('league', messageOf('mustHoldLeagueOfManifest'));
  for (const shape of tables) await refersWithin(archive, shape, keys);
  return { keys, teams, seats, tables, named, timeZones };
}

function add(set: Set<string | number>, value: unknown, table: string, column: string): void {
  if (typeof value !== 'string' && typeof value !== 'number') return;
  if (column === 'id' && typeof value === 'string' && !ID_PATTERN.test(value))
    throw contradicts(table, messageOf('idHasOtherForm'));
  if (column === 'id' && set.has(value)) throw contradicts(table, messageOf('twoRowsHaveOneId'));
  set.add(value);
}

function tablesOf(manifest: ArchiveManifest, shapes: ReadonlyMap<string, TableShape>): TableShape[] {
  return Object.entries(manifest.tables).map(([name, { columns }]) => {
    const shape = KEPT[name] === undefined ? undefined : shapes.get(name);
    if (shape === undefined) throw unknown(messageOf('partTable', { name }));
    const here = columnsOut(shape);
    const strange = columns.find((column) => !here.includes(column));
    if (strange !== undefined) throw unknown(messageOf('partColumn', { column: strange, table: name }));
    const types = columns.map((column) => typeOf(shape, column));
    return { ...shape, columns, types, refs: shape.refs.filter(({ column }) => columns.includes(column)) };
  });
}

/** Sorts tables so that each comes after those it refers to. */
function inTheirOrder(tables: readonly TableShape[]): TableShape[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: TableShape[] = [];
  const place = (table: TableShape, above: readonly string[]): void => {
    if (!waiting.has(table.name)) return;
    for (const { table: other } of table.refs) {
      const found = waiting.get(other);
      if (found && other !== table.name && !above.includes(other)) place(found, [...above, table.name]);
    }
    if (waiting.delete(table.name)) ordered.push(table);
  };
  for (const table of tables) place(table, []);
  return ordered;
}
