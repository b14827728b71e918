import type { StandingPlace } from '@crease/core/teams/lineup.rules.js';
import type { Db } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';

/** Writes what stands of teams on a day. What was written before stays. */
export async function writeLineupDays(
  db: Db,
  day: string,
  teams: readonly { readonly teamId: string; readonly places: readonly StandingPlace[] }[],
): Promise<void> {
  if (teams.length === 0) return;
  await db
    .insertInto('lineup_day')
    .values(
      teams.map(({ teamId, places }) => ({
        team_id: teamId,
        day,
        player_ids: places.map(({ playerId }) => playerId),
        places: json([...places]),
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}
