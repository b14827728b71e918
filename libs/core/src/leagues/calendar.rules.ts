import { dayPlus, isDay, momentIn } from '../calendar.js';
import { startYear, type Season } from '../season.js';
import type { LeaguePhase, LeagueSettings } from './league.rules.js';

/** What of a league decides when its calendar stops something. */
export interface LeagueCalendar {
  readonly phase: LeaguePhase;
  readonly season: Season;
  readonly settings: Pick<LeagueSettings, 'trade_deadline' | 'playoffs_freeze'>;
  readonly timeZone: string;
  /** The last day of its regular season; null where its season was never begun. */
  readonly endsOn: string | null;
}

/** Since when, or from when on, something rests until the season's end. */
export interface CalendarStop {
  readonly rule: 'tradeDeadline' | 'playoffsFreeze';
  /** The last day on which it may be done, by the league's calendar. */
  readonly lastDay: string;
  /** The moment at which that day is over, in milliseconds since 1970. */
  readonly at: number;
}

/** A day of every year ('03-07') as the day of a season: '2027-03-07' of 2026-27. The last of February where it is none. */
export function dayOfSeason(monthDay: string, season: Season): string {
  const year = startYear(season) + (monthDay < '07' ? 1 : 0);
  const day = `${year}-${monthDay}`;
  return isDay(day) ? day : `${year}-02-28`;
}

/** From when on no trade is agreed on in the season that is played; null where there is no such time. */
export function tradeStop(league: LeagueCalendar): CalendarStop | null {
  const monthDay = league.settings.trade_deadline ?? '';
  const deadline =
    league.phase !== 'in-season' || monthDay === ''
      ? null
      : stopAfter('tradeDeadline', dayOfSeason(monthDay, league.season), league.timeZone);
  const freeze = addStop(league);
  if (deadline === null || freeze === null) return deadline ?? freeze;
  return deadline.at <= freeze.at ? deadline : freeze;
}

/** The same for adding free agents and claiming them. */
export function addStop({ phase, settings, timeZone, endsOn }: LeagueCalendar): CalendarStop | null {
  if (phase !== 'in-season' || settings.playoffs_freeze !== true || endsOn === null) return null;
  return stopAfter('playoffsFreeze', endsOn, timeZone);
}

const stopAfter = (rule: CalendarStop['rule'], lastDay: string, timeZone: string): CalendarStop => ({
  rule,
  lastDay,
  at: momentIn(dayPlus(lastDay, 1), timeZone),
});

/** Whether it holds at a moment. */
export const isStopped = (stop: CalendarStop | null, now: number): stop is CalendarStop =>
  stop !== null && now >= stop.at;

/** Days of a season on which trading may end: between the first games and the last. */
const FIRST = '10-01';
const LAST = '06-30';

/** Why a day of every year cannot be a trade deadline; null where it can. */
export function deadlineFault(monthDay: string): string | null {
  if (monthDay === '') return null;
  if (!isDay(`2028-${monthDay}`)) return 'A trade deadline is a day like 03-07.';
  return monthDay >= FIRST || monthDay <= LAST ? null : 'A trade deadline lies between October 1 and June 30.';
}

/** Where a day of every year stands within a season; none at all comes after every other. */
export function placeInSeason(monthDay: string): number {
  if (monthDay === '') return Infinity;
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return ((month + 5) % 12) * 100 + day;
}
