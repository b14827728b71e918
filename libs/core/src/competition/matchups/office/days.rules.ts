import { dayPlus, daysBetween, dayWords } from '../../../calendar.js';
import { ok, type Result } from '../../../result.js';
import { refuse } from '../../competition.refusals.js';
import {
  isShortPeriod,
  LONGEST_PERIOD_DAYS,
  type GamesByDay,
  type PeriodDays,
  type PeriodRules,
} from '../period.rules.js';

/** Fewest days of a period. */
export const FEWEST_PERIOD_DAYS = 3;

export interface NumberedPeriod extends PeriodDays {
  readonly number: number;
}

/** How the season is divided, and the NHL's games in it. */
interface DividedSeason {
  readonly season: PeriodDays;
  readonly games: GamesByDay;
  readonly rules: PeriodRules;
}

/**
 * Moves the day between two periods that follow each other. Both keep at least three days and at most 21, and as many
 * games as a period needs: otherwise the next change of the NHL's schedule would plan them again.
 * @param endsOn the last day of the first one; the second begins on the next day
 */
export function moveBoundary(
  periods: readonly [NumberedPeriod, NumberedPeriod],
  endsOn: string,
  { season, games, rules }: DividedSeason,
): Result<readonly [NumberedPeriod, NumberedPeriod]> {
  const field = 'ends_on';
  const [one, other] = periods;
  const moved = [
    { ...one, endsOn },
    { ...other, startsOn: dayPlus(endsOn, 1) },
  ] as const;
  for (const { number, startsOn, endsOn: last } of moved) {
    const days = daysBetween(startsOn, last) + 1;
    if (days < FEWEST_PERIOD_DAYS || days > LONGEST_PERIOD_DAYS) {
      const [from, to] = [dayPlus(one.startsOn, FEWEST_PERIOD_DAYS - 1), dayPlus(other.endsOn, -FEWEST_PERIOD_DAYS)];
      const figures = { period: number, days: Math.max(0, days), from: dayWords(from), to: dayWords(to) };
      const limit = days < FEWEST_PERIOD_DAYS ? FEWEST_PERIOD_DAYS : LONGEST_PERIOD_DAYS;
      return refuse('periodLength', { kind: 'invalid', field, figure: days, limit, figures });
    }
    if (
      games !== null &&
      rules.shortWeeks !== 'keep' &&
      isShortPeriod({ startsOn, endsOn: last }, season, games, rules)
    )
      return refuse('periodGames', { kind: 'invalid', field, figures: { period: number } });
  }
  return ok(moved);
}
