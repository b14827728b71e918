import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { nhlDay } from '../matchups/matchup.queries.js';

/** A league's season with its last day, and the matchup period of today or the next one. */
export const seasonUnderWay = (db: Db, leagueId: string) =>
  db
    .selectFrom('league as l')
    .leftJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'l.id').onRef('y.season', '=', 'l.current_season'),
    )
    .select(['l.current_season as season', 'l.is_sample as sample', 'l.phase', 'y.ends_on as endsOn'])
    .select(sql<string>`${nhlDay}::text`.as('today'))
    .select(({ selectFrom, ref, exists }) => [
      isSo(
        exists(selectFrom('nhl_schedule as n').select('n.season').where('n.season', '=', ref('l.current_season'))),
      ).as('imported'),
      selectFrom('matchup_season as m')
        .select('m.season')
        .where('m.league_id', '=', ref('l.id'))
        .where('m.season', '=', ref('l.current_season'))
        .where('m.table_only', '=', false)
        .as('matchups'),
      jsonObjectFrom(
        selectFrom('matchup_period as p')
          .select(['p.number', 'p.starts_on', 'p.ends_on'])
          .where('p.league_id', '=', ref('l.id'))
          .where('p.season', '=', ref('l.current_season'))
          .where('p.ends_on', '>=', nhlDay)
          .orderBy('p.number')
          .limit(1),
      ).as('period'),
    ])
    .where('l.id', '=', leagueId);

/** Games that are not over, by day: the NHL's, or the sample's. */
export const comingGames = (
  db: Db,
  season: Season,
  { from, to, sample }: { readonly from: string; readonly to: string; readonly sample: boolean },
) =>
  db
    .selectFrom('nhl_game')
    .select(['day', 'home', 'away'])
    .where('season', '=', season)
    .where('playoffs', '=', false)
    .where('sample', '=', sample)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', 'in', ['scheduled', 'live'])
    .orderBy('day')
    .orderBy('id')
    .execute();
