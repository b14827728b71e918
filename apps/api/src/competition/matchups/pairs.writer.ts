import type { Pairing } from '@crease/core/competition/matchups/schedule.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';

const COLUMNS = ['league_id', 'season', 'period', 'number', 'home_team_id', 'away_team_id'] as const;

/** Stores who meets whom in periods, numbered from 1 in each. */
export async function insertPairs(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  periods: readonly { readonly period: number; readonly pairs: readonly Pairing[] }[],
): Promise<void> {
  const rows = periods.flatMap(({ period, pairs }) =>
    pairs.map(({ home, away }, index) => ({
      league_id: id,
      season,
      period,
      number: index + 1,
      home_team_id: home,
      away_team_id: away,
    })),
  );
  await db
    .insertInto('matchup')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('matchup', rows, 'given')).select(COLUMNS))
    .execute();
}
