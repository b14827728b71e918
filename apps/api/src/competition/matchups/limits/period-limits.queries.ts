import { sql } from 'kysely';
import type { PeriodLimitSettings } from '@crease/core/competition/period-limits.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { nhlDay } from '../matchup.queries.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

/** The first day of the next matchup period, null where none is to come; and whether the play-offs have begun. */
export async function nextPeriodOf(
  db: Db,
  league: OfSeason,
): Promise<{ readonly nextPeriod: string | null; readonly inPlayoffs: boolean }> {
  const row = await db
    .selectFrom('matchup_period')
    .select([
      sql<string | null>`(min(starts_on) filter (where starts_on > ${nhlDay}))::text`.as('nextPeriod'),
      sql<boolean>`coalesce(bool_or(round is not null and starts_on <= ${nhlDay}), false)`.as('inPlayoffs'),
    ])
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .executeTakeFirstOrThrow();
  return row;
}

/** The settings that decide limits of periods that have not begun, with changes that wait for the next one. */
export async function limitsOfNextPeriod(db: Db, leagueId: string): Promise<PeriodLimitSettings> {
  const { settings, coming } = await db
    .selectFrom('league as l')
    .select('l.settings')
    .select(({ selectFrom }) =>
      selectFrom('setting_change as c')
        .select(sql<PeriodLimitSettings | null>`jsonb_object_agg(c.key, c.after)`.as('after'))
        .whereRef('c.league_id', '=', 'l.id')
        .where('c.key', 'in', ['goalie_starts_period', 'category_goalies'])
        .where('c.state', '=', 'coming')
        .where('c.effect', '=', 'next-period')
        .as('coming'),
    )
    .where('l.id', '=', leagueId)
    .executeTakeFirstOrThrow();
  return { ...settings, ...coming };
}

/**
 * The limit of goalie starts in the matchup period of a day, with a team's starts in it and before the day. Undefined
 * without a limit.
 */
export const goalieStartsOn = (db: Db, leagueId: string, teamId: string, day: string) =>
  db
    .selectFrom('matchup_period as p')
    .leftJoin('goalie_starts as gs', (join) =>
      join
        .onRef('gs.league_id', '=', 'p.league_id')
        .on('gs.team_id', '=', teamId)
        .onRef('gs.day', '>=', 'p.starts_on')
        .onRef('gs.day', '<=', 'p.ends_on'),
    )
    .select(['p.ends_on as endsOn', ({ ref }) => ref('p.goalie_starts').$notNull().as('limit')])
    .select([
      sql<number>`coalesce(sum(gs.starts), 0)::int`.as('used'),
      sql<number>`coalesce(sum(gs.starts) filter (where gs.day < ${day}::date), 0)::int`.as('before'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.goalie_starts', 'is not', null)
    .where('p.starts_on', '<=', day)
    .where('p.ends_on', '>=', day)
    .groupBy(['p.ends_on', 'p.goalie_starts'])
    .executeTakeFirst();
