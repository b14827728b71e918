import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { runningSums } from '@crease/core/seasons/race/race.rules.js';
import { standings } from '@crease/core/competition/standings.rules.js';

export type RaceView = 'points' | 'gap';

/** A team's line: its value after each day, starting with the day before the first. */
export interface Line {
  readonly teamId: string;
  readonly values: readonly number[];
}

export interface At {
  readonly teamId: string;
  readonly rank: number;
  readonly shared: boolean;
  readonly points: number;
  readonly behind: number;
}

export interface Chart {
  /** The day before the first, and every day of the race. */
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  /** Range of the vertical axis. */
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** First days of months with horizontal position, 0 to 1. */
  readonly months: readonly { readonly day: string; readonly along: number }[];
}

type Raced = Pick<RaceAnswer, 'days'> & {
  readonly teams: readonly Pick<RaceAnswer['teams'][number], 'team_id' | 'daily'>[];
};

const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 5;
/** Minimum distance between month labels, as a share of the width. */
const MONTH_APART = 0.09;

/** A round step that divides `span` into a few parts. */
export function stepOf(span: number): number {
  if (span <= 0) return 1;
  const rough = span / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max((STEPS.find((step) => step * power >= rough) ?? 10) * power, 0.01);
}

/** A day's position, 0 to 1. */
export function extrasOf(days: readonly string[], index: number): number {
  const [first] = days;
  const last = days.at(-1);
  const day = days[index];
  if (first === undefined || last === undefined || day === undefined || first === last) return 0;
  return daysBetween(first, day) / daysBetween(first, last);
}

/** The day nearest to a horizontal position. */
export function nearestDay(days: readonly string[], along: number): number {
  let best = 0;
  for (let index = 0; index < days.length; index++)
    if (Math.abs(extrasOf(days, index) - along) < Math.abs(extrasOf(days, best) - along)) best = index;
  return best;
}

/** The race as lines to draw; empty without any day. */
export function chartOf({ days: raced, teams }: Raced, view: RaceView): Chart {
  const [first] = raced;
  if (first === undefined) return { days: [], lines: [], low: 0, high: 1, ticks: [], months: [] };
  const days = [dayPlus(first, -1), ...raced];
  const sums = teams.map(({ team_id, daily }) => ({ teamId: team_id, values: [0, ...runningSums(daily)] }));
  const most = days.map((_, index) => Math.max(...sums.map(({ values }) => values[index] ?? 0)));
  const lines =
    view === 'points'
      ? sums
      : sums.map(({ teamId, values }) => ({
          teamId,
          values: values.map((own, index) => sumOfPoints([own, -(most[index] ?? 0)])),
        }));
  const all = lines.flatMap(({ values }) => values);
  const step = stepOf(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all) / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { days, lines, low, high, ticks, months: monthsOf(days) };
}

function monthsOf(days: readonly string[]): { day: string; along: number }[] {
  const found: { day: string; along: number }[] = [];
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const span = daysBetween(first, last);
  for (let day = first; day <= last && span > 0; day = dayPlus(day, 1)) {
    const along = daysBetween(first, day) / span;
    if (day.endsWith('-01') && along - (found.at(-1)?.along ?? -1) >= MONTH_APART) found.push({ day, along });
  }
  return found;
}

/** The standings after a day of the chart, best first. */
export function standAt({ days: raced, teams }: Raced, index: number): At[] {
  const sums = teams.map(({ team_id, daily }) => ({
    teamId: team_id,
    points: runningSums(daily.slice(0, index)).at(-1) ?? 0,
  }));
  return raced.length === 0
    ? []
    : standings(sums).map(({ behindLeader, behindAbove: _, ...row }) => ({ ...row, behind: behindLeader }));
}

/** The lines highlighted at first: the leader, and the neighbours of the reader's own team. */
export function firstChosen(teams: readonly { readonly team_id: string }[], mine: string | null): string[] {
  const own = teams.findIndex(({ team_id }) => team_id === mine);
  const wanted = own === -1 ? [0, 1, 2] : [0, own - 1, own + 1];
  return [...new Set(wanted)].flatMap((index) => {
    const id = teams[index]?.team_id;
    return id === undefined || id === mine ? [] : [id];
  });
}

/** Last days of months and of the race. */
export function monthEnds(days: readonly string[]): number[] {
  return days.flatMap((day, index) =>
    index > 0 && (days[index + 1] ?? '').slice(0, 7) !== day.slice(0, 7) ? [index] : [],
  );
}
