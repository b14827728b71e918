import { pgArray, type Transaction } from '../platform/database/database.js';

/** A player's place on a team as it stood; times are PostgreSQL's own text, exact to the microsecond. */
export interface RosterRow {
  player_id: number;
  team_id: string;
  place: string;
  acquired_at: string;
  acquired_by: string;
  since: string;
}

/** For `returning`, where rows are taken off rosters and may come back. */
export const ROSTER_ROW =
  'player_id, team_id, place, acquired_at::text as acquired_at, acquired_by, since::text as since';

/** Rosters as they were, with the history of every player: what was written of their leaving since `from` goes. */
export async function backOnRosters(
  sql: Transaction['sql'],
  leagueId: string,
  rows: readonly RosterRow[],
  from: string,
): Promise<void> {
  await sql(
    'delete from roster_past where league_id = $1 and player_id = any($2::int[]) and to_at >= $3::timestamptz',
    [leagueId, pgArray(rows.map(({ player_id }) => player_id)), from],
  );
  await sql(
    `insert into roster_entry (league_id, player_id, team_id, place, acquired_at, acquired_by, since)
     select $1, player_id, team_id, place, acquired_at::timestamptz, acquired_by, since::timestamptz
     from jsonb_to_recordset($2::jsonb) as was (player_id int, team_id text, place text, acquired_at text, acquired_by text, since text)`,
    [leagueId, JSON.stringify(rows)],
  );
}
