import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  categoryScores,
  periodRules,
  sumOfFigures,
  type CategoryKind,
} from '@crease/core/competition/categories/category.rules.js';
import { weeksAfter } from '@crease/core/competition/cup/cup.rules.js';
import { isInMatchups } from '@crease/core/leagues/formats.js';
import { pairRound, type PlayoffPair, type Seed } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, clockNow } from '../../platform/database/sql.js';
import { ownCategories } from '../matchups/limits/category-rules.queries.js';
import { nhlDay, waitsForNight } from '../matchups/matchup.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const period = namesIn('matchup_period as p');
const l = namesIn('league as l');
const r = namesIn('cup_round as r');
const s = namesIn('cup_score as s');
const d = namesIn('team_day as d');

export interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

/** Leagues in season whose cup may be drawn: the rule for the day is in core. */
export const undrawnCups = (db: Db) =>
  db
    .selectFrom('league as l')
    .innerJoin('league_season as d', (join) =>
      join.onRef('d.league_id', '=', 'l.id').onRef('d.season', '=', 'l.current_season'),
    )
    .select(['l.id as league_id', 'l.current_season as season', 'l.settings', nhlDay.as('today')])
    .select(['d.starts_on as startsOn', 'd.ends_on as endsOn'])
    .where(sql<boolean>`${l.phase} = 'in-season'`)
    .where(sql<boolean>`coalesce(${l.settings} ->> 'cup', 'none') <> 'none'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cup_season as c')
            .select('c.seed')
            .whereRef('c.league_id', '=', 'l.id')
            .whereRef('c.season', '=', 'l.current_season'),
        ),
      ),
    )
    .orderBy('l.id');

export type Undrawn = InferResult<ReturnType<typeof undrawnCups>>[number];

/** Rounds of cups in season whose days are over and scored, the first of each league. */
export const dueCupRounds = (db: Db) =>
  db
    .selectFrom('cup_round as p')
    .innerJoin('league as l', (join) =>
      join.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'),
    )
    .distinctOn('p.league_id')
    .select(['p.league_id', 'p.season', 'p.round'])
    .where('l.phase', '=', 'in-season')
    .where('p.decided_at', 'is', null)
    .where('p.ends_on', '<', nhlDay)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('points_due as x')
            .select('x.day')
            .whereRef('x.season', '=', 'p.season')
            .whereRef('x.day', '>=', 'p.starts_on')
            .whereRef('x.day', '<=', 'p.ends_on'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('points_missed as x')
            .select('x.day')
            .whereRef('x.season', '=', 'p.season')
            .whereRef('x.league_id', '=', 'p.league_id')
            .whereRef('x.day', '>=', 'p.starts_on')
            .whereRef('x.day', '<=', 'p.ends_on'),
        ),
      ),
    )
    .where(({ not }) => not(waitsForNight(sql<string>`(${period.ends_on} + 1)`)))
    .orderBy('p.league_id')
    .orderBy('p.round');

/** The periods that begin after a day: regular matchup periods, or calendar weeks in leagues without matchups. */
export const periodsAfter = (db: Db, { settings, ...due }: Undrawn, day: string): Promise<PeriodDays[]> =>
  isInMatchups(settings)
    ? matchupsAfter(db, { id: due.league_id, season: due.season }, day)
    : Promise.resolve(weeksAfter(day, due));

const matchupsAfter = (db: Db, { id, season }: OfSeason, day: string): Promise<PeriodDays[]> =>
  db
    .selectFrom('matchup_period')
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('round', 'is', null)
    .where('starts_on', '>', day)
    .orderBy('number')
    .execute();

export async function chosenDays(db: Db, { id, season }: OfSeason): Promise<string[]> {
  const rows = await db
    .selectFrom('cup_choice')
    .select('starts_on')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .orderBy('round')
    .execute();
  return rows.map(({ starts_on: day }) => day);
}

export async function storeChoice(db: Db, { id, season }: OfSeason, periods: readonly PeriodDays[]): Promise<void> {
  await db.deleteFrom('cup_choice').where('league_id', '=', id).where('season', '=', season).execute();
  if (periods.length === 0) return;
  const CHOICE = ['league_id', 'season', 'round', 'starts_on'] as const;
  const rows = periods.map(({ startsOn }, index) => ({
    league_id: id,
    season,
    round: index + 1,
    starts_on: startsOn,
  }));
  await db
    .insertInto('cup_choice')
    .columns(CHOICE)
    .expression(db.selectFrom(asRows('cup_choice', rows, 'given')).select(CHOICE))
    .execute();
}

export async function storeCup(
  db: Db,
  { id, season }: OfSeason,
  { seed, seeds, rounds }: { seed: string; seeds: readonly Seed[]; rounds: readonly PeriodDays[] },
): Promise<void> {
  const key = { league_id: id, season };
  await db
    .insertInto('cup_season')
    .values({ ...key, seed })
    .execute();
  if (rounds.length === 0) return;
  const ROUND = ['league_id', 'season', 'round', 'starts_on', 'ends_on'] as const;
  const days = rounds.map(({ startsOn, endsOn }, index) => ({
    ...key,
    round: index + 1,
    starts_on: startsOn,
    ends_on: endsOn,
  }));
  await db
    .insertInto('cup_round')
    .columns(ROUND)
    .expression(db.selectFrom(asRows('cup_round', days, 'given')).select(ROUND))
    .execute();
  const TEAM = ['league_id', 'season', 'team_id', 'seed'] as const;
  const places = seeds.map(({ teamId, seed: place }) => ({ ...key, team_id: teamId, seed: place }));
  await db
    .insertInto('cup_team')
    .columns(TEAM)
    .expression(db.selectFrom(asRows('cup_team', places, 'given')).select(TEAM))
    .execute();
}

/** The cup of a season as it is stored; undefined before the draw. */
export const findCup = (db: Db, { id, season }: OfSeason) =>
  db
    .selectFrom('cup_season as c')
    .select('c.seed')
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('cup_round as r')
          .select(['r.round', 'r.starts_on as startsOn', 'r.ends_on as endsOn'])
          .select([
            sql<'coming' | 'running' | 'ended' | 'final'>`case when ${r.decided_at} is not null then 'final'
              when ${r.ends_on} < ${nhlDay} then 'ended' when ${r.starts_on} <= ${nhlDay} then 'running' else 'coming' end`.as(
              'state',
            ),
          ])
          .whereRef('r.league_id', '=', 'c.league_id')
          .whereRef('r.season', '=', 'c.season')
          .orderBy('r.round'),
      ).as('rounds'),
      jsonArrayFrom(
        selectFrom('cup_team as x')
          .select(['x.team_id as teamId', 'x.seed', 'x.out_in as outIn'])
          .whereRef('x.league_id', '=', 'c.league_id')
          .whereRef('x.season', '=', 'c.season')
          .orderBy('x.seed'),
      ).as('seeds'),
      jsonArrayFrom(
        selectFrom('cup_score as s')
          .select(['s.round', 's.team_id as teamId', sql<number>`${s.points}::float8`.as('points')])
          .whereRef('s.league_id', '=', 'c.league_id')
          .whereRef('s.season', '=', 'c.season'),
      ).as('scores'),
    ])
    .where('c.league_id', '=', id)
    .where('c.season', '=', season)
    .executeTakeFirst();
export type StoredCup = NonNullable<Awaited<ReturnType<typeof findCup>>>;

/** The team that won the cup; null while it is not decided. */
export function winnerOf({ rounds, seeds }: Pick<StoredCup, 'rounds' | 'seeds'>): string | null {
  const left = seeds.filter(({ outIn }) => outIn === null);
  return rounds.at(-1)?.state === 'final' && left.length === 1 ? (left[0]?.teamId ?? null) : null;
}

/** The pairs of a round with their points: as they were decided, otherwise by the days so far. */
export async function cupPairs(
  db: Db,
  league: OfSeason,
  { rounds, seeds, scores }: StoredCup,
  round: number,
): Promise<PlayoffPair[]> {
  const pairs = pairRound(seeds, round, false);
  const days = rounds.find((one) => one.round === round);
  const own = new Map(scores.filter((one) => one.round === round).map(({ teamId, points }) => [teamId, points]));
  const live = days === undefined || days.state === 'final' ? null : await scoresIn(db, league, days);
  return pairs.map(({ home, away }) => {
    const known = { homePoints: own.get(home) ?? 0, awayPoints: own.get(away ?? '') ?? 0 };
    return { home, away, ...(live === null || away === null ? known : live(home, away)) };
  });
}

/** Compares two teams by the stored days: their points, or the categories of the season. */
async function scoresIn(db: Db, { id, season }: OfSeason, { startsOn, endsOn }: PeriodDays) {
  const stored = await db
    .selectFrom('category_season')
    .select(['kind', 'categories', 'below'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('kind', '<>', 'roto')
    .$narrowType<{ kind: CategoryKind }>()
    .executeTakeFirst();
  if (stored !== undefined) {
    const periods = await db
      .selectFrom('matchup_period as p')
      .select(['p.goalie_games', ownCategories.as('own')])
      .where('p.league_id', '=', id)
      .where('p.season', '=', season)
      .where('p.starts_on', '>=', startsOn)
      .where('p.ends_on', '<=', endsOn)
      .orderBy('p.number')
      .execute();
    const days = await db
      .selectFrom('team_figures as d')
      .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'd.league_id').onRef('t.id', '=', 'd.team_id'))
      .select(['d.team_id', 'd.figures'])
      .where('t.league_id', '=', id)
      .where('d.season', '=', season)
      .where('d.day', '>=', startsOn)
      .where('d.day', '<=', endsOn)
      .execute();
    const rules = periodRules(stored)(periods[0]?.own);
    const least = periods.reduce((sum, { goalie_games: games }) => sum + (games ?? 0), 0);
    const sumsOf = (team: string) =>
      sumOfFigures(days.flatMap(({ team_id: of, figures }) => (of === team ? [figures] : [])));
    return (home: string, away: string) => {
      const { homePoints, awayPoints } = categoryScores(rules, least, sumsOf(home), sumsOf(away));
      return { homePoints, awayPoints };
    };
  }
  const rows = await db
    .selectFrom('team_day as d')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'd.league_id').onRef('t.id', '=', 'd.team_id'))
    .select(['d.team_id', sql<number>`sum(${d.points})::float8`.as('points')])
    .where('t.league_id', '=', id)
    .where('d.season', '=', season)
    .where('d.playoffs', '=', false)
    .where('d.day', '>=', startsOn)
    .where('d.day', '<=', endsOn)
    .groupBy('d.team_id')
    .execute();
  const points = new Map(rows.map((row) => [row.team_id, row.points]));
  return (home: string, away: string) => ({ homePoints: points.get(home) ?? 0, awayPoints: points.get(away) ?? 0 });
}

export async function storeRound(
  db: Db,
  { id, season }: OfSeason,
  round: number,
  pairs: readonly PlayoffPair[],
  lost: readonly string[],
): Promise<void> {
  const key = { league_id: id, season, round };
  const scores = pairs.flatMap(({ home, away, homePoints, awayPoints }) =>
    away === null
      ? []
      : [
          { ...key, team_id: home, points: homePoints },
          { ...key, team_id: away, points: awayPoints },
        ],
  );
  const SCORE = ['league_id', 'season', 'round', 'team_id', 'points'] as const;
  await db
    .insertInto('cup_score')
    .columns(SCORE)
    .expression(db.selectFrom(asRows('cup_score', scores, 'given')).select(SCORE))
    .execute();
  await db
    .updateTable('cup_team')
    .set({ out_in: round })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('team_id', '=', anyOf(lost))
    .execute();
  await db
    .updateTable('cup_round')
    .set({ decided_at: clockNow })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('round', '=', round)
    .execute();
}
