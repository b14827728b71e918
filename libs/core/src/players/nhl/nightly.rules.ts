import { startYear, type Season } from '../../season.js';
import { dayPlus } from '../../calendar.js';

/** Number of past days read again each night, so that the NHL's corrections are imported. */
const AGAIN_DAYS = 3;
/** Most days per night that are read again for new figures, so that the NHL gets few additional requests. */
const MOST_AGAIN_DAYS = 14;
/** Most such periods that one night tries. It stops after the first one that was read. */
const MOST_AGAIN_TRIES = 3;
/** Maximum number of days to catch up: a season. */
const MOST_DAYS = 365;

/** UTC dates, both inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
}

export interface ImportedDays extends Days {
  /** The day of the import. Games of that day and later were not over yet. */
  readonly on: string;
}

/** The last day that was over when the import ran. */
const lastRead = ({ to, on }: ImportedDays): string => (to < on ? to : dayPlus(on, -1));

/**
 * The days whose games are imported in the night of `today`: the last three, and before them every day of the season
 * since the last import. If no games were imported yet, only the last three; older ones need a manual import.
 */
export function nightlyDays(
  today: string,
  season: Season,
  imported: readonly ImportedDays[],
): { from: string; to: string } {
  const usual = dayPlus(today, -AGAIN_DAYS);
  const to = dayPlus(today, -1);
  const first = [`${startYear(season)}-07-01`, dayPlus(today, -MOST_DAYS)].reduce((one, two) =>
    one > two ? one : two,
  );
  let reached: string | null = null;
  for (const run of [...imported].sort((one, two) => (one.from < two.from ? -1 : 1))) {
    const until = lastRead(run);
    if (until < run.from || until < first) continue;
    if (reached !== null && run.from > dayPlus(reached, 1)) break;
    if (reached === null || until > reached) reached = until;
  }
  if (reached === null) return { from: usual, to };
  const next = dayPlus(reached, 1);
  return { from: next < usual ? next : usual, to };
}

/**
 * The periods before `before` whose games no import has read for all present figures, in the order in which a night
 * tries them: those that failed least often first, then the newest. So a period that the source always refuses does not
 * keep the night from the others. `played` lists the days with stored games, `read` the imports of all present figures,
 * and `failed` the earlier tries.
 */
export function daysToReadAgain(
  played: readonly string[],
  { read, failed = [] }: { readonly read: readonly ImportedDays[]; readonly failed?: readonly Days[] },
  before: string,
): Days[] {
  const old = played
    .filter((day) => day < before && !read.some((run) => run.from <= day && day <= lastRead(run)))
    .sort()
    .reverse();
  const periods: { from: string; to: string; tries: number }[] = [];
  for (const day of old) {
    const tries = failed.filter(({ from, to }) => from <= day && day <= to).length;
    const period = periods.at(-1);
    // Days that failed more often than their neighbors are their own period.
    if (period !== undefined && period.tries === tries && day > dayPlus(period.to, -MOST_AGAIN_DAYS)) period.from = day;
    else periods.push({ from: day, to: day, tries });
  }
  return periods
    .sort((one, two) => one.tries - two.tries)
    .slice(0, MOST_AGAIN_TRIES)
    .map(({ from, to }) => ({ from, to }));
}
