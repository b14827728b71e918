import { sql } from 'kysely';
import type { Place } from '@crease/core/position.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow, exact, integerArray, textArray } from '../platform/database/sql.js';
import { releaseContracts } from '../contracts/contracts.tables.js';
import type { RosterRow } from './put-back.queries.js';

/* Roster changes for other features, in the caller's transaction, under the teams' locks, after judging the change. */

/** Moves a player between teams. False when the player has left the first one. */
export async function handPlayer(
  db: Db,
  leagueId: string,
  playerId: number,
  { from, to, place, by }: { from: string; to: string; place: Place; by: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('roster_entry')
    .set({ team_id: to, place, acquired_at: clockNow, acquired_by: by })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', playerId)
    .where('team_id', '=', from)
    .returning('player_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Puts a free agent on a team. False when another team was quicker. */
export async function givePlayer(
  db: Db,
  leagueId: string,
  playerId: number,
  { to, place, by }: { to: string; place: Place; by: string },
): Promise<boolean> {
  const given = await db
    .insertInto('roster_entry')
    .values({ league_id: leagueId, player_id: playerId, team_id: to, place, acquired_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return given !== undefined;
}

/** Changes a player's place on their team, if they are still in place `from`. */
export async function changePlace(
  db: Db,
  leagueId: string,
  playerId: number,
  { team, from, to }: { team: string; from: Place; to: Place },
): Promise<void> {
  await db
    .updateTable('roster_entry')
    .set({ place: to })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', playerId)
    .where('team_id', '=', team)
    .where('place', '=', from)
    .execute();
}

/**
 * Removes players from their teams: the given ones, or all. Ends their contracts, unless they are `sent` to the rookie
 * bank. Returns their places for `backOnRosters`.
 */
export async function releasePlayers(
  db: Db,
  leagueId: string,
  { teamId, playerIds, sent = false }: { teamId?: string; playerIds?: readonly number[]; sent?: boolean } = {},
): Promise<RosterRow[]> {
  let going = db.selectFrom('roster_entry').where('league_id', '=', leagueId);
  if (teamId !== undefined) going = going.where('team_id', '=', teamId);
  if (playerIds !== undefined) going = going.where('player_id', '=', anyOf(playerIds));
  const released = await going
    .select(({ ref }) => [
      'player_id',
      'team_id',
      'place',
      exact(ref('acquired_at')).as('acquired_at'),
      'acquired_by',
      exact(ref('since')).as('since'),
    ])
    .forUpdate()
    .execute();
  const ids = released.map(({ player_id }) => player_id);
  await db.deleteFrom('roster_entry').where('league_id', '=', leagueId).where('player_id', '=', anyOf(ids)).execute();
  if (!sent) await releaseContracts(db, leagueId, ids);
  return released;
}

interface Placed {
  readonly player_id: number;
  readonly team_id: string;
  readonly place: Place;
}

const rowsOf = (entries: readonly Placed[]) =>
  sql<Placed>`unnest(${integerArray(entries.map(({ player_id }) => player_id))},
    ${textArray(entries.map(({ team_id }) => team_id))},
    ${textArray(entries.map(({ place }) => place))})`.as<'given'>(sql`given (player_id, team_id, place)`);

/** Applies rosters from a file: players who join, change team, or only change place. */
export async function importRosters(
  db: Db,
  leagueId: string,
  { joined, moved, placed }: Readonly<Record<'joined' | 'moved' | 'placed', readonly Placed[]>>,
): Promise<void> {
  if (joined.length > 0)
    await db
      .insertInto('roster_entry')
      .columns(['league_id', 'player_id', 'team_id', 'place', 'acquired_at', 'acquired_by', 'since'])
      .expression((from) =>
        from
          .selectFrom(rowsOf(joined))
          .select([
            sql<string>`${leagueId}`.as('league_id'),
            'given.player_id',
            'given.team_id',
            'given.place',
            clockNow.as('acquired_at'),
            sql<string>`'import'`.as('acquired_by'),
            clockNow.as('since'),
          ]),
      )
      .execute();
  if (moved.length > 0)
    await db
      .updateTable('roster_entry as r')
      .from(rowsOf(moved))
      .set(({ ref }) => ({
        team_id: ref('given.team_id'),
        place: ref('given.place'),
        acquired_at: clockNow,
        acquired_by: 'import',
      }))
      .where('r.league_id', '=', leagueId)
      .whereRef('r.player_id', '=', 'given.player_id')
      .execute();
  if (placed.length > 0)
    await db
      .updateTable('roster_entry as r')
      .from(rowsOf(placed))
      .set(({ ref }) => ({ place: ref('given.place') }))
      .where('r.league_id', '=', leagueId)
      .whereRef('r.player_id', '=', 'given.player_id')
      .execute();
}

/** Moves graduates to the active roster. Returns when each had entered the bank. */
export async function promoteGraduates(
  db: Db,
  leagueId: string,
  playerIds: readonly number[],
): Promise<{ player_id: number; since: string }[]> {
  const before = await db
    .selectFrom('roster_entry')
    .select(({ ref }) => ['player_id', exact(ref('since')).as('since')])
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .execute();
  await db
    .updateTable('roster_entry')
    .set({ place: 'active' })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .execute();
  return before;
}
