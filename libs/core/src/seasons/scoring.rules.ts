import type { LeagueSettings } from '../leagues/league.rules.js';

export type Scoring = NonNullable<LeagueSettings['scoring']>;

/** Points where a league set none of its own (decisions §9). */
export const DEFAULT_SCORING: Scoring = { goal: 1, assist: 1, win: 2, shutout: 1 };

export function scoringOf(settings: Pick<LeagueSettings, 'scoring'>): Scoring {
  return settings.scoring ?? DEFAULT_SCORING;
}

/** What counts of a game or a season; null where the source does not say. */
export interface ScoredLine {
  readonly g: number | null;
  readonly a: number | null;
  readonly w: number | null;
  readonly so: number | null;
}

/** Points of a line, to two decimals: weights such as 0.1 must not add up to 0.30000000000000004. */
export function pointsOf({ g, a, w, so }: ScoredLine, scoring: Scoring): number {
  const sum = (g ?? 0) * scoring.goal + (a ?? 0) * scoring.assist + (w ?? 0) * scoring.win + (so ?? 0) * scoring.shutout;
  return Math.round(sum * 100) / 100;
}
