import { sql, type InferResult } from 'kysely';
import { isMedianPlayed, medianFor } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { medianOfSides } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { PeriodResults } from '@crease/core/competition/matchups/matchup.words.js';
import type { Season } from '@crease/core/season.js';
import type { Transaction } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { loadPeriods, storedPeriod } from './matchup.queries.js';
import { scoreOver, tieOver, winsOver } from './matchup-score.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('matchup_period as p');

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

export const namesOf = async (db: Transaction['db'], leagueId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).execute()).map(
      ({ id, name }) => [id, name],
    ),
  );

type StoredResult = InferResult<ReturnType<typeof storedPeriod>>[number]['matchups'][number];

const sidesOf = ({ home_team_id: home, away_team_id: away, is_set: isSet, ...points }: StoredResult) => [
  { teamId: home, points: points.home_points ?? 0, isSet },
  ...(away === null ? [] : [{ teamId: away, points: points.away_points ?? 0, isSet }]),
];

export interface RoundPart {
  readonly isLast: boolean;
  readonly told: boolean;
  /** Categories are compared once, by the sums of all periods, so that each period has the score of the round. */
  readonly categories: boolean;
}

/** The place of a period in its round of several periods; null for every other one, and where each is a match. */
export async function partOf(
  db: Transaction['db'],
  { id: leagueId, season }: OfSeason,
  number: number,
): Promise<RoundPart | null> {
  const rows = await db
    .selectFrom('matchup_period as p')
    .innerJoin('matchup_period as own', (join) =>
      join
        .onRef('own.league_id', '=', 'p.league_id')
        .onRef('own.season', '=', 'p.season')
        .onRef('own.round', '=', 'p.round')
        .on('own.number', '=', number),
    )
    .select(['p.number', sql<boolean>`${p.told_at} is not null`.as('told')])
    .select(({ exists, selectFrom }) =>
      isSo(
        exists(
          selectFrom('category_season as c')
            .select('c.season')
            .whereRef('c.league_id', '=', 'p.league_id')
            .whereRef('c.season', '=', 'p.season'),
        ),
      ).as('categories'),
    )
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .where('s.round_wins', '=', false)
    .where('p.league_id', '=', leagueId)
    .where('p.season', '=', season)
    .orderBy('p.number')
    .execute();
  const last = rows.at(-1);
  if (last === undefined || rows.length === 1) return null;
  return { isLast: last.number === number, told: last.told, categories: last.categories };
}

/** The results of a round of several periods, with the score of all of them; null before it is paired. */
async function resultsOfRound(db: Transaction['db'], { id, season }: OfSeason, number: number) {
  const periods = await loadPeriods(db, id, season, { number });
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  const names = await namesOf(db, id);
  const side = (teamId: string, points: number) => ({ id: teamId, name: names.get(teamId) ?? '', points });
  return {
    number: last.number,
    round: last.round,
    from: first.starts_on,
    to: last.ends_on,
    matchups: last.matchups.map((pair) => {
      const { homePoints, awayPoints } = scoreOver(periods, pair);
      const broken = tieOver(periods, pair);
      return {
        home: side(pair.home_team_id, homePoints),
        away: pair.away_team_id === null ? null : side(pair.away_team_id, awayPoints),
        ...(pair.bracket === null ? {} : { bracket: pair.bracket }),
        ...(broken === null ? {} : { broken }),
      };
    }),
    median: null,
  };
}

/**
 * The results of a period that the log announces: its own, or those of its whole round. Null when it does not exist.
 */
export const resultsToTell = async (
  db: Transaction['db'],
  league: OfSeason,
  number: number,
  part: RoundPart | null,
): Promise<PeriodResults | null> =>
  part === null ? withWins(db, league, await resultsOf(db, league, number)) : resultsOfRound(db, league, number);

/** Adds the matches of the round that both teams have won, where these decide it. */
async function withWins(
  db: Transaction['db'],
  { id, season }: OfSeason,
  results: PeriodResults | null,
): Promise<PeriodResults | null> {
  if (results === null || results.round === null) return results;
  const round = await loadPeriods(db, id, season, { number: results.number });
  return {
    ...results,
    matchups: results.matchups.map((one) => {
      const wins = winsOver(round, { home_team_id: one.home.id, away_team_id: one.away?.id ?? null }, results.number);
      return wins === null ? one : { ...one, wins };
    }),
  };
}

export async function resultsOf(
  db: Transaction['db'],
  { id: leagueId, season }: OfSeason,
  number: number,
): Promise<PeriodResults | null> {
  const period = await storedPeriod(db, leagueId, season, number).executeTakeFirst();
  if (!period) return null;
  const names = await namesOf(db, leagueId);
  const side = (id: string, points: number) => ({ id, name: names.get(id) ?? '', points });
  const matchups = period.matchups.map(({ home_team_id: home, away_team_id: away, bracket, broken, ...points }) => ({
    home: side(home, points.home_points ?? 0),
    away: away === null ? null : side(away, points.away_points ?? 0),
    ...(bracket === null ? {} : { bracket }),
    ...(broken === null ? {} : { broken }),
  }));
  return {
    number,
    round: period.round,
    from: period.starts_on,
    to: period.ends_on,
    matchups,
    median:
      period.round === null && isMedianPlayed(medianFor(period), period.matchups)
        ? medianOfSides(period.matchups.flatMap(sidesOf))
        : null,
  };
}
