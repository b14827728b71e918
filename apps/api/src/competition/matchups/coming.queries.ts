import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { nhlDay } from './matchup.queries.js';

/** The user's matchups that are not over, in all leagues. A bye is none. */
export const comingMatchups = (db: Db, userId: string) =>
  db
    .selectFrom('membership as own')
    .innerJoin('league as l', 'l.id', 'own.league_id')
    .innerJoin('matchup as m', (join) =>
      join
        .onRef('m.league_id', '=', 'l.id')
        .onRef('m.season', '=', 'l.current_season')
        .on(({ or, eb, ref }) =>
          or([eb('m.home_team_id', '=', ref('own.team_id')), eb('m.away_team_id', '=', ref('own.team_id'))]),
        ),
    )
    .innerJoin('matchup_period as p', (join) =>
      join
        .onRef('p.league_id', '=', 'm.league_id')
        .onRef('p.season', '=', 'm.season')
        .onRef('p.number', '=', 'm.period'),
    )
    .innerJoin('team as home', (join) =>
      join.onRef('home.league_id', '=', 'm.league_id').onRef('home.id', '=', 'm.home_team_id'),
    )
    .innerJoin('team as away', (join) =>
      join.onRef('away.league_id', '=', 'm.league_id').onRef('away.id', '=', 'm.away_team_id'),
    )
    .select([
      'l.id as league_id',
      'l.name as league',
      'own.team_id',
      'm.season',
      'm.period',
      'p.round',
      'm.bracket',
      'p.starts_on',
      'p.ends_on',
    ])
    .select(({ ref }) => [
      sql<string>`case when ${ref('home.id')} = ${ref('own.team_id')} then ${ref('home.name')} else ${ref('away.name')} end`.as(
        'team',
      ),
      sql<string>`case when ${ref('home.id')} = ${ref('own.team_id')} then ${ref('away.name')} else ${ref('home.name')} end`.as(
        'other',
      ),
    ])
    .where('own.user_id', '=', userId)
    .where('l.phase', '=', 'in-season')
    .where('p.ends_on', '>=', nhlDay)
    .orderBy('p.starts_on')
    .orderBy('m.number')
    .execute();
