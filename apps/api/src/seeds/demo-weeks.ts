import { dayPlus, daysBetween, mondayOf } from '@crease/core/calendar.js';
import { calendarSeason, type Season } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';

/** Before this many weeks a season has no middle to show. */
const LEAST_WEEKS = 3;
/** Weeks of games that the demo invents where the NHL's season has none to show. */
const INVENTED_WEEKS = 10;

export interface DemoWeeks {
  readonly season: Season;
  /** The first day of games. The last one is yesterday. */
  readonly gamesFrom: string;
  /** A Monday: the first day of the league of matchups. */
  readonly startsOn: string;
}

/**
 * The NHL's season so far. Before its third week and after its end, the last weeks up to yesterday, so that a league of
 * matchups is always in mid-season.
 */
export function demoWeeks(now: number): DemoWeeks {
  const season = calendarSeason(now);
  const today = new Date(now).toISOString().slice(0, 10);
  const nhl = defaultSeasonDates(season);
  const firstMonday = mondayOf(dayPlus(nhl.startsOn, 6));
  if (daysBetween(firstMonday, today) >= 7 * LEAST_WEEKS && dayPlus(today, -1) <= nhl.endsOn)
    return { season, gamesFrom: nhl.startsOn, startsOn: firstMonday };
  const monday = dayPlus(mondayOf(today), -7 * INVENTED_WEEKS);
  return { season, gamesFrom: monday, startsOn: monday };
}
