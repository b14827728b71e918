import type { Place } from '@crease/core/position.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';

/*
 * How other features change rosters: in their own transaction, under the teams' locks, after they have judged whether the change is legal.
 */

/** A player goes from one team to another. False when they are not on the first any more. */
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

/** A free agent goes to a team. False when somebody else got them in the same moment. */
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

/** A player of a team changes their place on it, if they still have the one that is named. */
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
