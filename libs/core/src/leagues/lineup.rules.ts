import { momentIn, dayIn, dayPlus, mondayOf } from '../calendar.js';
import { DECIDING_HOUR } from './deciding-hour.js';
import { isMonthDay, monthDaysOf, type MonthDays } from './month-days.js';
import type { LeagueSettings } from './settings.values.js';
import { SETTINGS } from './settings.table.js';

/** The kinds of places in a line-up, in their order on the page. */
export const LINEUP_KINDS = ['F', 'C', 'LW', 'RW', 'D', 'U', 'G'] as const;
export type LineupKind = (typeof LINEUP_KINDS)[number];

export const LINEUP_KIND_WORDS: Readonly<Record<LineupKind, string>> = {
  F: 'Forward',
  C: 'Centre',
  LW: 'Left wing',
  RW: 'Right wing',
  D: 'Defense',
  U: 'Utility',
  G: 'Goalie',
};

export const STAND_IN = ['absent', 'always', 'off'] as const;
export type StandIn = (typeof STAND_IN)[number];

/** How a league plays with line-ups (docs/rules.md, Line-ups). */
export interface LineupRules {
  readonly period: 'day' | 'week' | 'month';
  /** On which days of a month line-ups begin, where they do. */
  readonly dates?: MonthDays;
  readonly places: Readonly<Record<LineupKind, number>>;
  /** Players who may come into a line-up from Monday to Sunday; null for as many as one likes. */
  readonly changes: number | null;
  /** Whether reserves stand in: for absent players, never, or the best on every day for which nothing was set. */
  readonly standIn: StandIn;
}

export const LINEUP_KEYS = [
  'lineups',
  'lineup_dates',
  'lineup_f',
  'lineup_c',
  'lineup_lw',
  'lineup_rw',
  'lineup_d',
  'lineup_u',
  'lineup_g',
  'lineup_changes',
  'lineup_stand_in',
] as const satisfies readonly (keyof LeagueSettings)[];
export type LineupSettings = Partial<Pick<LeagueSettings, (typeof LINEUP_KEYS)[number]>>;

/** Null where a league plays without line-ups: every active player counts. */
export function lineupRules(settings: LineupSettings): LineupRules | null {
  const period = settings.lineups ?? SETTINGS.lineups.default;
  if (period !== 'day' && period !== 'week' && period !== 'month') return null;
  const of = (kind: Lowercase<LineupKind>) => settings[`lineup_${kind}`] ?? SETTINGS[`lineup_${kind}`].default;
  const changes = settings.lineup_changes ?? SETTINGS.lineup_changes.default;
  return {
    period,
    dates: monthDaysOf(settings.lineup_dates ?? '') ?? DATES,
    places: { F: of('f'), C: of('c'), LW: of('lw'), RW: of('rw'), D: of('d'), U: of('u'), G: of('g') },
    changes: changes === 0 ? null : changes,
    standIn: STAND_IN.find((one) => one === settings.lineup_stand_in) ?? SETTINGS.lineup_stand_in.default,
  };
}

/** The starts (ms since 1970) of the NHL's games of a day; none where its schedule is not known. */
export type StartsOn = (day: string) => readonly number[];
const UNKNOWN: StartsOn = () => [];

type Period = Pick<LineupRules, 'period' | 'dates'>;

/** Noon of a day, which decides on rosters: before nearly every game. */
export const lockOf = (day: string, timeZone: string): number => momentIn(day, timeZone, DECIDING_HOUR);

/** Whether each player locks at the start of their own game of a day. Without a schedule a day locks at noon. */
export const locksByGame = ({ period }: Period, starts: readonly number[]): boolean =>
  period === 'day' && starts.length > 0;

/** The moment from which it is known who is on a day's roster: noon, or the first game's start where that is earlier. */
export const decidesAt = (rules: Period, day: string, timeZone: string, starts: readonly number[] = []): number =>
  locksByGame(rules, starts) ? Math.min(lockOf(day, timeZone), ...starts) : lockOf(day, timeZone);

/** The moment from which nothing of a day's line-up can be changed: with its last game begun and the day over. */
export const closesAt = (rules: Period, day: string, timeZone: string, starts: readonly number[] = []): number =>
  locksByGame(rules, starts)
    ? Math.max(momentIn(dayPlus(day, 1), timeZone), ...starts)
    : lockOf(beginOf(rules, day), timeZone);

const DATES = monthDaysOf(SETTINGS.lineup_dates.default) ?? [];

/** Whether a new line-up may begin on a day. */
export const mayBegin = ({ period, dates = DATES }: Period, day: string): boolean =>
  period === 'day' || (period === 'week' ? mondayOf(day) === day : isMonthDay(dates, day));

/** The first day whose line-up can still be changed at a moment: in Europe yesterday's may, until its games begin. */
export function openFrom(rules: Period, now: number, timeZone: string, startsOn: StartsOn = UNKNOWN): string {
  let day = dayPlus(dayIn(now, timeZone), -1);
  while (!mayBegin(rules, day) || closesAt(rules, day, timeZone, startsOn(day)) <= now) day = dayPlus(day, 1);
  return day;
}

/** The same, in a league that plays with line-ups since a day. */
export function firstOpen(rules: Period, now: number, timeZone: string, startsOn?: StartsOn, from = ''): string {
  let day = openFrom(rules, now, timeZone, startsOn);
  while (day < from || !mayBegin(rules, day)) day = dayPlus(day, 1);
  return day;
}

/** The last day of which it is known who is on the roster. */
export function decidedTo(rules: Period, now: number, timeZone: string, startsOn: StartsOn = UNKNOWN): string {
  const today = dayIn(now, timeZone);
  return decidesAt(rules, today, timeZone, startsOn(today)) <= now ? today : dayPlus(today, -1);
}

/** The day on which the line-up began, or would have begun, that stands on a day. */
export function beginOf(rules: Period, day: string): string {
  let begin = day;
  while (!mayBegin(rules, begin)) begin = dayPlus(begin, -1);
  return begin;
}

/** A club's game of a day, as far as locks need to know it. */
export interface ClubGame {
  readonly day: string;
  readonly startsAt: number;
  readonly away: string;
  readonly home: string;
  /** It will not be played that day. */
  readonly off: boolean;
  /** It runs or ran, whatever its time says. */
  readonly begun: boolean;
}

/** The games of some days: when they start, and which is a club's. */
export function gamesByDay(games: readonly ClubGame[]) {
  const on = (day: string) => games.filter((game) => game.day === day && !game.off);
  return {
    startsOn: ((day) => on(day).map(({ startsAt }) => startsAt)) satisfies StartsOn,
    of: (day: string, club: string | null): ClubGame | null =>
      on(day).find(({ away, home }) => club !== null && (away === club || home === club)) ?? null,
  };
}
export type GamesByDay = ReturnType<typeof gamesByDay>;

/** When a player of a club locks on a day: at their game's start, and without a game when the day closes. */
export function locksAt(
  rules: Period,
  {
    day,
    club,
    timeZone,
    games,
    now,
  }: { day: string; club: string | null; timeZone: string; games: GamesByDay; now: number },
): number {
  const starts = games.startsOn(day);
  const game = locksByGame(rules, starts) ? games.of(day, club) : null;
  if (game === null) return closesAt(rules, day, timeZone, starts);
  return game.begun ? Math.min(game.startsAt, now) : game.startsAt;
}
