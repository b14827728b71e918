import { limitIn } from '../competition/period-limits.rules.js';

/** A limit of the adds of a team, with what the team has used of it. */
export interface AddLimit {
  readonly span: 'season' | 'period' | 'day';
  readonly most: number;
  /** Adds made so far; drops, too, where they count. */
  readonly made: number;
  /** The last day of the span in the league's time zone; null for a season. */
  readonly lastDay: string | null;
}

/** The adds of a matchup period, of the number for seven days with games. */
export const addsInPeriod = (perWeek: number, gameDays: number, fixed = false): number =>
  limitIn(perWeek, gameDays, fixed);

/** The first limit that a move with so many adds and counted drops would pass; null when it passes none. */
export const passedLimit = (limits: readonly AddLimit[], moves: number): AddLimit | null =>
  limits.find(({ made, most }) => made + moves > most) ?? null;
