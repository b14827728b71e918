import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import type { ArchivePlayer } from '@crease/core/archive/archive.schema.js';
import type { ArchiveAnswer } from '@crease/core/archive/archive.answers.js';
import { newPlayer, type PlayerRecord } from '@crease/core/players/files/import.rules.js';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { searchName } from '@crease/core/players/search.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { RefusalError } from '../platform/refusal.error.js';
import { createYield } from '../platform/jobs/event-loop-yield.js';
import { writePlayers } from '../players/players.tables.js';
import { refusal } from './archive.refusals.js';

export interface Matched {
  /** New numbers by number in the archive, for players whose number differs. */
  readonly ids: ReadonlyMap<number, number>;
  readonly answer: ArchiveAnswer['players'];
}

const keyOf = (name: string, position: string, born: string | null): string => `${name}/${position}/${born ?? ''}`;

async function playersById(db: Db, ids: readonly number[], sample: boolean) {
  const players = await db
    .selectFrom('player')
    .select(['id', 'full_name', 'search_name'])
    .where('id', '=', anyOf(ids))
    .where('id', '>', LOCAL_IDS.last)
    .where('is_sample', '=', sample)
    .execute();
  return new Map(players.map((player) => [player.id, player]));
}

/** The numbers of players known only to leagues, by name, position and birth date. */
async function localsByKey(db: Db, names: ReadonlySet<string>): Promise<Map<string, number[]>> {
  const locals = await db
    .selectFrom('player')
    .select(['id', 'search_name', 'position', 'birth_date'])
    .where('id', '<=', LOCAL_IDS.last)
    .where('search_name', '=', anyOf([...names]))
    .orderBy('id')
    .execute();
  const byKey = new Map<string, number[]>();
  for (const { id, search_name, position, birth_date } of locals) {
    const key = keyOf(search_name, position, birth_date);
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return byKey;
}

/** Matches players by their NHL number. Unknown ones are added as players known only to leagues. */
export async function matchPlayers(
  db: Db,
  players: readonly ArchivePlayer[],
  { sample, today }: { readonly sample: boolean; readonly today: string },
): Promise<Matched> {
  const known = await playersById(
    db,
    players.map(({ id }) => id),
    sample,
  );
  const rest = players.filter(({ id }) => !known.has(id));
  const named = new Map(rest.map((player) => [player.id, searchName(player.name)]));
  const locals = await localsByKey(db, new Set(named.values()));
  const { newest } = await db
    .selectFrom('player')
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .where('id', '<=', LOCAL_IDS.last)
    .executeTakeFirstOrThrow();
  let next = Math.max(LOCAL_IDS.first, (newest ?? 0) + 1);
  const clubs = new Set((await db.selectFrom('nhl_club').select('code').execute()).map(({ code }) => code));
  const yieldNow = createYield();
  const taken = new Set<number>();
  const ids = new Map<number, number>();
  const created: ArchivePlayer[] = [];
  const records: PlayerRecord[] = [];
  for (const player of rest) {
    await yieldNow();
    const key = keyOf(named.get(player.id) ?? '', player.position, player.birth_date);
    const same = (locals.get(key) ?? []).filter((id) => !taken.has(id));
    const earlier = same.find((id) => id === player.id) ?? same[0];
    const id = earlier ?? next++;
    taken.add(id);
    if (id !== player.id) ids.set(player.id, id);
    if (earlier !== undefined) continue;
    created.push(player);
    const nhl_club = player.club !== null && clubs.has(player.club) ? player.club : null;
    const facts = { nhl_club, birth_date: player.birth_date, roster_status: 'inactive' as const };
    records.push({ ...newPlayer(id, player.name, player.position), ...facts, source: 'league', as_of: today });
  }
  const most = ARCHIVE_LIMITS.prospects;
  if (records.length > most || next > LOCAL_IDS.last + 1) {
    const figures = { count: records.length, most };
    throw new RefusalError(
      refusal('archiveTooManyProspects', { figures, kind: 'invalid', figure: records.length, limit: most }),
    );
  }
  await writePlayers(db, records);
  return {
    ids,
    answer: {
      matched: players.length - created.length,
      created: created.map(({ name, position }) => ({ name, position })),
      differ: players.flatMap(({ id, name }) => {
        const here = known.get(id);
        return here && here.search_name !== searchName(name) ? [{ id, there: name, here: here.full_name }] : [];
      }),
    },
  };
}
