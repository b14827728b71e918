import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { TeamMatchups } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db, Tables } from '../../platform/database/database.js';
import { NIGHTLY_KEY, notRunYet } from '../../platform/jobs/job-run.js';

type Of<T> = T | Expression<T>;

/**
 * True when period `p` is over, or has begun and a team has points in it: a season may end before the first game of a
 * week, which would otherwise be a tie of all.
 */
export const hasBegun = (db: Pick<Db, 'selectFrom'>) =>
  sql<boolean>`(p.ends_on < ${nhlDay} or p.starts_on <= ${nhlDay} and exists ${db
    .selectFrom('team_day as d')
    .innerJoin('team as own', 'own.id', 'd.team_id')
    .select('d.day')
    .where('own.league_id', '=', sql.ref<string>('p.league_id'))
    .where('d.season', '=', sql.ref<string>('p.season'))
    .where('d.playoffs', '=', false)
    .where('d.day', '>=', sql.ref<string>('p.starts_on'))
    .where('d.day', '<=', sql.ref<string>('p.ends_on'))})`;

/** Which periods count: those whose games are over, or also the one under way. */
export type Counting = 'ended' | 'begun';

/**
 * The day of the NHL. It changes at 12:00 UTC, when every game of the night before is over. The same in a whole
 * statement, so that an index can be read by it.
 */
export const nhlDay = sql<string>`(statement_timestamp() at time zone 'utc' - interval '12 hours')::date`;

/**
 * True while the nightly import has not ended since a day. Only where it ended on one of the days before, and for two
 * days: an import that stays away stops nothing.
 */
function waitsForNight(day: Expression<string>) {
  const { and, or, not } = expressionBuilder<Tables, never>();
  const notRun = (days: number) =>
    notRunYet(sql<string>`${sql.lit(NIGHTLY_KEY)} || to_char(${day} + ${sql.lit(days)}::int, 'YYYY-MM-DD')`);
  return and([
    sql<boolean>`${nhlDay} <= ${day} + 1`,
    or([-1, -2, -3].map((days) => not(notRun(days)))),
    ...[0, 1, 2].map((days) => notRun(days)),
  ]);
}

/**
 * True when no day of period `p`, or none before it, waits for its games or for scoring: its results would still
 * change.
 */
export const isScored = (days: 'in' | 'before') => {
  const { selectFrom, not, exists, or } = expressionBuilder<Tables & { p: Tables['matchup_period'] }, 'p'>();
  const due = selectFrom('points_due as d').select('d.day').whereRef('d.season', '=', 'p.season');
  const missed = selectFrom('points_missed as d')
    .select('d.day')
    .whereRef('d.season', '=', 'p.season')
    .whereRef('d.league_id', '=', 'p.league_id');
  const waiting =
    days === 'before'
      ? [due.whereRef('d.day', '<', 'p.starts_on'), missed.whereRef('d.day', '<', 'p.starts_on')]
      : [
          due.whereRef('d.day', '>=', 'p.starts_on').whereRef('d.day', '<=', 'p.ends_on'),
          missed.whereRef('d.day', '>=', 'p.starts_on').whereRef('d.day', '<=', 'p.ends_on'),
        ];
  const next = days === 'before' ? sql<string>`p.starts_on` : sql<string>`(p.ends_on + 1)`;
  return not(or([...waiting.map((some) => exists(some)), waitsForNight(next)]));
};

/** A team's points in the days of period `p`. */
export const pointsInPeriod = (db: Pick<Db, 'selectFrom'>, teamId: Expression<string | null>) =>
  sql<number>`(${db
    .selectFrom('team_day as d')
    .select(sql<number>`coalesce(sum(d.points), 0)::float8`.as('points'))
    .where('d.team_id', '=', sql<string>`${teamId}`)
    .where('d.season', '=', sql.ref<string>('p.season'))
    .where('d.playoffs', '=', false)
    .where('d.day', '>=', sql.ref<string>('p.starts_on'))
    .where('d.day', '<=', sql.ref<string>('p.ends_on'))})`;

/** A team's matchups of a season that count, with its points; null where the season is not played in matchups. */
export const matchupsOfTeam = (
  db: Db,
  of: {
    readonly leagueId: Expression<string>;
    readonly teamId: Expression<string>;
    readonly season: Of<string>;
    readonly counting: Counting;
  },
) => {
  const isHome = sql<boolean>`m.home_team_id = ${of.teamId}`;
  const played = db
    .selectFrom('matchup as m')
    .innerJoin('matchup_period as p', (join) =>
      join
        .onRef('p.league_id', '=', 'm.league_id')
        .onRef('p.season', '=', 'm.season')
        .onRef('p.number', '=', 'm.period'),
    )
    .select([
      'm.period',
      sql<string | null>`case when ${isHome} then m.away_team_id else m.home_team_id end`.as('against'),
      sql<number>`case when p.decided_at is null then ${pointsInPeriod(db, of.teamId)}
        when ${isHome} then m.home_points::float8 else m.away_points::float8 end`.as('points'),
    ])
    .where('m.league_id', '=', sql.ref<string>('s.league_id'))
    .where('m.season', '=', sql.ref<string>('s.season'))
    .where(({ eb, or }) => or([eb('m.home_team_id', '=', of.teamId), eb('m.away_team_id', '=', of.teamId)]))
    .where('p.round', 'is', null)
    .where(({ eb, or }) =>
      or([eb('p.decided_at', 'is not', null), of.counting === 'ended' ? eb('p.ends_on', '<', nhlDay) : hasBegun(db)]),
    )
    .orderBy('m.period')
    .orderBy('m.number');
  return jsonObjectFrom(
    db
      .selectFrom('matchup_season as s')
      .select(['s.seed', 's.median', jsonArrayFrom(played).as('played')])
      .where('s.league_id', '=', of.leagueId)
      .where('s.season', '=', of.season),
  ).$castTo<TeamMatchups | null>();
};

/** A period with its results as they were announced or decided. */
export const storedPeriod = (db: Db, leagueId: string, season: Season, number: number) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .select([
      'p.starts_on',
      'p.ends_on',
      'p.round',
      's.median',
      jsonArrayFrom(
        db
          .selectFrom('matchup as m')
          .select(['m.home_team_id', 'm.away_team_id'])
          .select([
            sql<number | null>`m.home_points::float8`.as('home_points'),
            sql<number | null>`m.away_points::float8`.as('away_points'),
          ])
          .where('m.league_id', '=', leagueId)
          .where('m.season', '=', season)
          .where('m.period', '=', number)
          .orderBy('m.number'),
      ).as('matchups'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.season', '=', season)
    .where('p.number', '=', number);

/** The seasons of a league that are played in matchups. */
export const matchupSeasons = (db: Db, leagueId: Of<string>) =>
  db.selectFrom('matchup_season as s').select('s.season').where('s.league_id', '=', leagueId);

/** The periods of a season in order, each with its matchups and the points so far. Empty where it has none. */
export const periodsOf = (db: Db, leagueId: string, season: Season) =>
  db
    .selectFrom('matchup_period as p')
    .select([
      'p.number',
      'p.starts_on',
      'p.ends_on',
      'p.round',
      sql<'coming' | 'running' | 'ended' | 'final'>`case when p.decided_at is not null then 'final'
        when p.ends_on < ${nhlDay} then 'ended' when p.starts_on <= ${nhlDay} then 'running' else 'coming' end`.as(
        'state',
      ),
      jsonArrayFrom(
        db
          .selectFrom('matchup as m')
          .select([
            'm.number',
            'm.home_team_id',
            'm.away_team_id',
            sql<number>`case when p.decided_at is null then ${pointsInPeriod(db, sql.ref<string>('m.home_team_id'))}
              else m.home_points::float8 end`.as('home_points'),
            sql<number | null>`case when m.away_team_id is null then null
              when p.decided_at is null then ${pointsInPeriod(db, sql.ref<string | null>('m.away_team_id'))}
              else m.away_points::float8 end`.as('away_points'),
          ])
          .where('m.league_id', '=', sql.ref<string>('p.league_id'))
          .where('m.season', '=', sql.ref<string>('p.season'))
          .where('m.period', '=', sql.ref<number>('p.number'))
          .orderBy('m.number'),
      ).as('matchups'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.season', '=', season)
    .orderBy('p.number');
