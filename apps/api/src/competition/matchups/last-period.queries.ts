import { sql } from 'kysely';
import { endsWithPeriods, type LeagueCalendar } from '@crease/core/leagues/calendar.rules.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('matchup_period as p');
const y = namesIn('league_season as y');
const isRegular = sql<boolean>`${p.round} is null`;
/** After a table only the rounds are stored, so the last regular week is the one before them. */
const weekBefore = sql<string>`min(${p.starts_on}) - 7`;

/**
 * First day of the last regular period of league `l`; null without play-offs. The first period or week of a season does
 * not count: trading would end before it begins.
 */
export const lastPeriodOn = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .leftJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'p.league_id').onRef('y.season', '=', 'p.season'),
    )
    .select(
      sql<string | null>`case
        when bool_and(not ${isRegular}) and ${weekBefore} > min(${y.starts_on}) then (${weekBefore})::text
        when bool_or(not ${isRegular}) and count(*) filter (where ${isRegular}) > 1
          then (max(${p.starts_on}) filter (where ${isRegular}))::text end`.as('starts_on'),
    )
    .where('p.league_id', '=', sql.ref<string>('l.id'))
    .where('p.season', '=', sql.ref<string>('l.current_season'));

/** That day of a league in season where trading ends when the period begins; null elsewhere, without a query. */
export async function findLastPeriod(
  db: Db,
  { id, phase, settings }: { readonly id: string } & Pick<LeagueCalendar, 'phase' | 'settings'>,
): Promise<string | null> {
  if (phase !== 'in-season' || !endsWithPeriods(settings)) return null;
  const row = await db
    .selectFrom('league as l')
    .select(lastPeriodOn(db).as('starts_on'))
    .where('l.id', '=', id)
    .executeTakeFirst();
  return row?.starts_on ?? null;
}
