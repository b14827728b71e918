import type { Pairing } from '@crease/core/competition/matchups/schedule.rules.js';
import type { FurtherBracket } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';

const COLUMNS = ['league_id', 'season', 'period', 'number', 'home_team_id', 'away_team_id', 'bracket'] as const;

/** A pair, and to which further matches of the play-offs it belongs. */
export type BracketPair = Pairing & { readonly bracket?: FurtherBracket | null };

/** Stores who meets whom in periods, numbered from 1 in each. */
export async function insertPairs(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  periods: readonly { readonly period: number; readonly pairs: readonly BracketPair[] }[],
): Promise<void> {
  const rows = periods.flatMap(({ period, pairs }) =>
    pairs.map(({ home, away, bracket = null }, index) => ({
      league_id: id,
      season,
      period,
      number: index + 1,
      home_team_id: home,
      away_team_id: away,
      bracket,
    })),
  );
  await db
    .insertInto('matchup')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('matchup', rows, 'given')).select(COLUMNS))
    .execute();
}
