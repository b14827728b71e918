import { sql } from 'kysely';
import { PERIOD_SETTINGS, type PeriodSettings } from '@crease/core/competition/period-limits.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { nhlDay } from '../matchup.queries.js';
import { namesIn } from '../../../platform/database/rows.js';

const p = namesIn('matchup_period as p');
const o = namesIn('matchup_period as o');
const x = namesIn('lineup_league as x');
const c = namesIn('setting_change as c');
const gs = namesIn('goalie_starts as gs');

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

/** True where the rules of period `p` can still change: it has not begun, nor the round of the play-offs with it. */
export const isToCome = sql<boolean>`(${p.starts_on} > ${nhlDay} and not exists (select from ${o.table}
  where ${o.league_id} = ${p.league_id} and ${o.season} = ${p.season} and ${o.round} = ${p.round} and ${o.starts_on} <= ${nhlDay}))`;

/**
 * The first day of the next matchup period or round, null where none is to come; whether the play-offs have begun, and
 * whether a period is under way or to come.
 */
export async function nextPeriodOf(
  db: Db,
  league: OfSeason,
): Promise<{ readonly nextPeriod: string | null; readonly inPlayoffs: boolean; readonly inPeriods: boolean }> {
  const row = await db
    .selectFrom('matchup_period as p')
    .select([
      // Line-ups of a day are stored at its noon in the league's zone, which may be before the day is the NHL's.
      sql<string | null>`(min(${p.starts_on}) filter (where ${isToCome} and ${p.starts_on} > coalesce(
        (select ${x.settled_to} from ${x.table} where ${x.league_id} = ${p.league_id}), '-infinity')))::text`.as(
        'nextPeriod',
      ),
      sql<boolean>`coalesce(bool_or(${p.round} is not null and ${p.starts_on} <= ${nhlDay}), false)`.as('inPlayoffs'),
      sql<boolean>`coalesce(bool_or(${p.ends_on} >= ${nhlDay}), false)`.as('inPeriods'),
    ])
    .where('p.league_id', '=', league.id)
    .where('p.season', '=', league.season)
    .executeTakeFirstOrThrow();
  return row;
}

/** The settings that decide periods that have not begun, with changes that wait for the next one. */
export async function settingsOfNextPeriod(db: Db, leagueId: string): Promise<PeriodSettings> {
  const { settings, coming } = await db
    .selectFrom('league as l')
    .select('l.settings')
    .select(({ selectFrom }) =>
      selectFrom('setting_change as c')
        .select(sql<PeriodSettings | null>`jsonb_object_agg(${c.key}, ${c.after})`.as('after'))
        .whereRef('c.league_id', '=', 'l.id')
        .where('c.key', 'in', PERIOD_SETTINGS)
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
      sql<number>`coalesce(sum(${gs.starts}), 0)::int`.as('used'),
      sql<number>`coalesce(sum(${gs.starts}) filter (where ${gs.day} < ${day}::date), 0)::int`.as('before'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.goalie_starts', 'is not', null)
    .where('p.starts_on', '<=', day)
    .where('p.ends_on', '>=', day)
    .groupBy(['p.ends_on', 'p.goalie_starts'])
    .executeTakeFirst();
