import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';
import { statusIn } from '../../players/player-status.queries.js';
import { nhlDay } from '../matchups/matchup.queries.js';

const c = namesIn('category_season as c');

/** The matchups of teams in the period of today, or the next one, of a season in progress. Byes are left out. */
export const presentMatchups = (db: Db, leagueId: string, teamIds: readonly string[]) =>
  db
    .selectFrom('league as l')
    .innerJoin('matchup as m', (join) =>
      join.onRef('m.league_id', '=', 'l.id').onRef('m.season', '=', 'l.current_season'),
    )
    .select(['m.season', 'm.period', 'm.number'])
    // Milliseconds since 1970.
    .select(sql<number>`(extract(epoch from statement_timestamp()) * 1000)::float8`.as('now'))
    .where('l.id', '=', leagueId)
    .where('l.phase', '=', 'in-season')
    .where('m.away_team_id', 'is not', null)
    .where(({ or, eb }) => or([eb('m.home_team_id', '=', anyOf(teamIds)), eb('m.away_team_id', '=', anyOf(teamIds))]))
    .where(({ eb, selectFrom, ref }) =>
      eb(
        'm.period',
        '=',
        selectFrom('matchup_period as p')
          .select('p.number')
          .where('p.league_id', '=', ref('l.id'))
          .where('p.season', '=', ref('l.current_season'))
          .where('p.ends_on', '>=', nhlDay)
          .orderBy('p.number')
          .limit(1),
      ),
    )
    .orderBy('m.number');

/** The categories of the season in progress, as text: those of the present period. With the league's settings. */
export const presentCategories = (db: Db, leagueId: string) =>
  db
    .selectFrom('league as l')
    .innerJoin('category_season as c', (join) =>
      join.onRef('c.league_id', '=', 'l.id').onRef('c.season', '=', 'l.current_season'),
    )
    .select(['c.kind', 'l.settings', sql<string>`${nhlDay}::text`.as('today')])
    .select(({ selectFrom, ref, fn }) =>
      fn
        .coalesce(
          selectFrom('matchup_period as p')
            .select('p.categories')
            .where('p.league_id', '=', ref('l.id'))
            .where('p.season', '=', ref('l.current_season'))
            .where('p.ends_on', '>=', nhlDay)
            .orderBy('p.number')
            .limit(1),
          sql<string>`${c.categories}`,
        )
        .as('categories'),
    )
    .where('l.id', '=', leagueId);

export const rostersOf = (db: Db, leagueId: string, teamIds: readonly string[]) =>
  db
    .selectFrom('roster_stay as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['r.team_id as teamId', 'r.place', 'p.id', 'p.position', 'p.nhl_club as club'])
    .select(statusIn(sql.val(leagueId)).as('status'))
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', anyOf(teamIds))
    .where('r.to_at', 'is', null);
