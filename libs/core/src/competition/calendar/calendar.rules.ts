import { dayPlus, daysBetween } from '../../calendar.js';
import { WEEKDAYS } from '../../leagues/settings/weekdays.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { isAllowedPeriod } from '../matchups/office/days.rules.js';
import {
  periodAfter,
  periodStart,
  planPeriods,
  USUAL_PERIODS,
  type GamesByDay,
  type PeriodDays,
  type PeriodRules,
} from '../matchups/period.rules.js';
import { placeRounds, type PlayoffRules } from '../playoffs/playoff.rules.js';

/** Days of the first of two periods in a week. */
const SPLITS = { whole: undefined, '3-4': 3, '4-3': 4 } as const;

export const periodRules = ({
  matchup_short_weeks: shortWeeks,
  matchup_weekday: weekday,
  matchup_days: days,
  matchup_split: halves,
}: Partial<
  Pick<LeagueSettings, 'matchup_short_weeks' | 'matchup_weekday' | 'matchup_days' | 'matchup_split'>
>): PeriodRules => {
  const split = SPLITS[halves ?? COMPETITION.matchup_split.default];
  return {
    shortWeeks: shortWeeks ?? COMPETITION.matchup_short_weeks.default,
    weekday: WEEKDAYS.indexOf(weekday ?? COMPETITION.matchup_weekday.default),
    ...(split === undefined ? { days: days ?? COMPETITION.matchup_days.default } : { days: USUAL_PERIODS.days, split }),
  };
};

export interface CalendarPlan {
  readonly dates: PeriodDays;
  readonly games: GamesByDay;
  readonly periods: PeriodRules;
  /** null without play-offs. */
  readonly playoffs: PlayoffRules | null;
  /** The period that began last; its days and those before it are not planned again. */
  readonly begun?: { readonly number: number; readonly endsOn: string } | undefined;
  /** No period is planned to begin before this day. */
  readonly notBefore?: string | undefined;
  /** Runs of coming periods between which a commissioner moved days. They keep them where the plan still has them. */
  readonly moved?: readonly (readonly (PeriodDays & { readonly round?: number | null })[])[] | undefined;
  /** Only the last periods are played, as rounds. */
  readonly roundsOnly?: boolean | undefined;
}

export interface PlannedPeriod extends PeriodDays {
  readonly number: number;
  /** Round of the play-offs, from 1; null for a regular period. */
  readonly round: number | null;
  /** A commissioner moved its last day. */
  readonly moved: boolean;
}

/** Days with games that must remain, because clubs rest players at the end. */
const DAYS_AFTER_FINAL = 3;

/**
 * The last day of the final: the last end of a period after which at least three days with games remain.
 * @param rules how the season is divided: a final that ended within a period would be short
 * @param season the whole season, from whose first week periods are counted
 */
export function lastPlayoffDay(
  { startsOn, endsOn }: PeriodDays,
  games: GamesByDay = null,
  rules: PeriodRules = USUAL_PERIODS,
  season: PeriodDays = { startsOn, endsOn },
): string {
  let last = endsOn;
  for (let left = 0; left < DAYS_AFTER_FINAL && last >= startsOn; last = dayPlus(last, -1))
    if (games === null || (games.get(last) ?? 0) > 0) left += 1;
  const full = dayPlus(periodStart(dayPlus(last, 1), rules, season), -1);
  return full < startsOn ? endsOn : full;
}

/** The days after the period that began last, until the final ends. */
export function daysToPlan({ dates, games, periods, playoffs, begun }: CalendarPlan): PeriodDays {
  const next = begun === undefined || begun.endsOn < dates.startsOn ? dates.startsOn : dayPlus(begun.endsOn, 1);
  const days = { startsOn: next, endsOn: dates.endsOn };
  return playoffs === null || playoffs.untilEnd === true
    ? days
    : { ...days, endsOn: lastPlayoffDay(days, games, periods, dates) };
}

/** The periods of a season that have not begun, regular ones first, then the rounds of the play-offs. */
export function planCalendar({ roundsOnly = false, ...plan }: CalendarPlan): PlannedPeriod[] {
  if (!roundsOnly) return planAll(plan);
  const roundsOf = (planned: readonly PlannedPeriod[]) =>
    planned.filter(({ round }) => round !== null).map((one, index) => ({ ...one, number: index + 1 }));
  const { notBefore, ...whole } = plan;
  const rounds = roundsOf(planAll(whole));
  // A league that begins late has the rounds that fit.
  return notBefore === undefined || rounds.every(({ startsOn }) => startsOn >= notBefore)
    ? rounds
    : roundsOf(planAll(plan));
}

function planAll(plan: CalendarPlan): PlannedPeriod[] {
  const { dates, games, periods, playoffs, begun, notBefore } = plan;
  const all = daysToPlan(plan);
  // A short week that has begun is left out alone: the week that it would join is a separate period.
  const startsOn =
    notBefore === undefined || all.startsOn >= notBefore ? all.startsOn : nextPeriod(notBefore, periods, dates);
  const last = begun?.number ?? 0;
  const inRounds = (days: readonly (PeriodDays & { readonly moved: boolean })[]): PlannedPeriod[] => {
    const { rounds } = placeRounds(playoffs, last + days.length, last);
    return days.map((one, index) => ({ ...one, number: last + index + 1, round: rounds[last + index] ?? null }));
  };
  const days = startsOn > all.endsOn ? [] : planPeriods({ ...all, startsOn }, games, periods, dates);
  let planned = inRounds(days.map((one) => ({ ...one, moved: false })));
  for (const run of plan.moved ?? []) {
    const first = planned.findIndex((one) => one.startsOn === run[0]?.startsOn);
    const end = planned.findIndex((one) => one.endsOn === run.at(-1)?.endsOn) + 1;
    if (first < 0 || end <= first) continue;
    if (!run.every((one) => isAllowedPeriod(one, { season: dates, games, rules: periods }))) continue;
    const kept = run.map((one, index) => ({
      startsOn: one.startsOn,
      endsOn: one.endsOn,
      moved: index < run.length - 1,
    }));
    const changed = inRounds([...planned.slice(0, first), ...kept, ...planned.slice(end)]);
    // A period that becomes a round, or another one, has days by the rules.
    const stays = run.every(({ round = null }, index) => changed[first + index]?.round === round);
    if (stays) planned = changed;
  }
  return planned;
}

/** Runs of coming periods between which a commissioner moved days, from the stored periods. */
export function movedRuns<Stored extends PeriodDays & { readonly moved: boolean }>(
  coming: readonly Stored[],
  begun?: { readonly moved: boolean },
): Stored[][] {
  const runs: Stored[][] = [];
  let open = begun?.moved ?? false;
  if (open) runs.push([]);
  for (const period of coming) {
    if (!open && period.moved) runs.push([]);
    if (open || period.moved) runs.at(-1)?.push(period);
    open = period.moved;
  }
  return runs;
}

/** A period whose last day a commissioner moved, and that a new calendar divides by the rules again. */
export interface LostDay {
  readonly period: number;
  readonly endsOn: string;
}

export const lostDays = (coming: readonly PlannedPeriod[], planned: readonly PlannedPeriod[]): LostDay[] =>
  coming
    .filter(({ moved, endsOn }) => moved && !planned.some((one) => one.moved && one.endsOn === endsOn))
    .map(({ number: period, endsOn }) => ({ period, endsOn }));

/** The first day of a period, this day or a later one. */
const nextPeriod = (day: string, periods: PeriodRules, season: PeriodDays): string => {
  const start = periodStart(day, periods, season);
  return start >= day ? start : periodAfter(start, periods, season);
};

/** A usual period's days; the longer period's when a week has two. */
export const usualDays = ({ days, split }: Pick<PeriodRules, 'days' | 'split'>): number =>
  split === undefined ? days : Math.max(split, days - split);

export interface CalendarFigures {
  readonly regular: number;
  /** Number of periods that are longer than the others, because short ones joined. */
  readonly joined: number;
  /** The first day; null without periods. */
  readonly from: string | null;
  /** The first day of the play-offs; null without them. */
  readonly playoffsFrom: string | null;
}

export const calendarFigures = (
  periods: readonly (PeriodDays & { readonly round: number | null })[],
  rules: Pick<PeriodRules, 'days' | 'split'> = USUAL_PERIODS,
): CalendarFigures => ({
  regular: periods.filter(({ round }) => round === null).length,
  joined: periods.filter(({ startsOn, endsOn }) => daysBetween(startsOn, endsOn) >= usualDays(rules)).length,
  from: periods[0]?.startsOn ?? null,
  playoffsFrom: periods.find(({ round }) => round !== null)?.startsOn ?? null,
});
