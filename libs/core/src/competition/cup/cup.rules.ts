import { dayPlus, mondayOf } from '../../calendar.js';
import { isInRoto } from '../../leagues/formats.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { Season } from '../../season.js';
import { shuffled } from '../matchups/schedule.rules.js';
import { ok, type Result } from '../../result.js';
import { refuse } from '../competition.refusals.js';
import type { PeriodDays } from '../matchups/period.rules.js';
import { losersOf, roundsOf, type PlayoffPair, type Seed } from '../playoffs/playoff.rules.js';

/** Months from July on are in the first year of a season. */
const FIRST_MONTH = 7;

/** The day on which a season's cup is drawn; null where the league plays none. */
export function cupDay(settings: Partial<Pick<LeagueSettings, 'cup' | 'format'>>, season: Season): string | null {
  const day = settings.cup ?? COMPETITION.cup.default;
  if (day === 'none' || isInRoto(settings)) return null;
  const year = Number(season.slice(0, 4));
  return `${Number(day.slice(0, 2)) < FIRST_MONTH ? year + 1 : year}-${day}`;
}

/**
 * Draws a cup of all teams. Where their number is no power of two, the best of the table have no opponent in the first
 * round; all other places are drawn. The bracket is fixed. The same seed always gives the same draw.
 * @param table ids, best first
 */
export function drawCup(table: readonly string[], seed: string): Seed[] {
  const byes = table.length === 0 ? 0 : 2 ** roundsOf(table.length) - table.length;
  return [...table.slice(0, byes), ...shuffled(table.slice(byes), seed)].map((teamId, index) => ({
    teamId,
    seed: index + 1,
    outIn: null,
  }));
}

/**
 * The weeks of a season from Monday to Sunday that begin after a day. A league without matchups plays its cup in them.
 */
export function weeksAfter(day: string, season: PeriodDays): PeriodDays[] {
  const after = dayPlus(day, 1) < season.startsOn ? season.startsOn : dayPlus(day, 1);
  const weeks: PeriodDays[] = [];
  for (let monday = mondayOf(dayPlus(after, 6)); dayPlus(monday, 6) <= season.endsOn; monday = dayPlus(monday, 7))
    weeks.push({ startsOn: monday, endsOn: dayPlus(monday, 6) });
  return weeks;
}

/** The periods of a cup's rounds, the first ones after the draw. Null when the season has too few. */
export const firstPeriods = (periods: readonly PeriodDays[], rounds: number): PeriodDays[] | null =>
  rounds > 0 && periods.length >= rounds ? periods.slice(0, rounds) : null;

/**
 * The periods that a commissioner chose by a day of each, in their order. Null without a choice, and where the calendar
 * or the number of teams changed so that it gives no period for each round.
 */
export function chosenPeriods(
  days: readonly string[],
  periods: readonly PeriodDays[],
  rounds: number,
): PeriodDays[] | null {
  const chosen = periods.filter(({ startsOn, endsOn }) => days.some((day) => startsOn <= day && day <= endsOn));
  return rounds > 0 && days.length === rounds && chosen.length === rounds ? chosen : null;
}

/** Checks a choice of periods by their first days: one for each round, each of a period after the draw. */
export function checkCupPeriods(
  days: readonly string[],
  periods: readonly PeriodDays[],
  rounds: number,
): Result<PeriodDays[]> {
  const field = 'starts_on';
  const unknown = days.find((day) => !periods.some(({ startsOn }) => startsOn === day));
  if (unknown !== undefined) return refuse('cupPeriodUnknown', { kind: 'invalid', field, figures: { day: unknown } });
  const given = new Set(days).size;
  const chosen = given === days.length ? chosenPeriods(days, periods, rounds) : null;
  return chosen === null
    ? refuse('cupPeriodsWrong', { kind: 'invalid', field, figure: given, limit: rounds, figures: { given, rounds } })
    : ok(chosen);
}

/**
 * Who loses a round of the cup. The better team of the season's table goes on in a tie.
 * @param table ids, best first
 */
export const cupLosers = (pairs: readonly PlayoffPair[], table: readonly string[]): string[] =>
  losersOf(
    pairs,
    table.map((teamId, index) => ({ teamId, seed: index + 1, outIn: null })),
  );
