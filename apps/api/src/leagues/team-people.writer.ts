import { sql } from 'kysely';
import { freeSeat, PEOPLE_PER_TEAM } from '@crease/core/leagues/co-managers/co-manager.rules.js';
import type { Db } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import { refusal } from './leagues.refusals.js';

/* Writers of a team's people, in the caller's transaction and under the league's lock. */

/** The seat of a new co-manager. Refuses a team without a manager, and one that is full. */
export async function seatOfCoManager(db: Db, teamId: string, team: string): Promise<number> {
  const people = await db
    .selectFrom('membership')
    .select(['seat', 'co_manager'])
    .where('team_id', '=', teamId)
    .execute();
  if (people.every(({ co_manager }) => co_manager))
    throw new RefusalError(refusal('teamFree.accept', { figures: { team } }));
  const seat = freeSeat(people.map((person) => person.seat));
  if (seat !== null) return seat;
  const figures = { team, most: PEOPLE_PER_TEAM };
  throw new RefusalError(refusal('teamFull.accept', { figures, figure: people.length + 1, limit: PEOPLE_PER_TEAM }));
}

/** Takes a member off their team; they stay in the league. */
export async function leaveTeam(db: Db, leagueId: string, userId: string): Promise<void> {
  await db
    .updateTable('membership')
    .set({ team_id: null, co_manager: false, seat: 0 })
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .execute();
}

export async function makeCoManager(db: Db, leagueId: string, userId: string, coManager: boolean): Promise<void> {
  await db
    .updateTable('membership')
    .set({ co_manager: coManager })
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Makes a co-manager the manager of a team whose manager has gone: enabled accounts first, then by the time of joining.
 * Returns the new manager; null when the team has one still. Closes invitations of people who do not manage the team.
 */
export async function succeedManager(db: Db, leagueId: string, teamId: string): Promise<string | null> {
  const people = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.co_manager'])
    .where('m.league_id', '=', leagueId)
    .where('m.team_id', '=', teamId)
    .orderBy(({ eb }) => eb('u.disabled_at', 'is not', null))
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
  const present = people.find(({ co_manager }) => !co_manager)?.user_id;
  const successor = present === undefined ? (people[0]?.user_id ?? null) : null;
  if (successor !== null) await makeCoManager(db, leagueId, successor, false);
  await closeInvitations(db, { leagueId, teamId, except: present ?? successor });
  return successor;
}

/** Closes a team's open invitations of co-managers, except its manager's and those that a copy made for accounts. */
async function closeInvitations(
  db: Db,
  { leagueId, teamId, except }: { readonly leagueId: string; readonly teamId: string; readonly except: string | null },
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ revoked_at: sql<Date>`now()` })
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('co_manager', '=', true)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('for_user', 'is', null)
    .where('created_by', 'is distinct from', except)
    .execute();
}
