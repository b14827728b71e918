import { randomBytes } from 'node:crypto';
import type { ArchivePerson } from '@crease/core/archive/archive.schema.js';
import type { ArchiveAnswer } from '@crease/core/archive/archive.answers.js';
import { newId } from '@crease/core/ids.js';
import { insertNamedPeople } from '../auth/account/account.tables.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import type { Seat, Team } from './archive.check.js';

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
    // The caller manages their team. Its other people become co-managers.
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
