import { LOCAL_IDS, MOST_PROSPECTS } from '@crease/core/players/players.values.js';
import { newPlayer } from '@crease/core/players/files/import.rules.js';
import type { PlayerNamed } from '@crease/core/players/files/players.import.schema.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import { searchName } from '@crease/core/players/search.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import { writePlayers } from '../../players/players.tables.js';
import type { Read } from './csv.rows.js';
import { refusal } from '../imports.refusals.js';

const AT_ONCE = 500;

export interface Prospect {
  readonly id: number;
  readonly name: string;
  readonly note: ReportSaid;
  readonly loose: false;
}

/**
 * Creates players known only to a league, from the rows that name them. They appear on rosters, but not among free
 * agents, like inactive players. A prospect with the same name, position and birth date is reused, from any league.
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
  const keyOf = (name: string, position: string, born: string | null): string => `${name}/${position}/${born ?? ''}`;
  const earliest = new Map<string, (typeof known)[number]>();
  for (const one of known) {
    const key = keyOf(one.search_name, one.position, one.birth_date);
    if (!earliest.has(key)) earliest.set(key, one);
  }
  const yieldNow = createYield();
  const made = [];
  for (const { row, data } of rows) {
    await yieldNow();
    const position = data.pos ?? 'F';
    const earlier = earliest.get(keyOf(searchName(data.player), position, data.birth_date));
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
    made.push({ row, record, earlier });
  }
  const records = made.flatMap(({ record, earlier }) => (earlier === undefined ? [record] : []));
  if (records.length > MOST_PROSPECTS || next > LOCAL_IDS.last + 1) {
    const figures = { count: records.length, most: MOST_PROSPECTS };
    throw new RefusalError(
      refusal('tooManyProspects', { figures, kind: 'invalid', figure: records.length, limit: MOST_PROSPECTS }),
    );
  }
  for (let from = 0; from < records.length; from += AT_ONCE)
    await writePlayers(db, records.slice(from, from + AT_ONCE));
  return new Map(
    made.map(({ row, record: { id, full_name: name } }) => [
      row,
      { id, name, note: { key: 'player.prospect' }, loose: false },
    ]),
  );
}
