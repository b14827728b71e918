import { dayPlus, daysBetween, weekStart } from '../../calendar.js';

/** First and last day of a period or season, inclusive. */
export interface PeriodDays {
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface PeriodRules {
  /** A week with few games joins the next one, is a period like the others, or has no matchup. */
  readonly shortWeeks: 'join' | 'keep' | 'none';
  /** The first day of a period, in days after Monday. */
  readonly weekday: number;
  /** The days of a period. Days that are no whole weeks are counted from the season's first week. */
  readonly days: number;
  /** Days of the first of two periods in a week. */
  readonly split?: number | undefined;
}

export const USUAL_PERIODS: PeriodRules = { shortWeeks: 'join', weekday: 0, days: 7 };

/** Number of games of the NHL by day; null where its schedule is unknown, then each day counts the same. */
export type GamesByDay = ReadonlyMap<string, number> | null;

interface Week extends PeriodDays {
  /** Games of the NHL in the week; days, where its schedule is unknown. */
  readonly games: number;
}

/** Days after a period until results are final. */
export const CORRECTED_DAYS = 3;

/** A period never takes longer than this, or than two of the league's periods, however short they are. */
export const LONGEST_PERIOD_DAYS = 21;

export const longestPeriod = ({ days }: Pick<PeriodRules, 'days'>): number => Math.max(LONGEST_PERIOD_DAYS, 2 * days);

/**
 * Divides days of a season into matchup periods: weeks from Monday to Sunday, or as many days from another weekday on
 * as the league chose. A week (that number of days) with fewer than 60 % of the games of the season's median week joins
 * the next week, and the last week joins the week before it, unless the league has another rule for it. A week without
 * games belongs to no period.
 * @param days the days to divide, which may be the rest of a season
 * @param season the whole season, whose median week counts
 */
export function planPeriods(
  days: PeriodDays,
  games: GamesByDay,
  rules: PeriodRules = USUAL_PERIODS,
  season: PeriodDays = days,
): PeriodDays[] {
  const { shortWeeks } = rules;
  const longest = longestPeriod(rules);
  const weeks = weeksWithGames(days, games, rules, season);
  const isShort = shortIn(season, games, rules);
  if (shortWeeks === 'keep') return weeks.map(daysOf);
  if (shortWeeks === 'none') return weeks.filter((week) => !isShort(week)).map(daysOf);
  const periods: Week[] = [];
  let short: Week | null = null;
  for (const week of weeks) {
    const together: Week = short === null ? week : join(short, week);
    const fits: boolean = short === null || lengthOf(together) <= longest;
    if (short !== null && !fits) periods.push(short);
    const next: Week = fits ? together : week;
    short = isShort(next) ? next : null;
    if (short === null) periods.push(next);
  }
  if (short !== null) {
    const last = periods.at(-1);
    const together = last === undefined ? short : join(last, short);
    if (last !== undefined && lengthOf(together) <= longest) periods.pop();
    periods.push(lengthOf(together) <= longest ? together : short);
  }
  return periods.map(daysOf);
}

/**
 * True when planned periods still suit a schedule that has changed: each has games, as many as 60 % of the median week,
 * and every day with games belongs to one, or to a short week without a matchup. Then the calendar stays as members
 * know it.
 * @param days the days that the periods were planned for
 */
export function suitsGames(
  periods: readonly PeriodDays[],
  days: PeriodDays,
  games: ReadonlyMap<string, number>,
  rules: PeriodRules,
  season: PeriodDays,
): boolean {
  const { shortWeeks } = rules;
  const isShort = shortIn(season, games, rules);
  const counted = periods.map((period) => ({ ...period, games: gamesIn(period, games) }));
  if (counted.some((period) => period.games === 0 || (shortWeeks !== 'keep' && isShort(period)))) return false;
  const isPlayed = (day: string) => periods.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  if (shortWeeks === 'none')
    return weeksWithGames(days, games, rules, season).every((week) => isShort(week) || isPlayed(week.startsOn));
  return [...games].every(([day, count]) => count === 0 || day < days.startsOn || day > days.endsOn || isPlayed(day));
}

/** True when a period has fewer than 60 % of the games of the season's median week. */
export const isShortPeriod = (period: PeriodDays, season: PeriodDays, games: GamesByDay, rules: PeriodRules): boolean =>
  shortIn(season, games, rules)({ ...period, games: gamesIn(period, games) });

/**
 * Tells which weeks have fewer than 60 % of the games of the season's median week. The two periods of a divided week
 * are compared with their own kind: one of them always has fewer days.
 */
function shortIn(season: PeriodDays, games: GamesByDay, rules: PeriodRules): (week: Week) => boolean {
  const weeks = weeksWithGames(season, games, rules, season);
  const leastOf = (second: boolean) =>
    medianOf(weeks.flatMap((week) => (isSecond(week.startsOn, rules, season) === second ? [week.games] : []))) * 3;
  const [first, second] = [leastOf(false), leastOf(true)];
  return (week) => week.games * 5 < (isSecond(week.startsOn, rules, season) ? second : first);
}

function gamesIn({ startsOn, endsOn }: PeriodDays, games: GamesByDay): number {
  let count = 0;
  for (let day = startsOn; day <= endsOn; day = dayPlus(day, 1)) count += games === null ? 1 : (games.get(day) ?? 0);
  return count;
}

/** The first day of the period that holds a day, or of the first one when the day is before the season. */
export function periodStart(day: string, rules: PeriodRules, season: PeriodDays): string {
  const { weekday, days, split = 0 } = rules;
  const first = weekStart(season.startsOn, weekday);
  const start = dayPlus(first, Math.max(0, Math.floor(daysBetween(first, day) / days)) * days);
  return isSecond(day, rules, season) ? dayPlus(start, split) : start;
}

/** True when a day is in the second of two periods of a week. */
function isSecond(day: string, { weekday, days, split }: PeriodRules, season: PeriodDays): boolean {
  const since = daysBetween(weekStart(season.startsOn, weekday), day);
  return split !== undefined && since >= 0 && since % days >= split;
}

export const periodAfter = (start: string, rules: PeriodRules, season: PeriodDays): string =>
  dayPlus(start, lengthFrom(start, rules, season));

function lengthFrom(start: string, rules: PeriodRules, season: PeriodDays): number {
  const { days, split } = rules;
  if (split === undefined) return days;
  return isSecond(start, rules, season) ? days - split : split;
}

function weeksWithGames(
  { startsOn, endsOn }: PeriodDays,
  games: GamesByDay,
  rules: PeriodRules,
  season: PeriodDays,
): Week[] {
  const weeks: Week[] = [];
  for (let first = periodStart(startsOn, rules, season); first <= endsOn; first = periodAfter(first, rules, season)) {
    const last = dayPlus(periodAfter(first, rules, season), -1);
    const days = { startsOn: first < startsOn ? startsOn : first, endsOn: last > endsOn ? endsOn : last };
    const count = gamesIn(days, games);
    if (count > 0) weeks.push({ ...days, games: count });
  }
  return weeks;
}

/** Days with games; each day counts where the schedule is unknown. */
export function gameDaysIn({ startsOn, endsOn }: PeriodDays, games: GamesByDay): number {
  let days = 0;
  for (let day = startsOn; day <= endsOn; day = dayPlus(day, 1))
    if (games === null || (games.get(day) ?? 0) > 0) days += 1;
  return days;
}

const daysOf = ({ startsOn, endsOn }: PeriodDays): PeriodDays => ({ startsOn, endsOn });

const lengthOf = ({ startsOn, endsOn }: PeriodDays): number => daysBetween(startsOn, endsOn) + 1;

const join = (first: Week, second: Week): Week => ({
  startsOn: first.startsOn,
  endsOn: second.endsOn,
  games: first.games + second.games,
});

/** The middle figure; the mean of the middle two where their number is even; 0 of none. */
export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
