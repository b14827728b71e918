import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { newPlayer } from '@crease/core/players/import.rules.js';
import type { PlayerNamed } from '@crease/core/players/players.import.schema.js';
import { searchName } from '@crease/core/players/search.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { writePlayers } from '../players/players.tables.js';
import type { Read } from './csv.rows.js';

interface Prospect {
  readonly id: number;
  readonly name: string;
  readonly note: string;
}

/**
 * Players whom only a league knows, by the row that names them. They stand on rosters and in no list of free agents, as
 * inactive players do. One who was created before, by whatever league, is the same: name, position and birth date decide.
 */
export async function createProspects(
  db: Db,
  today: string,
  rows: readonly Read<PlayerNamed>[],
): Promise<Map<number, Prospect>> {
  if (rows.length === 0) return new Map();
  const known = await db
    .selectFrom('player')
    .select(['id', 'full_name', 'search_name', 'position', 'birth_date'])
    .where('id', '<=', LOCAL_IDS.last)
    .where('search_name', '=', anyOf(rows.map(({ data }) => searchName(data.player))))
    .execute();
  const { newest } = await db
    .selectFrom('player')
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .where('id', '<=', LOCAL_IDS.last)
    .executeTakeFirstOrThrow();
  let next = Math.max(LOCAL_IDS.first, (newest ?? 0) + 1);
  const made = rows.map(({ row, data }) => {
    const position = data.pos ?? 'F';
    const earlier = known.find(
      (one) =>
        one.search_name === searchName(data.player) && one.position === position && one.birth_date === data.birth_date,
    );
    const id = earlier?.id ?? next++;
    const record = {
      ...newPlayer(id, data.player, position),
      nhl_club: data.nhl_team,
      birth_date: data.birth_date,
      drafted_or_signed: data.nhl_team !== null,
      roster_status: 'inactive' as const,
      source: 'league',
      as_of: today,
    };
    return { row, record, earlier };
  });
  await writePlayers(
    db,
    made.flatMap(({ record, earlier }) => (earlier === undefined ? [record] : [])),
  );
  return new Map(
    made.map(({ row, record: { id, full_name: name } }) => [
      row,
      { id, name, note: 'Brought along as a prospect whom nobody else knows.' },
    ]),
  );
}
