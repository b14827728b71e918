import { Injectable } from '@nestjs/common';
import type { FinalRow } from '@crease/core/competition/champion.words.js';
import { losersOf, pairRound, type Seed } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { mediansOf } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/refusal.error.js';
import { categoriesView, comparisonView } from './categories.view.js';
import { pairsOf, seedsOf } from './playoff.queries.js';
import { findTable } from '../table.queries.js';
import { loadPeriods, type Period } from './matchup.queries.js';

@Injectable()
export class MatchupsQueries {
  constructor(private readonly database: Database) {}

  async matchups(leagueId: string, asked?: Season): Promise<MatchupsAnswer> {
    const { db } = this.database;
    const league = await db
      .selectFrom('league as l')
      .select('l.current_season')
      .where('l.id', '=', leagueId)
      .executeTakeFirst();
    if (!league) throw notFound('league');
    const season = asked ?? league.current_season;
    const played = await db
      .selectFrom('matchup_season')
      .select(['seed', 'median', 'playoff_teams', 'reseed'])
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .executeTakeFirst();
    if (!played) return { season, seed: null, categories: null, periods: [], playoffs: null, table: [] };
    const periods = await loadPeriods(db, leagueId, season);
    const table = await findTable(db, leagueId, season);
    return {
      season,
      seed: played.seed,
      categories: categoriesView(periods[0]?.rules ?? null),
      periods: periods.map((period) => ({
        ...periodView(period),
        median: played.median && period.round === null && period.state !== 'coming' ? medianIn(period) : null,
      })),
      playoffs: playoffsView(played, periods, table, await seedsOf(db, leagueId, season)),
      table: table.map(({ teamId, rank, shared, points, record = { wins: 0, losses: 0, ties: 0 } }) => ({
        team_id: teamId,
        rank,
        shared,
        points,
        ...record,
        periods: periods.filter((period) => countsFor(period, teamId, played.median)).length,
      })),
    };
  }
}

const periodView = ({ rules, matchups, ...period }: Period) => ({
  ...period,
  matchups: matchups.map(({ home_figures: home, away_figures: away, ...matchup }) => ({
    ...matchup,
    ...comparisonView(
      rules,
      period.goalie_games ?? 0,
      home ?? {},
      matchup.away_team_id === null ? null : (away ?? {}),
      period.state,
    ),
  })),
});

function playoffsView(
  { playoff_teams: most, reseed }: { readonly playoff_teams: number; readonly reseed: boolean },
  periods: readonly Period[],
  table: readonly FinalRow[],
  stored: readonly Seed[],
): PlayoffsView | null {
  const rounds = Math.max(0, ...periods.map(({ round }) => round ?? 0));
  if (rounds === 0) return null;
  const begun = stored.length > 0;
  const seeds: readonly Seed[] = begun
    ? stored
    : table
        .slice(0, Math.min(most, 2 ** rounds))
        .map(({ teamId }, index) => ({ teamId, seed: index + 1, outIn: null }));
  const left = seeds.filter(({ outIn }) => outIn === null);
  return {
    rounds,
    begun,
    seeds: seeds.map(({ teamId, seed, outIn }) => ({ team_id: teamId, seed, out_in: outIn })),
    pairs: begun
      ? Array.from({ length: rounds }, (_, index) => roundView(periods, index + 1, seeds)).flat()
      : pairRound(seeds, 1, reseed).map(({ home, away }) => ({
          round: 1,
          home_team_id: home,
          away_team_id: away,
          home_points: 0,
          away_points: 0,
          ahead: null,
        })),
    champion: championOf(table, begun ? left : []),
  };
}

/** Who won: as the season ended, which may have been before the final. */
const championOf = (table: readonly FinalRow[], left: readonly Seed[]): string | null =>
  table.find(({ rank, tableRank }) => rank === 1 && tableRank !== undefined)?.teamId ??
  (left.length === 1 ? (left[0]?.teamId ?? null) : null);

const roundView = (periods: readonly Period[], round: number, seeds: readonly Seed[]) =>
  pairsOf(periods, round).map((pair) => ({
    round,
    home_team_id: pair.home,
    away_team_id: pair.away,
    home_points: pair.homePoints,
    away_points: pair.awayPoints,
    ahead: losersOf([pair], seeds).includes(pair.home) ? pair.away : pair.home,
  }));

/** The median of all scores of a period. */
export const medianIn = ({ number, matchups }: Period): number => {
  const scores = matchups.flatMap((one) =>
    one.away_points === null ? [one.home_points] : [one.home_points, one.away_points],
  );
  const medians = mediansOf(scores.map((points) => ({ played: [{ period: number, against: null, points }] })));
  return (medians.get(number) ?? 0) / 1_000;
};

/** True when a team has a result in a period that is over. */
const countsFor = ({ state, round, matchups }: Period, teamId: string, median: boolean): boolean =>
  round === null &&
  (state === 'ended' || state === 'final') &&
  matchups.some(
    ({ home_team_id: home, away_team_id: away }) => (home === teamId || away === teamId) && (away !== null || median),
  );
