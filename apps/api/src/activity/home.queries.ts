import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { outOfDrafts } from '../leagues/draft-picks.tables.js';
import { earnedIn } from '../competition/earned.queries.js';
import { finalTables } from '../competition/final-tables.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { foldedFor, unreadBy, type Listener } from './lines.queries.js';
import { namesIn } from '../platform/database/rows.js';

const pick = namesIn('draft_pick');
const l = namesIn('league as l');
const f = namesIn('fa_pick as f');
const p = namesIn('player as p');
const d = namesIn('draft_pick as d');

const RECENT = 20;

const LEAGUE = sql.ref<string>('l.id');
const SEASON = sql.ref<string>('l.current_season');
const TWO_SEASONS_AGO = sql<number>`left(${l.current_season}, 4)::int - 2`;

const faPicks = (db: Db) =>
  db
    .selectFrom('fa_pick as f')
    .leftJoin('player as p', 'p.id', 'f.player_id')
    .select([
      'f.id',
      'f.week',
      'f.original_team_id as assigned_to',
      'f.owner_team_id as owned_by',
      'f.starts_at',
      'f.expires_at as expiry_date',
      sql<string | null>`case when ${f.penalty} then 'penalty' else ${p.full_name} end`.as('player_taken'),
    ])
    .where('f.league_id', '=', LEAGUE)
    .where('f.season', '=', SEASON)
    .orderBy('f.week')
    .orderBy('f.original_team_id')
    .orderBy('f.number');

const draftPicks = (db: Db) =>
  db
    .selectFrom('draft_pick as d')
    .select([
      'd.id',
      'd.season',
      'd.type',
      'd.round',
      'd.pick_number',
      'd.original_team_id as assigned_to',
      'd.owner_team_id as owned_by',
    ])
    .where('d.league_id', '=', LEAGUE)
    // The next draft of each type: this season's, or the following one when this season's is over. One subquery for all
    // picks.
    .where(
      sql<boolean>`(${d.type}, ${d.season}) in (select p.type, min(p.season)
        from (select distinct ${pick.league_id}, ${pick.season}, ${pick.type} from ${pick.table}
          where ${pick.league_id} = ${LEAGUE} and ${pick.season} >= ${SEASON}) p
        where not ${outOfDrafts('p')} group by p.type)`,
    )
    .where('d.forfeited_at', 'is', null)
    .orderBy('d.type')
    .orderBy('d.round')
    .orderBy('d.pick_number', (order) => order.asc().nullsLast())
    .orderBy('d.original_team_id')
    .orderBy('d.extra');

/** Points of every team in the season and the two before, regular season and playoffs; 0 where a team earned none. */
const points = (db: Db) => {
  const seasons = sql<{ season: string }>`(
    select y::text || '-' || lpad(((y + 1) % 100)::text, 2, '0')
    from generate_series(${TWO_SEASONS_AGO}, left(${l.current_season}, 4)::int) y)`;
  // A subquery, because a join would read the points of all leagues: the season is unknown when the query is planned.
  const earned = earnedIn(
    db,
    { leagueId: sql.ref('t.league_id'), teamId: sql.ref('t.id') },
    sql.ref('s.season'),
    sql.ref<boolean>('o.playoffs'),
  );
  return db
    .selectFrom('team as t')
    .crossJoin(seasons.as<'s'>(sql`s (season)`))
    .crossJoin(sql<{ playoffs: boolean }>`(values (false), (true))`.as<'o'>(sql`o (playoffs)`))
    .select(['t.id as team_id', 's.season', 'o.playoffs', sql<number>`coalesce(${earned}, 0)::float8`.as('points')])
    .where('t.league_id', '=', LEAGUE)
    .orderBy('t.number')
    .orderBy('s.season')
    .orderBy('o.playoffs');
};

/** Final tables of the season and the two before. They decide the champions, even when points were corrected later. */
const standings = (db: Db) =>
  finalTables(db, LEAGUE)
    .where(({ ref }) => sql<number>`left(${ref('s.season')}, 4)::int`, '>=', TWO_SEASONS_AGO)
    .orderBy('s.season')
    .orderBy('s.team_id');

const datedSeasons = (db: Db) =>
  db.selectFrom('league_season as d').select('d.season').where('d.league_id', '=', LEAGUE);

/**
 * The version of league `l`'s home. It changes whenever the home may have changed, except when free-agent picks expire,
 * which the screen handles itself. It adds up the event counts of all streams that the reader sees (each stream has the
 * name of its room). The newest line's id would not work: a line with a lower id may commit later.
 */
export const versionFor = (db: Db, reader: Listener) => {
  const { leagueId, userId, rooms } = reader;
  const heard = db
    .selectFrom('stream as s')
    .select(({ fn }) => fn.sum<number>('s.seq').as('count'))
    .where('s.league_id', '=', leagueId)
    .where('s.id', '=', anyOf(rooms));
  const heardAnywhere = db
    .selectFrom('account_stream as a')
    .select(({ fn }) => fn.sum<number>('a.seq').as('count'))
    .where('a.id', '=', anyOf(rooms));
  const drafted = db
    .selectFrom('draft as d')
    .select(({ fn }) => fn.sum<number>('d.seq').as('count'))
    .where('d.league_id', '=', leagueId)
    .where('d.kind', '<>', 'mock');
  const seen = db
    .selectFrom('activity_seen as s')
    .select(({ fn }) => fn.sum<number>('s.seq').as('seen'))
    .where('s.league_id', '=', leagueId)
    .where('s.user_id', '=', userId);
  return sql<string>`${l.version} || '-' || coalesce(${heard}, 0) + coalesce(${heardAnywhere}, 0) || '-' || coalesce(${drafted}, 0) || '-' || coalesce(${seen}, 0)`;
};

/** The whole home in one statement, with its version. Its times are texts. */
export const homeFor = (db: Db, reader: Listener) =>
  db
    .selectFrom('league as l')
    .select([
      'l.current_season as season',
      versionFor(db, reader).as('version'),
      jsonObjectFrom(unreadBy(db, reader)).as('unread'),
      jsonArrayFrom(foldedFor(db, reader).orderBy('e.id', 'desc').limit(sql.lit(RECENT))).as('recent'),
      jsonArrayFrom(faPicks(db)).as('fa_picks'),
      jsonArrayFrom(draftPicks(db)).as('picks'),
      jsonArrayFrom(points(db)).as('points'),
      jsonArrayFrom(standings(db)).as('standings'),
      jsonArrayFrom(datedSeasons(db)).as('dates'),
    ])
    .where('l.id', '=', reader.leagueId);
