import type { Insertable } from 'kysely';
import type { FinalRow } from '@crease/core/competition/champion.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db, Tables } from '../platform/database/database.js';
import { asRows, insteadOf } from '../platform/database/sql.js';

/** A row of a table that was imported from another site. Imported play-offs may decide its rank. */
export type BroughtRow = Pick<
  Insertable<Tables['season_standing']>,
  'team_id' | 'rank' | 'points' | 'wins' | 'losses' | 'ties' | 'table_rank'
>;

const KEY = ['league_id', 'season', 'team_id'] as const;
const COLUMNS = [...KEY, 'rank', 'points', 'less', 'wins', 'losses', 'ties', 'table_rank'] as const;

/** Stores the table of a season that ended here. An earlier one of that season is replaced, row by row. */
export async function writeFinalTable(
  db: Db,
  { id: leagueId, season }: { readonly id: string; readonly season: Season },
  table: readonly FinalRow[],
): Promise<void> {
  await db
    .insertInto('season_standing')
    .columns(COLUMNS)
    .expression(
      db
        .selectFrom(
          asRows(
            'season_standing',
            table.map(({ teamId, rank, points, less = 0, record, tableRank }) => ({
              league_id: leagueId,
              season,
              team_id: teamId,
              rank,
              points,
              less,
              ...record,
              table_rank: tableRank,
            })),
            'row',
          ),
        )
        .select(COLUMNS),
    )
    .onConflict((known) => known.columns(KEY).doUpdateSet(insteadOf(COLUMNS, KEY)))
    .execute();
}

export async function removeFinalTable(db: Db, leagueId: string, season: Season): Promise<void> {
  await db.deleteFrom('season_standing').where('league_id', '=', leagueId).where('season', '=', season).execute();
}

/** Replaces the imported final table of a past season; an empty list removes it. */
export async function putBroughtTable(
  db: Db,
  leagueId: string,
  season: Season,
  rows: readonly BroughtRow[],
): Promise<void> {
  await db
    .deleteFrom('season_standing')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('brought', '=', true)
    .execute();
  if (rows.length === 0) return;
  const columns = [...KEY, 'rank', 'points', 'wins', 'losses', 'ties', 'table_rank', 'brought'] as const;
  const given = rows.map((row) => ({ ...row, league_id: leagueId, season, brought: true }));
  await db
    .insertInto('season_standing')
    .columns(columns)
    .expression(db.selectFrom(asRows('season_standing', given, 'given')).select(columns))
    .execute();
}
