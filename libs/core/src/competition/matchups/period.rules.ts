import { dayPlus, daysBetween, mondayOf } from '../../calendar.js';

/** Days of a matchup period, or of a season, first and last inclusive. */
export interface PeriodDays {
  readonly startsOn: string;
  readonly endsOn: string;
}

interface Week extends PeriodDays {
  /** Games of the NHL in the week; days, where its schedule is unknown. */
  readonly games: number;
}

/** Corrections of games count for so many days after a period; then its results are final. */
export const CORRECTED_DAYS = 3;

/** A period never takes longer than this, however short its weeks are. */
export const LONGEST_PERIOD_DAYS = 21;

/**
 * Divides a season into matchup periods: weeks from Monday to Sunday. A week with fewer than 60 % of the games of the
 * season's median week joins the next one, the last one the one before. A week without games belongs to no period
 * (formats.md 2).
 * @param games number of games of the NHL by day; null where its schedule is unknown, then each day counts the same
 */
export function planPeriods(dates: PeriodDays, games: ReadonlyMap<string, number> | null): PeriodDays[] {
  const weeks = weeksWithGames(dates, games);
  const least = medianOf(weeks.map((week) => week.games)) * 3;
  const periods: Week[] = [];
  let short: Week | null = null;
  for (const week of weeks) {
    const together: Week = short === null ? week : join(short, week);
    const fits: boolean = short === null || lengthOf(together) <= LONGEST_PERIOD_DAYS;
    if (short !== null && !fits) periods.push(short);
    const next: Week = fits ? together : week;
    short = next.games * 5 < least ? next : null;
    if (short === null) periods.push(next);
  }
  if (short !== null) {
    const last = periods.at(-1);
    const together = last === undefined ? short : join(last, short);
    if (last !== undefined && lengthOf(together) <= LONGEST_PERIOD_DAYS) periods.pop();
    periods.push(lengthOf(together) <= LONGEST_PERIOD_DAYS ? together : short);
  }
  return periods.map(({ startsOn, endsOn }) => ({ startsOn, endsOn }));
}

function weeksWithGames({ startsOn, endsOn }: PeriodDays, games: ReadonlyMap<string, number> | null): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(startsOn); monday <= endsOn; monday = dayPlus(monday, 7)) {
    const from = monday < startsOn ? startsOn : monday;
    const sunday = dayPlus(monday, 6);
    const to = sunday > endsOn ? endsOn : sunday;
    let count = 0;
    for (let day = from; day <= to; day = dayPlus(day, 1)) count += games === null ? 1 : (games.get(day) ?? 0);
    if (count > 0) weeks.push({ startsOn: from, endsOn: to, games: count });
  }
  return weeks;
}

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
