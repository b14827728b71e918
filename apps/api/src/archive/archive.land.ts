import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { messageOf } from '@crease/core/messages/messages.js';
import { newId } from '@crease/core/ids.js';
import { renamed, type ArchiveRow, type Renaming } from '@crease/core/archive/archive.rules.js';
import { firstMark, markOf } from '@crease/core/team-mark.js';
import type { Db } from '../platform/database/database.js';
import { asJsonRows } from '../platform/database/sql.js';
import { createYield } from '../platform/jobs/event-loop-yield.js';
import { codeOf } from '../platform/database/connection/trouble.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { TableShape } from './archive.catalogue.queries.js';
import type { Looked } from './archive.check.js';
import { KEPT, type TableName } from './archive.model.js';
import { newIdsInOrder, newNumbers } from './archive.ids.js';
import { refusal } from './archive.refusals.js';
import { checkedRows } from './archive.rows.js';
import { columnsRead } from './reading/archive.texts.js';
import type { Unpacked } from './archive.unpack.js';

/** Characters per statement. A table that refers to itself is inserted in one statement. */
const AT_ONCE = 1024 * 1024;

const WHY: Readonly<Record<string, string>> = {
  '23505': messageOf('rowsAreSame'),
  '23503': messageOf('rowNamesMissingRow'),
  '23502': messageOf('rowLacksValue'),
  '23514': messageOf('rowHoldsWrongValue'),
};

/** True for tables whose rows name their league here, but not in an archive, which has one league. */
const impliesLeague = (table: string): boolean => KEPT[table]?.without?.includes('league_id') === true;

export interface Landing {
  readonly archive: Unpacked;
  readonly looked: Looked;
  /** Ids of users, and numbers of players, in this installation. */
  readonly people: ReadonlyMap<string, string>;
  readonly players: ReadonlyMap<number, number>;
  readonly pictures: ReadonlyMap<string, string>;
  /** Only this user's membership is imported. */
  readonly userId: string;
}

/** Writes the rows of an archive as a new league, in the caller's transaction. Returns the new ids. */
export async function landRows(db: Db, landing: Landing): Promise<ReadonlyMap<string, string>> {
  const { archive, looked, people, players, pictures, userId } = landing;
  const own = [...looked.keys].flatMap(([key, set]) => (key.endsWith('.id') && key !== 'app_user.id' ? [set] : []));
  const ids = await newIdsInOrder(own);
  for (const [before, after] of people) ids.set(before, after);
  const strangers = new Map<string, string>();
  const renaming: Renaming = {
    ids,
    players,
    stranger: (id) => {
      const known = strangers.get(id) ?? newId(randomBytes);
      strangers.set(id, known);
      return known;
    },
  };
  const numbers = await newNumbers(db, looked);
  for (const shape of looked.tables) {
    const { name } = shape;
    const counts = [
      ...shape.counted.map((column) => [column, `${name}.${column}`] as const),
      ...Object.entries(KEPT[name]?.numbers ?? {}),
    ].map(([column, key]) => [column, numbers.get(key)] as const);
    const change = (row: ArchiveRow): ArchiveRow => {
      const changed: Record<string, unknown> = { ...renamed(row, renaming) };
      for (const [column, map] of counts) {
        const before = row[column];
        if (typeof before === 'number') changed[column] = map?.get(before) ?? 0;
      }
      if (impliesLeague(name)) changed.league_id = ids.get(archive.manifest.league.id);
      if (name === 'team') changed.picture = pictureOf(row, pictures);
      if (row.kind === 'player' && typeof row.ref === 'string')
        changed.ref = String(players.get(Number(row.ref)) ?? row.ref);
      return changed;
    };
    const wanted = (row: ArchiveRow) => name !== 'membership' || row.user_id === userId;
    await landTable(db, archive, shape, change, wanted);
  }
  await landStreams(db, ids.get(archive.manifest.league.id) ?? '');
  return ids;
}

/** Archives of earlier releases have teams without a picture. */
function pictureOf({ picture, number }: ArchiveRow, pictures: Landing['pictures']): string | null {
  const stored = String(picture);
  return pictures.get(stored) ?? (markOf(stored) ? stored : firstMark(Number(number)));
}

async function landTable(
  db: Db,
  archive: Unpacked,
  shape: TableShape,
  change: (row: ArchiveRow) => ArchiveRow,
  wanted: (row: ArchiveRow) => boolean,
): Promise<void> {
  const alone = shape.refs.some(({ table }) => table === shape.name);
  const yieldNow = createYield();
  let waiting: string[] = [];
  let size = 0;
  const flush = async () => {
    const columns = impliesLeague(shape.name) ? ['league_id', ...columnsRead(shape)] : columnsRead(shape);
    await insertRows(db, shape.name, columns, waiting);
    waiting = [];
    size = 0;
  };
  for await (const group of checkedRows(archive, shape)) {
    for (const row of group) {
      await yieldNow();
      const changed = change(row);
      if (!wanted(changed)) continue;
      const text = JSON.stringify(changed);
      waiting.push(text);
      size += text.length;
      if (!alone && size > AT_ONCE) await flush();
    }
  }
  await flush();
}

/** Writes every table with one generic statement, because features write only their own tables. */
async function insertRows(
  db: Db,
  table: string,
  columns: readonly string[],
  /** Each row as JSON text. */
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const into = table as TableName;
  const given = db
    .selectFrom(asJsonRows(into, `[${rows.join(',')}]`, 'given'))
    .select(columns.map((column) => sql`${sql.ref(`given.${column}`)}`.as(column)));
  try {
    await db
      .insertInto(into)
      .columns(columns as never)
      .expression(sql`overriding system value ${given}` as never)
      .execute();
  } catch (error) {
    const code = codeOf(error) ?? '';
    const why = WHY[code] ?? (code.startsWith('22') ? messageOf('rowHoldsOtherValue') : null);
    if (why === null) throw error;
    throw new RefusalError(refusal('archiveContradicts', { figures: { table, why }, kind: 'invalid', field: 'file' }));
  }
}

async function landStreams(db: Db, leagueId: string): Promise<void> {
  const streams = await db
    .selectFrom('event')
    .select(({ fn }) => ['league_id', 'stream as id', fn.max<number>('seq').as('seq')])
    .where('league_id', '=', leagueId)
    .groupBy(['league_id', 'stream'])
    .execute();
  await insertRows(
    db,
    'stream',
    ['league_id', 'id', 'seq'],
    streams.map((stream) => JSON.stringify(stream)),
  );
}
