import { daysBetween, mondayOf } from '../calendar.js';
import { addStop, tradeStop, type LeagueCalendar } from '../leagues/calendar.rules.js';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { weeksOf, type SeasonDates } from './week.rules.js';
import type { DateChange } from './words/season-dates.words.js';

/** By how many weeks the first week moves; negative when it moves earlier. Week numbers shift by it. */
export const weeksLater = (before: SeasonDates, after: SeasonDates): number =>
  daysBetween(mondayOf(before.startsOn), mondayOf(after.startsOn)) / 7;

/**
 * The changes caused by a correction of a season's dates; empty when there are none. A season that
 * has not begun has no numbered weeks yet.
 */
export function seasonDatesChanges(
  league: Omit<LeagueCalendar, 'endsOn' | 'phase'> & {
    readonly settings: Pick<LeagueSettings, 'maxPickupsPerWeek'>;
  },
  before: SeasonDates,
  after: SeasonDates,
  { begun }: { readonly begun: boolean },
): DateChange[] {
  const calendar = { ...league, phase: 'in-season' as const };
  const changes: DateChange[] = [];
  if (before.startsOn !== after.startsOn)
    changes.push({ key: 'starts', figures: { after: after.startsOn, before: before.startsOn } });
  if (before.endsOn !== after.endsOn)
    changes.push({ key: 'ends', figures: { after: after.endsOn, before: before.endsOn } });
  const [had = 0, has = 0] = [before, after].map(
    ({ startsOn, endsOn }) => weeksOf(startsOn, endsOn, league.timeZone).length,
  );
  if (had !== has && (league.settings.maxPickupsPerWeek ?? 0) > 0)
    changes.push({ key: 'pickWeeks', figures: { after: has, before: had } });
  const later = weeksLater(before, after);
  if (begun && later !== 0) changes.push({ key: 'firstWeek', figures: { later } });
  for (const [key, stopOf] of [
    ['tradingEnds', tradeStop],
    ['addingEnds', addStop],
  ] as const) {
    const [was, is] = [before, after].map(({ endsOn }) => stopOf({ ...calendar, endsOn })?.lastDay ?? null);
    if (was && is && was !== is) changes.push({ key, figures: { after: is, before: was } });
  }
  return changes;
}
