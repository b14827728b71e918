import type { PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';

/** The matchup period of a day, with the adds that it allows a team; null where the day is in none. */
export async function periodOn(
  db: Db,
  { id, season }: { readonly id: string; readonly season: Season },
  day: string,
): Promise<(PeriodDays & { readonly adds: number | null }) | null> {
  const row = await db
    .selectFrom('matchup_period')
    .select(['starts_on as startsOn', 'ends_on as endsOn', 'adds'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('starts_on', '<=', day)
    .where('ends_on', '>=', day)
    .executeTakeFirst();
  return row ?? null;
}
