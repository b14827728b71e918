import { dayPlus, isDay, momentIn } from '../calendar.js';
import { startYear, type Season } from '../season.js';
import type { LeaguePhase, LeagueSettings } from './league.rules.js';

export interface LeagueCalendar {
  readonly phase: LeaguePhase;
  readonly season: Season;
  readonly settings: Pick<LeagueSettings, 'trade_deadline' | 'trade_from' | 'playoffs_freeze' | 'playoff_deadline'>;
  readonly timeZone: string;
  /** End of the regular season; null when never started. */
  readonly endsOn: string | null;
  /** First day of the last regular period; null without play-offs. */
  readonly lastPeriodOn?: string | null;
}

/** A date after which something is stopped until the end of the season. */
export interface CalendarStop {
  readonly rule: 'tradeDeadline' | 'playoffsFreeze';
  /** The last day on which it is allowed, in the league's time zone. */
  readonly lastDay: string;
  /** The end of that day, in milliseconds since 1970. */
  readonly at: number;
}

/** '03-07' is '2027-03-07' in 2026-27. February 29 becomes the 28th in other years. */
export function dayOfSeason(monthDay: string, season: Season): string {
  const year = startYear(season) + (monthDay < '07' ? 1 : 0);
  const day = `${year}-${monthDay}`;
  return isDay(day) ? day : `${year}-02-28`;
}

export interface TradeStart {
  /** First day for agreeing on trades, in the league's time zone. */
  readonly firstDay: string;
  /** The start of that day, in milliseconds since 1970. */
  readonly at: number;
}

/** When agreeing on trades begins; null when not limited. */
export function tradeStart({ phase, season, settings, timeZone }: LeagueCalendar): TradeStart | null {
  const monthDay = settings.trade_from ?? '';
  if (phase !== 'in-season' || monthDay === '') return null;
  const firstDay = dayOfSeason(monthDay, season);
  return { firstDay, at: momentIn(firstDay, timeZone) };
}

/** When agreeing on trades stops; null when it does not. */
export function tradeStop(league: LeagueCalendar): CalendarStop | null {
  const lastDay = lastTradeDay(league);
  const deadline =
    league.phase !== 'in-season' || lastDay === null ? null : stopAfter('tradeDeadline', lastDay, league.timeZone);
  const freeze = addStop(league);
  if (deadline === null || freeze === null) return deadline ?? freeze;
  return deadline.at <= freeze.at ? deadline : freeze;
}

/** Whether trading ends with the last regular period. A deadline of the league's own counts instead. */
export const endsWithPeriods = ({
  trade_deadline: own,
  playoff_deadline: by,
}: Partial<LeagueCalendar['settings']>): boolean => (own ?? '') === '' && by === 'last-period';

function lastTradeDay({ settings, season, lastPeriodOn }: LeagueCalendar): string | null {
  if (endsWithPeriods(settings)) return lastPeriodOn == null ? null : dayPlus(lastPeriodOn, -1);
  const own = settings.trade_deadline ?? '';
  return own === '' ? null : dayOfSeason(own, season);
}

/** When adding and claiming free agents stops; null when it does not. */
export function addStop({ phase, settings, timeZone, endsOn }: LeagueCalendar): CalendarStop | null {
  if (phase !== 'in-season' || settings.playoffs_freeze !== true || endsOn === null) return null;
  return stopAfter('playoffsFreeze', endsOn, timeZone);
}

const stopAfter = (rule: CalendarStop['rule'], lastDay: string, timeZone: string): CalendarStop => ({
  rule,
  lastDay,
  at: momentIn(dayPlus(lastDay, 1), timeZone),
});

export const isStopped = (stop: CalendarStop | null, now: number): stop is CalendarStop =>
  stop !== null && now >= stop.at;

/** Limits of a trade deadline or its start: between the season's first and last games. */
const FIRST = '10-01';
const LAST = '06-30';

/** Why a yearly date is not a valid trade deadline, as a key of `FORM_WORDS`; null when it is. */
export function deadlineFault(monthDay: string): 'deadlineNoDay' | 'deadlineOutside' | null {
  if (monthDay === '') return null;
  if (!isDay(`2028-${monthDay}`)) return 'deadlineNoDay';
  return monthDay >= FIRST || monthDay <= LAST ? null : 'deadlineOutside';
}

/** Why a yearly date is not a valid first day of trading, as a key of `FORM_WORDS`; null when it is. */
export function tradeFromFault(
  monthDay: string,
  deadline: string,
): 'tradeFromNoDay' | 'tradeFromOutside' | 'tradeFromLate' | null {
  if (monthDay === '') return null;
  if (!isDay(`2028-${monthDay}`)) return 'tradeFromNoDay';
  if (monthDay < FIRST && monthDay > LAST) return 'tradeFromOutside';
  return deadline === '' || placeInSeason(monthDay) <= placeInSeason(deadline) ? null : 'tradeFromLate';
}

/** Sort key of a yearly date within a season. An empty date sorts last. */
export function placeInSeason(monthDay: string): number {
  if (monthDay === '') return Infinity;
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return ((month + 5) % 12) * 100 + day;
}
