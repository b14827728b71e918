import { randomBytes } from 'node:crypto';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import type { ArchivePerson, ArchivePlayer } from '@crease/core/archive/archive.schema.js';
import type { ArchiveAnswer } from '@crease/core/archive/archive.answers.js';
import { newId } from '@crease/core/ids.js';
import { newPlayer, type PlayerRecord } from '@crease/core/players/files/import.rules.js';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { insertNamedPeople } from '../auth/account/account.tables.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { RefusalError } from '../platform/refusal.error.js';
import { breather } from '../platform/jobs/breath.js';
import { writePlayers } from '../players/players.tables.js';
import type { Seat, Team } from './archive.check.js';
import { refusal } from './archive.refusals.js';

export interface Joined {
  /** Ids in this installation by id in the archive. */
  readonly ids: ReadonlyMap<string, string>;
  readonly shown: ArchiveAnswer['people'];
  /** Accounts to invite, with the id of their team in the archive. */
  readonly invited: readonly { readonly teamId: string; readonly userId: string; readonly coManager: boolean }[];
}

/**
 * Maps the people of an archive to accounts here. Accounts are matched only when the archive was made here and not
 * changed since; anyone could write any name into another one. Only the caller becomes a member.
 */
export async function joinPeople(
  db: Db,
  people: readonly ArchivePerson[],
  { teams, seats }: { readonly teams: readonly Team[]; readonly seats: readonly Seat[] },
  caller: { readonly userId: string; readonly sealed: boolean; readonly person: string | null },
): Promise<Joined> {
  const accounts = caller.sealed
    ? await db
        .selectFrom('app_user')
        .select(['id', 'deleted_at', 'disabled_at'])
        .where('id', '=', anyOf(people.map(({ id }) => id)))
        .execute()
    : [];
  const here = new Map(accounts.map((account) => [account.id, account]));
  const ids = new Map<string, string>();
  const strangers: ArchivePerson[] = [];
  for (const person of people) {
    if (person.id === caller.person) ids.set(person.id, caller.userId);
    else if (here.has(person.id)) ids.set(person.id, person.id);
    else {
      const id = newId((length) => randomBytes(length));
      ids.set(person.id, id);
      strangers.push({ ...person, id });
    }
  }
  await insertNamedPeople(db, strangers);
  const invited: { teamId: string; userId: string; coManager: boolean }[] = [];
  const own = seats.find(({ user_id }) => ids.get(user_id) === caller.userId)?.team_id ?? null;
  const shown = people.map((person) => {
    const seat = seats.find(({ user_id }) => user_id === person.id);
    const account = here.get(person.id);
    const living = account !== undefined && account.deleted_at === null && account.disabled_at === null;
    const you = ids.get(person.id) === caller.userId;
    // The caller manages their team, whose other people help them.
    if (!you && living && seat?.team_id != null)
      invited.push({
        teamId: seat.team_id,
        userId: person.id,
        coManager: seat.co_manager === true || seat.team_id === own,
      });
    return {
      id: person.id,
      name: `${person.first_name} ${person.last_name}`.trim(),
      team: teams.find(({ id }) => id === seat?.team_id)?.name ?? null,
      commissioner: seat?.is_commissioner === true,
      joins: you
        ? ('you' as const)
        : seat?.team_id == null
          ? ('named' as const)
          : living
            ? ('invited' as const)
            : ('anew' as const),
    };
  });
  return { ids, shown, invited };
}

export interface Matched {
  /** New numbers by number in the archive, for players whose number differs. */
  readonly ids: ReadonlyMap<number, number>;
  readonly answer: ArchiveAnswer['players'];
}

const keyOf = (name: string, position: string, born: string | null): string => `${name}/${position}/${born ?? ''}`;

/** Players of the NHL or the sample. */
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
  const breathe = breather();
  const taken = new Set<number>();
  const ids = new Map<number, number>();
  const created: ArchivePlayer[] = [];
  const records: PlayerRecord[] = [];
  for (const player of rest) {
    await breathe();
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
