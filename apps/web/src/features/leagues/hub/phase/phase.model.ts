import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { weeksOf } from '@crease/core/seasons/week.rules.js';
import { daysBetween, isDay } from '@crease/core/calendar.js';
import * as t from '../hub.words.en.js';

export interface PhaseDates {
  readonly start: string;
  readonly end: string;
}

/** Weeks and picks that these dates give each team; null for invalid dates. */
export function weekWords(
  league: Pick<LeagueView, 'time_zone' | 'maxPickupsPerWeek'>,
  { start, end }: PhaseDates,
  now: number,
): string | null {
  const picks = league.maxPickupsPerWeek ?? 0;
  if (picks === 0 || !isDay(start) || !isDay(end) || daysBetween(start, end) < 0) return null;
  const weeks = weeksOf(start, end, league.time_zone);
  const left = weeks.filter(({ expiresAt }) => expiresAt >= now).length;
  return t.picksOfSeason({ picks, weeks: weeks.length, left });
}
