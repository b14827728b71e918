import { areLimitsFixed, limitIn } from '../competition/period-limits.rules.js';
import { CALENDAR } from '../leagues/settings/calendar.settings.js';
import type { LeagueSettings } from '../leagues/settings.values.js';

/** A limit of the adds of a team, with what the team has used of it. */
export interface AddLimit {
  readonly span: 'season' | 'period' | 'day';
  readonly most: number;
  /** Adds of `most` that the team has won; omitted without any. */
  readonly won?: number;
  /** Adds made so far; drops, too, where they count. */
  readonly made: number;
  /** The last day of the span in the league's time zone; null for a season. */
  readonly lastDay: string | null;
}

/** Adds of a team in a period, from the number for seven days with games. */
export function addsInPeriod(
  settings: Partial<Pick<LeagueSettings, 'adds_period' | 'period_limits'>>,
  gameDays: number,
): number | null {
  const perWeek = settings.adds_period ?? CALENDAR.adds_period.default;
  return perWeek === 0 ? null : limitIn(perWeek, gameDays, areLimitsFixed(settings));
}

/** The first limit that a move with this many adds and counted drops would pass; null when it passes none. */
export const passedLimit = (limits: readonly AddLimit[], moves: number): AddLimit | null =>
  limits.find(({ made, most }) => made + moves > most) ?? null;

/** A team's score in a matchup period; null while it is not known. */
export interface PeriodScore {
  readonly period: number;
  readonly teamId: string;
  readonly points: number | null;
}

/** In how many periods a team has the best score. Level teams both have it, and no team without a point. */
export function bestScores(scores: readonly PeriodScore[], teamId: string): number {
  const best = new Map<number, number>();
  for (const { period, points } of scores) best.set(period, Math.max(best.get(period) ?? 0, points ?? 0));
  const won = scores.filter(
    (score) => score.teamId === teamId && (score.points ?? 0) > 0 && score.points === best.get(score.period),
  );
  // Two opponents in a period are one score.
  return new Set(won.map(({ period }) => period)).size;
}
