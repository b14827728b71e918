import { dayPlus, daysBetween, dayWords } from '../../../calendar.js';
import { ok, type Result } from '../../../result.js';
import { refuse } from '../../competition.refusals.js';
import {
  gameDaysIn,
  isShortPeriod,
  longestPeriod,
  type GamesByDay,
  type PeriodDays,
  type PeriodRules,
} from '../period.rules.js';

export const FEWEST_PERIOD_DAYS = 3;

export interface NumberedPeriod extends PeriodDays {
  readonly number: number;
}

interface DividedSeason {
  readonly season: PeriodDays;
  readonly games: GamesByDay;
  readonly rules: PeriodRules;
}

/**
 * Moves the day between two periods that follow each other without a gap. Both keep at least three days, at most as
 * many as joined periods have, and as many games as a period needs: otherwise the next change of the NHL's schedule
 * would plan them again.
 * @param endsOn the last day of the first one; the second begins on the next day
 */
export function moveBoundary(
  periods: readonly [NumberedPeriod, NumberedPeriod],
  endsOn: string,
  divided: DividedSeason,
): Result<readonly [NumberedPeriod, NumberedPeriod]> {
  const field = 'ends_on';
  const [one, other] = periods;
  if (other.startsOn !== dayPlus(one.endsOn, 1)) {
    const [from, to] = [dayWords(dayPlus(one.endsOn, 1)), dayWords(dayPlus(other.startsOn, -1))];
    return refuse('periodsApart', { field, figures: { period: one.number, from, to } });
  }
  const most = longestPeriod(divided.rules);
  const moved = [
    { ...one, endsOn },
    { ...other, startsOn: dayPlus(endsOn, 1) },
  ] as const;
  for (const period of moved) {
    const days = daysBetween(period.startsOn, period.endsOn) + 1;
    if (days < FEWEST_PERIOD_DAYS || days > most) {
      const from = latest(dayPlus(one.startsOn, FEWEST_PERIOD_DAYS - 1), dayPlus(other.endsOn, -most));
      const to = earliest(dayPlus(other.endsOn, -FEWEST_PERIOD_DAYS), dayPlus(one.startsOn, most - 1));
      const figures = {
        period: period.number,
        days: Math.max(0, days),
        most,
        from: dayWords(from),
        to: dayWords(to),
      };
      const limit = days < FEWEST_PERIOD_DAYS ? FEWEST_PERIOD_DAYS : most;
      return refuse('periodLength', { kind: 'invalid', field, figure: days, limit, figures });
    }
    if (hasFewGames(period, divided))
      return refuse('periodGames', { kind: 'invalid', field, figures: { period: period.number } });
  }
  return ok(moved);
}

const latest = (one: string, other: string): string => (one > other ? one : other);
const earliest = (one: string, other: string): string => (one < other ? one : other);

const hasFewGames = (period: PeriodDays, { season, games, rules }: DividedSeason): boolean =>
  games !== null && rules.shortWeeks !== 'keep' && isShortPeriod(period, season, games, rules);

/** True when a period may keep days that a commissioner gave it. */
export function isAllowedPeriod(period: PeriodDays, divided: DividedSeason): boolean {
  const days = daysBetween(period.startsOn, period.endsOn) + 1;
  return (
    days >= FEWEST_PERIOD_DAYS &&
    days <= longestPeriod(divided.rules) &&
    gameDaysIn(period, divided.games) > 0 &&
    !hasFewGames(period, divided)
  );
}
