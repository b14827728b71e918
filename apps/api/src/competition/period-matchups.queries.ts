import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';

/** The matchups of a season (`m`), each with its period (`p`). */
export const matchupsOfPeriods = (db: Db, { id, season }: { readonly id: string; readonly season: Season }) =>
  db
    .selectFrom('matchup as m')
    .innerJoin('matchup_period as p', (join) =>
      join
        .onRef('p.league_id', '=', 'm.league_id')
        .onRef('p.season', '=', 'm.season')
        .onRef('p.number', '=', 'm.period'),
    )
    .where('m.league_id', '=', id)
    .where('m.season', '=', season);
