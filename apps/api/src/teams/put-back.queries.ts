import type { Place } from '@crease/core/position.js';
import { resumeContracts } from '../contracts/contracts.tables.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, momentOf } from '../platform/database/sql.js';

/** A stored roster place. Times are timestamp texts from PostgreSQL, with microseconds. */
export interface RosterRow {
  player_id: number;
  team_id: string;
  place: Place;
  acquired_at: string;
  acquired_by: string;
  since: string;
}

/** Restores players on their rosters and deletes the history of their leaving since `from`. */
export async function backOnRosters(db: Db, leagueId: string, rows: readonly RosterRow[], from: string): Promise<void> {
  if (rows.length === 0) return;
  await db
    .deleteFrom('roster_past')
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(rows.map(({ player_id }) => player_id)))
    .where('to_at', '>=', momentOf(from))
    .execute();
  const columns = ['league_id', 'player_id', 'team_id', 'place', 'acquired_at', 'acquired_by', 'since'] as const;
  const given = rows.map((row) => ({ ...row, league_id: leagueId }));
  await db
    .insertInto('roster_entry')
    .columns(columns)
    .expression(db.selectFrom(asRows('roster_entry', given, 'given')).select(columns))
    .execute();
  await resumeContracts(
    db,
    leagueId,
    rows.map(({ player_id }) => player_id),
    from,
  );
}

/** Deletes a stay on a team from the history. */
export async function forgetStay(
  db: Db,
  leagueId: string,
  { player_id, acquired_at }: Pick<RosterRow, 'player_id' | 'acquired_at'>,
): Promise<void> {
  await db
    .deleteFrom('roster_past')
    .where('league_id', '=', leagueId)
    .where('player_id', '=', player_id)
    .where('acquired_at', '=', momentOf(acquired_at))
    .execute();
}

/** Deletes a deleted league's past rosters, whose last rows were written by deleting it. */
export async function deletePastRosters(db: Db, leagueId: string): Promise<void> {
  await db.deleteFrom('roster_past').where('league_id', '=', leagueId).execute();
}
