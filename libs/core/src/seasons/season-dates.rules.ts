import { daysBetween, mondayOf } from '../calendar.js';
import { addStop, tradeStop, type LeagueCalendar } from '../leagues/calendar.rules.js';
import type { LeagueSettings } from '../leagues/league.rules.js';
import { weeksOf, type SeasonDates } from './week.rules.js';
import * as words from './words/season-dates.words.js';

/** By how many weeks the first week moves; negative when it moves earlier. Week numbers shift by it. */
export const weeksLater = (before: SeasonDates, after: SeasonDates): number =>
  daysBetween(mondayOf(before.startsOn), mondayOf(after.startsOn)) / 7;

/**
 * The changes caused by a correction of a season's dates, one sentence each; empty when there are none. A season that
 * has not begun has no numbered weeks yet.
 */
export function seasonDatesLines(
  league: Omit<LeagueCalendar, 'endsOn' | 'phase'> & {
    readonly settings: Pick<LeagueSettings, 'maxPickupsPerWeek'>;
  },
  before: SeasonDates,
  after: SeasonDates,
  { begun }: { readonly begun: boolean },
): string[] {
  const calendar = { ...league, phase: 'in-season' as const };
  const lines: string[] = [];
  if (before.startsOn !== after.startsOn) lines.push(words.seasonStarts(after.startsOn, before.startsOn));
  if (before.endsOn !== after.endsOn) lines.push(words.seasonEnds(after.endsOn, before.endsOn));
  const [had, has] = [before, after].map(({ startsOn, endsOn }) => weeksOf(startsOn, endsOn, league.timeZone).length);
  if (had !== has && (league.settings.maxPickupsPerWeek ?? 0) > 0) lines.push(words.pickWeeks(has ?? 0, had ?? 0));
  const later = weeksLater(before, after);
  if (begun && later !== 0) lines.push(words.firstWeek(later));
  for (const [ends, stopOf] of [
    [words.tradingEnds, tradeStop],
    [words.addingEnds, addStop],
  ] as const) {
    const [was, is] = [before, after].map(({ endsOn }) => stopOf({ ...calendar, endsOn })?.lastDay ?? null);
    if (was && is && was !== is) lines.push(ends(is, was));
  }
  return lines;
}
