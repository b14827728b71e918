import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';

export interface BroughtRecord extends WinRecord {
  readonly team_id: string;
}

/** Replaces the results of before in a season of matchups; an empty list removes them. */
export async function putBroughtRecords(
  db: Db,
  leagueId: string,
  season: Season,
  rows: readonly BroughtRecord[],
): Promise<void> {
  await db.deleteFrom('brought_record').where('league_id', '=', leagueId).where('season', '=', season).execute();
  if (rows.length === 0) return;
  const columns = ['league_id', 'season', 'team_id', 'wins', 'losses', 'ties'] as const;
  const given = rows.map((row) => ({ ...row, league_id: leagueId, season }));
  await db
    .insertInto('brought_record')
    .columns(columns)
    .expression(db.selectFrom(asRows('brought_record', given, 'given')).select(columns))
    .execute();
}
