import { dayPlus, daysBetween, momentIn, mondayOf } from '../calendar.js';

/**
 * A week of a season: Monday 00:00:00 to Sunday 23:59:59 in the league's time zone (docs/rules.md, Free agents). Times
 * are milliseconds since 1970.
 */
export interface Week {
  readonly week: number;
  readonly startsAt: number;
  /** Start of the last second of Sunday. */
  readonly expiresAt: number;
}

const SECOND_MS = 1_000;

/** The weeks of a season, from the week of its first day to the week of its last. Numbered from 1. */
export function weeksOf(firstDay: string, lastDay: string, timeZone: string): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(firstDay); daysBetween(monday, lastDay) >= 0; monday = dayPlus(monday, 7)) {
    weeks.push({
      week: weeks.length + 1,
      startsAt: momentIn(monday, timeZone),
      expiresAt: momentIn(dayPlus(monday, 7), timeZone) - SECOND_MS,
    });
  }
  return weeks;
}

export interface SeasonDates {
  /** First and last day of the season, inclusive. */
  readonly startsOn: string;
  readonly endsOn: string;
}

export function defaultSeasonDates(season: string): SeasonDates {
  const year = Number(season.slice(0, 4));
  return { startsOn: `${year}-10-07`, endsOn: `${year + 1}-04-16` };
}

/**
 * The dates for a league that starts its season today. If the real season is over (a league may play an old one), it
 * starts today with the same length.
 */
export function datesToPlay(dates: SeasonDates, today: string): SeasonDates {
  if (dates.endsOn >= today) return dates;
  return { startsOn: today, endsOn: dayPlus(today, daysBetween(dates.startsOn, dates.endsOn)) };
}
