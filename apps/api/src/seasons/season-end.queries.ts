import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { rookieLimits } from '@crease/core/leagues/farm.rules.js';
import { hasOutgrown } from '@crease/core/players/rookie.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { Graduate } from '@crease/core/seasons/step.words.js';
import type { Db } from '../platform/database/database.js';
import { nameOrder } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { GRADUATION_NOTICE_DAYS } from '@crease/core/seasons/step.words.js';

/**
 * The latest season end that may be announced now in any time zone. A statement over many leagues does not evaluate
 * their zones; `isToldOf` decides for one league.
 */
export const mayBeToldOf = sql<string>`(clock_timestamp() at time zone 'utc')::date + ${sql.lit(GRADUATION_NOTICE_DAYS + 1)}`;

/** True when a season's graduates may be announced, by the league's time zone. */
export const isToldOf = (lastDay: string, timeZone: string, now: number): boolean =>
  lastDay <= dayPlus(dayIn(now, timeZone), GRADUATION_NOTICE_DAYS);

/**
 * Players in rookie banks who will be no rookies in the next season, by the present season's games and their age on 15
 * September. A commissioner's override takes precedence.
 */
export async function graduatesOf(db: Db, league: Pick<PlayingLeague, 'id' | 'season'>): Promise<Graduate[]> {
  const next = seasonPlus(league.season, 1);
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .leftJoin('rookie_override as o', (join) =>
      join.onRef('o.league_id', '=', 'r.league_id').onRef('o.player_id', '=', 'p.id'),
    )
    .select(({ selectFrom }) => [
      'p.id as playerId',
      'p.full_name as name',
      't.id as teamId',
      't.name as teamName',
      'p.position',
      'p.birth_date',
      'p.drafted_or_signed',
      'o.rookie as override',
      'l.settings',
      jsonArrayFrom(
        selectFrom('player_season as s')
          .select(({ fn }) => ['s.season', fn.coalesce('s.gp', sql.lit(0)).as('gp')])
          .whereRef('s.player_id', '=', 'p.id')
          .where('s.playoffs', '=', false)
          .where('s.season', '<', next),
      ).as('seasons'),
    ])
    .where('r.league_id', '=', league.id)
    .where('r.place', '=', 'rookie')
    .orderBy(({ fn }) => fn<string>('lower', ['t.name']))
    .orderBy('t.number')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('p.id')
    .execute();
  return rows
    .filter(({ override, ...player }) =>
      override === null ? hasOutgrown(player, next, rookieLimits(player.settings)) : !override,
    )
    .map(({ playerId, name, teamId, teamName }) => ({ playerId, name, teamId, teamName }));
}
