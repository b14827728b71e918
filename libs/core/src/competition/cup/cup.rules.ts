import { dayPlus, mondayOf } from '../../calendar.js';
import { isInRoto } from '../../leagues/formats.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { Season } from '../../season.js';
import { shuffled } from '../matchups/schedule.rules.js';
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
 * The weeks of a cup's rounds, from Monday to Sunday, the first one after the draw. Null when the season has too few.
 * @param drawnOn the day of the draw
 */
export function cupWeeks(drawnOn: string, rounds: number, season: PeriodDays): PeriodDays[] | null {
  const after = dayPlus(drawnOn, 1) < season.startsOn ? season.startsOn : dayPlus(drawnOn, 1);
  const monday = mondayOf(dayPlus(after, 6));
  const weeks = Array.from({ length: rounds }, (_, index) => ({
    startsOn: dayPlus(monday, 7 * index),
    endsOn: dayPlus(monday, 7 * index + 6),
  }));
  return weeks.length > 0 && (weeks.at(-1)?.endsOn ?? '') <= season.endsOn ? weeks : null;
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
