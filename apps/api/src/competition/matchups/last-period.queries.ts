import { sql } from 'kysely';
import { endsWithPeriods, type LeagueCalendar } from '@crease/core/leagues/calendar.rules.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('matchup_period as p');

/**
 * First day of the last regular period of league `l`; null without play-offs. The first period of a season does not
 * count: trading would end before it begins.
 */
export const lastPeriodOn = (db: Db) =>
  db
    .selectFrom('matchup_period as p')
    .select(
      sql<string | null>`case when bool_or(${p.round} is not null) and count(*) filter (where ${p.round} is null) > 1
        then (max(${p.starts_on}) filter (where ${p.round} is null))::text end`.as('starts_on'),
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
