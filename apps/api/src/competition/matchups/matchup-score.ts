import { categoryScores, sumOfFigures } from '@crease/core/competition/categories/category.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { SetResultView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { SeriesWins } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { BrokenTie } from '@crease/core/competition/matchups/tie-break.rules.js';
import { sumOfPoints, thousandths } from '@crease/core/players/scoring/scoring.table.js';
import type { Period } from './matchup.queries.js';

/** The score of two teams over one or more periods, with their sums in a season of categories. */
export interface MatchupScore {
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly homeFigures: TeamFigures;
  readonly awayFigures: TeamFigures;
  /** Goalie games that a team needs; null in a season of points. */
  readonly goalieGames: number | null;
}

type Pair = Pick<Period['matchups'][number], 'home_team_id' | 'away_team_id'>;

const rowsOf = (periods: readonly Period[], { home_team_id: home, away_team_id: away }: Pair) =>
  periods.flatMap(({ matchups }) => matchups.filter((one) => one.home_team_id === home && one.away_team_id === away));

/**
 * Adds up the periods of a matchup, in which the same team is at home: points, or the sums of categories, which are
 * then compared once. A team can have a second opponent in a period.
 */
export function scoreOver(periods: readonly Period[], pair: Pair): MatchupScore {
  const rows = rowsOf(periods, pair);
  const homeFigures = sumOfFigures(rows.map((row) => row.home_figures ?? {}));
  const awayFigures = sumOfFigures(rows.map((row) => row.away_figures ?? {}));
  const rules = periods[0]?.rules ?? null;
  const least = periods.reduce((sum, { goalie_games: games }) => sum + (games ?? 0), 0);
  const set = rows.filter((row) => row.set !== null);
  // A set result is that of all periods which are compared together.
  const given = set.length === 0 || periods[0]?.by_wins === true ? rows : set;
  const isBye = rows.some((row) => row.away_team_id === null);
  const points =
    rules === null || isBye || set.length > 0
      ? {
          homePoints: sumOfPoints(given.map((row) => row.home_points)),
          awayPoints: sumOfPoints(given.map((row) => row.away_points ?? 0)),
        }
      : categoryScores(rules, least, homeFigures, awayFigures);
  return {
    homePoints: points.homePoints,
    awayPoints: points.awayPoints,
    homeFigures,
    awayFigures,
    goalieGames: rules === null ? null : least,
  };
}

/** The result of a match that a commissioner set, with its score by the games; null without one. */
export function setOver(match: readonly Period[], pair: Pair): SetResultView | null {
  const set = rowsOf(match, pair).findLast((row) => row.set !== null)?.set ?? null;
  if (set === null) return null;
  const { homePoints, awayPoints } = scoreOver(match.map(asPlayed), pair);
  return { ...set, home_points: homePoints, away_points: awayPoints };
}

const asPlayed = (period: Period): Period => ({
  ...period,
  matchups: period.matchups.map(({ set, ...row }) => ({
    ...row,
    ...(set === null ? {} : { home_points: set.home_points, away_points: set.away_points }),
    set: null,
  })),
});

/**
 * The matches that two teams have won in the periods of a round that are over; null where these are added up.
 * @param until number of the last period that counts
 */
export function winsOver(round: readonly Period[], pair: Pair, until = Number.POSITIVE_INFINITY): SeriesWins | null {
  const [first] = round;
  if (first?.by_wins !== true || first.round === null || round.length < 2 || pair.away_team_id === null) return null;
  const over = round.filter(({ number, state }) => number <= until && (state === 'ended' || state === 'final'));
  const ahead = rowsOf(over, pair).map((row) => thousandths(row.home_points) - thousandths(row.away_points ?? 0));
  return { home: ahead.filter((by) => by > 0).length, away: ahead.filter((by) => by < 0).length };
}

/** True when two teams are tied over one or more periods: in the matches won, where these decide, and in points. */
export function isLevel(periods: readonly Period[], pair: Pair): boolean {
  const { homePoints, awayPoints } = scoreOver(periods, pair);
  const wins = winsOver(periods, pair);
  return thousandths(homePoints) === thousandths(awayPoints) && (wins === null || wins.home === wins.away);
}

/** The periods that decide a matchup together: all of a round, or one where each is its own match. */
export const periodsOfMatch = (periods: readonly Period[], number: number): readonly Period[] =>
  periods[0]?.by_wins === true ? periods.filter((period) => period.number === number) : periods;

/**
 * The step that broke a tie of a matchup over one or more periods, kept with the last of them; null where the teams are
 * not level.
 */
export const tieOver = (periods: readonly Period[], pair: Pair): BrokenTie | null =>
  isLevel(periods, pair) ? (rowsOf(periods, pair).at(-1)?.broken ?? null) : null;

/**
 * In a season of categories a round is compared once, unless each of its periods is a match: each of them gets the sums
 * of all.
 */
export const withRounds = (periods: readonly Period[]): Period[] =>
  periods.map((period) => {
    if (period.rules === null || period.round === null || period.by_wins) return period;
    const played = periods.filter(({ round }) => round === period.round);
    return {
      ...period,
      goalie_games: played.reduce((sum, { goalie_games: games }) => sum + (games ?? 0), 0),
      matchups: period.matchups.map((row) => {
        const { homePoints, awayPoints, homeFigures, awayFigures } = scoreOver(played, row);
        return {
          ...row,
          home_points: homePoints,
          away_points: row.away_team_id === null ? null : awayPoints,
          home_figures: homeFigures,
          away_figures: awayFigures,
        };
      }),
    };
  });
