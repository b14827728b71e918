import { expressionBuilder, sql, type Expression, type InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { categoryScores, periodRules, type CategoryRules } from '@crease/core/competition/categories/category.rules.js';
import { thousandths } from '@crease/core/players/scoring/scoring.table.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { SetResultView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamMatchups } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db, Tables } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import { broughtOfTeam } from '../brought/brought-records.queries.js';
import { categoriesOfSeason, ownCategories } from './limits/category-rules.queries.js';
import { aheadInTie, brokenTie } from './results/broken-ties.queries.js';
import { figuresInPeriod, pointsInPeriod } from './results/period-sums.queries.js';
import { NIGHTLY_KEY, notRunYet } from '../../platform/jobs/job-run.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('matchup_period as p');
const teamRow = namesIn('team as own');
const d = namesIn('team_day as d');
const m = namesIn('matchup as m');
const u = namesIn('app_user as u');
const q = namesIn('matchup_period as q');
const o = namesIn('matchup_period as o');

type Of<T> = T | Expression<T>;

/**
 * True when period `p` is over, or has begun and a team has points or figures in it: a season may end before the first
 * game of a week, which would otherwise be a tie of all. Weights of a league of categories may all be 0.
 */
export const hasBegun = (db: Pick<Db, 'selectFrom'>) =>
  sql<boolean>`(${p.ends_on} < ${nhlDay} or ${p.starts_on} <= ${nhlDay} and (exists ${db
    .selectFrom('team_day as d')
    .innerJoin('team as own', (join) =>
      join.onRef('own.league_id', '=', 'd.league_id').onRef('own.id', '=', 'd.team_id'),
    )
    .select('d.day')
    .where('d.playoffs', '=', false)
    .where(isDayOfPeriod)}
    or ${p.goalie_games} is not null and exists ${db
      .selectFrom('team_figures as d')
      .innerJoin('team as own', (join) =>
        join.onRef('own.league_id', '=', 'd.league_id').onRef('own.id', '=', 'd.team_id'),
      )
      .select('d.day')
      .where(isDayOfPeriod)}))`;

const isDayOfPeriod = sql<boolean>`(${teamRow.league_id} = ${p.league_id} and ${d.season} = ${p.season}
  and ${d.day} between ${p.starts_on} and ${p.ends_on})`;

/** Which periods count: those whose games are over, or also the one under way. */
export type Counting = 'ended' | 'begun';

/**
 * The day of the NHL. It changes at 12:00 UTC, when every game of the night before is over. The same in a whole
 * statement, so that an index can be read by it.
 */
export const nhlDay = sql<string>`(statement_timestamp() at time zone 'utc' - interval '12 hours')::date`;

/**
 * True while the nightly import has not ended since a day. Requires that it ended on one of the days before, and
 * applies for two days: an import that fails to run stops nothing.
 */
export function waitsForNight(day: Expression<string>) {
  const { and, or, not } = expressionBuilder<Tables, never>();
  const notRun = (days: number) =>
    notRunYet(sql<string>`${sql.lit(NIGHTLY_KEY)} || to_char(${day} + ${sql.lit(days)}::int, 'YYYY-MM-DD')`);
  return and([
    sql<boolean>`${nhlDay} <= ${day} + 1`,
    or([-1, -2, -3].map((days) => not(notRun(days)))),
    ...[0, 1, 2].map((days) => notRun(days)),
  ]);
}

/** True when no day of period `p`, or none before it, waits for its games or for scoring. */
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
  const next = days === 'before' ? sql<string>`${p.starts_on}` : sql<string>`(${p.ends_on} + 1)`;
  return not(or([...waiting.map((some) => exists(some)), waitsForNight(next)]));
};

/** A side's sums of matchup `m`: as decided, or so far. */
const figuresOfSide = (db: Db, side: 'home' | 'away') =>
  sql<TeamFigures | null>`case when ${p.decided_at} is null
    then ${figuresInPeriod(db, sql.ref<string | null>(`m.${side}_team_id`))} else ${sql.ref(`m.${side}_figures`)} end`;

const setPoints = (isHome: Expression<boolean>) =>
  sql<number | null>`(case when ${isHome} then ${m.set_home_points} else ${m.set_away_points} end)::float8`;

interface StoredSet {
  readonly home: number;
  readonly away: number;
  readonly by: string | null;
  readonly reason: string;
  readonly undoable: boolean;
}

const setResult = sql<StoredSet | null>`case when ${m.set_at} is not null then jsonb_build_object(
  'home', ${m.set_home_points}::float8, 'away', ${m.set_away_points}::float8, 'reason', ${m.set_reason},
  'by', (select ${fullName(sql.ref<string>('u.first_name'), sql.ref<string>('u.last_name'))} from ${u.table}
    where ${u.id} = ${m.set_by}),
  'undoable', not exists (select from ${q.table} where ${q.league_id} = ${m.league_id} and ${q.season} = ${m.season}
    and ${q.ends_on} < ${nhlDay} and ${q.ends_on} >= (${m.set_at} at time zone 'utc' - interval '12 hours')::date)) end`;

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
  const isHome = sql<boolean>`${m.home_team_id} = ${of.teamId}`;
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
      sql<string | null>`case when ${isHome} then ${m.away_team_id} else ${m.home_team_id} end`.as('against'),
      sql<number>`coalesce(${setPoints(isHome)}, case when ${p.decided_at} is null then ${pointsInPeriod(db, of.teamId)}
        when ${isHome} then ${m.home_points}::float8 else ${m.away_points}::float8 end)`.as('points'),
      setPoints(isHome).as('set'),
      aheadInTie(isHome).as('broken'),
      sql<TeamFigures | null>`case when ${p.decided_at} is null then ${figuresInPeriod(db, of.teamId)}
        when ${isHome} then ${m.home_figures} else ${m.away_figures} end`.as('figures'),
      'p.goalie_games as least',
      ownCategories.as('rules'),
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
      .select([
        's.seed',
        's.median',
        's.odd',
        's.record',
        's.table_order as order',
        categoriesOfSeason(db, 's').as('categories'),
        jsonArrayFrom(played).as('played'),
      ])
      .select(broughtOfTeam(db, of.teamId).as('brought'))
      .select(({ selectFrom }) =>
        selectFrom('division_team as o')
          .select('o.division')
          .whereRef('o.league_id', '=', 's.league_id')
          .whereRef('o.season', '=', 's.season')
          .where('o.team_id', '=', of.teamId)
          .as('division'),
      )
      .where('s.league_id', '=', of.leagueId)
      .where('s.season', '=', of.season)
      .where('s.table_only', '=', false),
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
      's.odd',
      jsonArrayFrom(
        db
          .selectFrom('matchup as m')
          .select(['m.home_team_id', 'm.away_team_id', 'm.bracket'])
          .select(({ eb }) => isSo(eb('m.set_at', 'is not', null)).as('is_set'))
          .select([
            sql<number | null>`coalesce(${m.set_home_points}, ${m.home_points})::float8`.as('home_points'),
            sql<number | null>`coalesce(${m.set_away_points}, ${m.away_points})::float8`.as('away_points'),
            brokenTie.as('broken'),
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

/** The seasons of a league that are played in matchups, and which of them are decided by categories. */
export const matchupSeasons = (db: Db, leagueId: Of<string>) =>
  db
    .selectFrom('matchup_season as s')
    .leftJoin('category_season as c', (join) =>
      join.onRef('c.league_id', '=', 's.league_id').onRef('c.season', '=', 's.season'),
    )
    .select(({ eb, or }) => [
      's.season',
      's.record',
      's.brought',
      isSo(or([eb('c.season', 'is not', null), eb('s.brought', '=', 'categories')])).as('categories'),
    ])
    .where('s.league_id', '=', leagueId)
    .where('s.table_only', '=', false);

/** All periods of a season, those of its play-offs, or one; of a round all periods. */
type Which = 'all' | 'rounds' | { readonly number: number };

function isAsked(which: Which) {
  if (which === 'all') return sql<boolean>`true`;
  if (which === 'rounds') return sql<boolean>`${p.round} is not null`;
  return sql<boolean>`(${p.number} = ${which.number} or ${p.round} = (select ${o.round} from ${o.table}
    where ${o.league_id} = ${p.league_id} and ${o.season} = ${p.season} and ${o.number} = ${which.number}))`;
}

export const storedPeriods = (db: Db, leagueId: string, season: Season, which: Which) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .select([
      'p.number',
      'p.starts_on',
      'p.ends_on',
      'p.round',
      'p.goalie_games',
      'p.goalie_starts',
      'p.games_caps',
      'p.edited',
      's.ties',
      's.round_wins as by_wins',
      's.corrections',
      's.brought',
      sql<boolean>`${p.told_at} is not null`.as('told'),
      categoriesOfSeason(db, 'p').as('categories'),
      ownCategories.as('own_categories'),
      sql<'coming' | 'running' | 'ended' | 'final'>`case when ${p.decided_at} is not null then 'final'
        when ${p.ends_on} < ${nhlDay} then 'ended' when ${p.starts_on} <= ${nhlDay} then 'running' else 'coming' end`.as(
        'state',
      ),
      jsonArrayFrom(
        db
          .selectFrom('matchup as m')
          .select([
            'm.number',
            'm.home_team_id',
            'm.away_team_id',
            'm.bracket',
            sql<number>`case when ${p.decided_at} is null then ${pointsInPeriod(db, sql.ref<string>('m.home_team_id'))}
              else ${m.home_points}::float8 end`.as('home_points'),
            sql<number | null>`case when ${m.away_team_id} is null then null
              when ${p.decided_at} is null then ${pointsInPeriod(db, sql.ref<string | null>('m.away_team_id'))}
              else ${m.away_points}::float8 end`.as('away_points'),
            figuresOfSide(db, 'home').as('home_figures'),
            figuresOfSide(db, 'away').as('away_figures'),
            setResult.as('set'),
            brokenTie.as('broken'),
          ])
          .where('m.league_id', '=', sql.ref<string>('p.league_id'))
          .where('m.season', '=', sql.ref<string>('p.season'))
          .where('m.period', '=', sql.ref<number>('p.number'))
          .orderBy('m.number'),
      ).as('matchups'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.season', '=', season)
    .where(isAsked(which))
    .orderBy('p.number');

type StoredPeriod = InferResult<ReturnType<typeof storedPeriods>>[number];

type StoredMatchup = StoredPeriod['matchups'][number];

/** A matchup with the points that count, and a set result with the points of the games. */
type ScoredMatchup = Omit<StoredMatchup, 'set'> & { readonly set: SetResultView | null };

/** A period with its matchups and the points so far: in a season of categories, category points. */
export type Period = Omit<StoredPeriod, 'categories' | 'own_categories' | 'matchups'> & {
  readonly rules: CategoryRules | null;
  readonly matchups: readonly ScoredMatchup[];
};

/** The periods of a season in order. Empty where it has none. */
export const loadPeriods = async (db: Db, leagueId: string, season: Season, which: Which = 'all'): Promise<Period[]> =>
  withScores(await storedPeriods(db, leagueId, season, which).execute());

/** Stored periods of a season with their category points. */
export function withScores(periods: readonly StoredPeriod[]): Period[] {
  const stored = periods[0]?.categories ?? null;
  const rulesOf = stored === null ? () => null : periodRules(stored);
  return periods.map(({ categories: _, own_categories: own, ...period }) => {
    const rules = rulesOf(own);
    return {
      ...period,
      rules,
      matchups: period.matchups.map((one) => {
        const matchup = asSet(rules === null ? one : scored(one, period, rules));
        // A round of several periods has one score of them all.
        return period.round === null ? withTie(matchup) : matchup;
      }),
    };
  });
}

function scored(one: StoredMatchup, { goalie_games: least }: Pick<StoredPeriod, 'goalie_games'>, rules: CategoryRules) {
  if (one.away_team_id === null) return { ...one, home_points: 0 };
  const scores = categoryScores(rules, least ?? 0, one.home_figures ?? {}, one.away_figures ?? {});
  return { ...one, home_points: scores.homePoints, away_points: scores.awayPoints };
}

/** A correction can separate the teams after their tie was broken. */
const withTie = (matchup: ScoredMatchup): ScoredMatchup =>
  thousandths(matchup.home_points) === thousandths(matchup.away_points ?? 0) ? matchup : { ...matchup, broken: null };

function asSet({ set, ...matchup }: StoredMatchup): ScoredMatchup {
  if (set === null) return { ...matchup, set };
  const { home, away, ...rest } = set;
  const { home_points, away_points } = matchup;
  return {
    ...matchup,
    home_points: home,
    away_points: away,
    set: { ...rest, home_points, away_points: away_points ?? 0 },
  };
}
