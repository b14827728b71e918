import { gameDaysIn, type PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { gamesByDay } from '../../players/schedule.tables.js';

/** The matchup period of a day, with its number of days with games; null where the day is in none. */
export async function periodOn(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  day: string,
): Promise<(PeriodDays & { readonly gameDays: number }) | null> {
  const row = await db
    .selectFrom('matchup_period as p')
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .innerJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'p.league_id').onRef('y.season', '=', 'p.season'),
    )
    .select(['p.starts_on', 'p.ends_on', 's.by_games', 'y.starts_on as first', 'y.ends_on as last'])
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('s.table_only', '=', false)
    .where('p.starts_on', '<=', day)
    .where('p.ends_on', '>=', day)
    .executeTakeFirst();
  if (row === undefined) return null;
  const period = { startsOn: row.starts_on, endsOn: row.ends_on };
  const games = row.by_games ? await gamesByDay(db, season, { startsOn: row.first, endsOn: row.last }) : null;
  return { ...period, gameDays: gameDaysIn(period, games) };
}
