import { sql } from 'kysely';
import type { DecidedMatchup } from '@crease/core/competition/matchups/rivalry.rules.js';
import type { Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { aheadInTie } from './results/broken-ties.queries.js';

/** All final matchups of two teams in a league, of all seasons. */
export const decidedMatchups = (db: Db, leagueId: string): Promise<DecidedMatchup[]> =>
  db
    .selectFrom('matchup as m')
    .innerJoin('matchup_period as p', (join) =>
      join
        .onRef('p.league_id', '=', 'm.league_id')
        .onRef('p.season', '=', 'm.season')
        .onRef('p.number', '=', 'm.period'),
    )
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'm.league_id').onRef('s.season', '=', 'm.season'),
    )
    .leftJoin('playoff_team as l', (join) =>
      join
        .onRef('l.league_id', '=', 'm.league_id')
        .onRef('l.season', '=', 'm.season')
        .onRef('l.out_in', '=', 'p.round')
        .on(({ or, eb }) =>
          or([eb('l.team_id', '=', eb.ref('m.home_team_id')), eb('l.team_id', '=', eb.ref('m.away_team_id'))]),
        ),
    )
    .select(({ eb, and, ref }) => [
      isSo(and([eb('p.round', 'is not', null), eb('m.bracket', 'is', null)])).as('forTitle'),
      'm.season',
      'm.period',
      'p.round',
      // Imported periods have no days.
      sql<string | null>`case when ${ref('s.brought')} is null then ${ref('p.starts_on')}::text end`.as('from'),
      sql<string | null>`case when ${ref('s.brought')} is null then ${ref('p.ends_on')}::text end`.as('to'),
      'm.home_team_id as home',
      ref('m.away_team_id').$notNull().as('away'),
      sql<number>`coalesce(${ref('m.set_home_points')}, ${ref('m.home_points')})::float8`.as('homePoints'),
      sql<number>`coalesce(${ref('m.set_away_points')}, ${ref('m.away_points')})::float8`.as('awayPoints'),
      aheadInTie(sql<boolean>`true`).as('broken'),
      isSo(and([eb('p.round', 'is not', null), eb('m.set_at', 'is not', null), eb('s.round_wins', '=', false)])).as(
        'ofRound',
      ),
      'l.team_id as lost',
    ])
    .where('m.league_id', '=', leagueId)
    .where('m.away_team_id', 'is not', null)
    .where('p.decided_at', 'is not', null)
    .orderBy('m.season')
    .orderBy('m.period')
    .orderBy('m.number')
    .execute();
