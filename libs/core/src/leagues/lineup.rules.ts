import { momentIn, dayIn, dayPlus, weekStart } from '../calendar.js';
import { DECIDING_HOUR } from './deciding-hour.js';
import { isMonthDay, monthDaysOf, type MonthDays } from './month-days.js';
import type { LeagueSettings } from './settings.values.js';
import { LINEUP } from './settings/lineup.settings.js';
import { WEEKDAYS, type Weekday } from './settings/weekdays.js';
import { textsByReader } from '../words.js';

/** Kinds of line-up places, in display order. */
export const LINEUP_KINDS = ['F', 'C', 'LW', 'RW', 'D', 'U', 'G'] as const;
export type LineupKind = (typeof LINEUP_KINDS)[number];

export const LINEUP_KIND_WORDS = textsByReader<LineupKind>({
  en: {
    F: 'Forward',
    C: 'Centre',
    LW: 'Left wing',
    RW: 'Right wing',
    D: 'Defense',
    U: 'Utility',
    G: 'Goalie',
  },
  fr: {
    F: 'Attaquant',
    C: 'Centre',
    LW: 'Ailier gauche',
    RW: 'Ailier droit',
    D: 'Défenseur',
    U: 'Utilité',
    G: 'Gardien',
  },
});

const WEEKDAY_WORDS = textsByReader<Weekday>({
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  fr: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
});

/** 'Wednesday'. `weekday` is in days after Monday. */
export const weekdayWord = (weekday = 0): string => WEEKDAY_WORDS[WEEKDAYS[weekday] ?? 'monday'];

export const STAND_IN = ['absent', 'always', 'off'] as const;
export type StandIn = (typeof STAND_IN)[number];

export interface LongLimit {
  readonly span: 'month' | 'season';
  readonly limit: number;
}

export const changeLimits = ({ changes, longLimits = [] }: Pick<LineupRules, 'changes' | 'longLimits'>) => [
  ...(changes === null ? [] : [{ span: 'week' as const, limit: changes }]),
  ...longLimits,
];

/** The first and the last day of the month or season of a day. A season is from July to June. */
export function spanOf(span: LongLimit['span'], day: string): { readonly from: string; readonly to: string } {
  if (span === 'month') {
    const from = `${day.slice(0, 7)}-01`;
    return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
  }
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  return { from: `${year}-07-01`, to: `${year + 1}-06-30` };
}

/** A league's line-up rules (docs/rules.md, Line-ups). */
export interface LineupRules {
  readonly period: 'day' | 'week' | 'month';
  /** The day on which weekly line-ups begin, in days after Monday; 0 when omitted. */
  readonly weekday?: number;
  readonly dates?: MonthDays;
  readonly places: Readonly<Record<LineupKind, number>>;
  /** Maximum number of players added to the line-up in a week; null for no limit. */
  readonly changes: number | null;
  readonly longLimits?: readonly LongLimit[];
  /**
   * When reserves replace starters: for absent players, never, or as the best line-up on days for which none was set.
   */
  readonly standIn: StandIn;
}

export const LINEUP_KEYS = [
  'lineups',
  'lineup_weekday',
  'lineup_dates',
  'lineup_f',
  'lineup_c',
  'lineup_lw',
  'lineup_rw',
  'lineup_d',
  'lineup_u',
  'lineup_g',
  'lineup_changes',
  'lineup_changes_month',
  'lineup_changes_season',
  'lineup_stand_in',
] as const satisfies readonly (keyof LeagueSettings)[];
export type LineupSettings = Partial<Pick<LeagueSettings, (typeof LINEUP_KEYS)[number]>>;

/** Null when the league plays without line-ups; then every active player counts. */
export function lineupRules(settings: LineupSettings): LineupRules | null {
  const period = settings.lineups ?? LINEUP.lineups.default;
  if (period !== 'day' && period !== 'week' && period !== 'month') return null;
  const of = (kind: Lowercase<LineupKind>) => settings[`lineup_${kind}`] ?? LINEUP[`lineup_${kind}`].default;
  const changes = settings.lineup_changes ?? LINEUP.lineup_changes.default;
  return {
    period,
    ...(period === 'week' ? weekdayOf(settings.lineup_weekday) : {}),
    dates: monthDaysOf(settings.lineup_dates ?? '') ?? DATES,
    places: { F: of('f'), C: of('c'), LW: of('lw'), RW: of('rw'), D: of('d'), U: of('u'), G: of('g') },
    changes: changes === 0 ? null : changes,
    ...longLimitsOf(settings),
    standIn: STAND_IN.find((one) => one === settings.lineup_stand_in) ?? LINEUP.lineup_stand_in.default,
  };
}

export type PlaceSettings = LineupSettings &
  Partial<Pick<LeagueSettings, 'min_forwards' | 'min_defense' | 'min_goalies'>>;

/** Places by kind. Without line-ups the least numbers of players by position are the places. */
export function placeCounts(settings: PlaceSettings): Readonly<Partial<Record<LineupKind, number>>> {
  const { min_forwards: F = 0, min_defense: D = 0, min_goalies: G = 0 } = settings;
  return lineupRules(settings)?.places ?? { F, D, G };
}

export interface ComingLineups {
  readonly from: string;
  readonly after: LineupSettings;
}

/** The rules of a day; null when the league plays without line-ups on it. */
export const lineupRulesOn = (
  settings: LineupSettings,
  coming: ComingLineups | null,
  day: string,
): LineupRules | null =>
  lineupRules(coming !== null && day >= coming.from ? { ...settings, ...coming.after } : settings);

function longLimitsOf(settings: LineupSettings): { longLimits?: readonly LongLimit[] } {
  const set = (['month', 'season'] as const).flatMap((span): LongLimit[] => {
    const limit = settings[`lineup_changes_${span}`] ?? 0;
    return limit === 0 ? [] : [{ span, limit }];
  });
  return set.length === 0 ? {} : { longLimits: set };
}

/** Monday is omitted, as in leagues without the setting. */
function weekdayOf(name: LineupSettings['lineup_weekday']): { weekday?: number } {
  const weekday = WEEKDAYS.findIndex((one) => one === name);
  return weekday > 0 ? { weekday } : {};
}

/** Start times (ms since 1970) of the NHL games of a day; empty when the schedule is unknown. */
export type StartsOn = (day: string) => readonly number[];
const UNKNOWN: StartsOn = () => [];

type Period = Pick<LineupRules, 'period' | 'weekday' | 'dates'>;

/** Noon of a day, when rosters are decided: before nearly every game. */
export const lockOf = (day: string, timeZone: string): number => momentIn(day, timeZone, DECIDING_HOUR);

/** True when each player locks at the start of the player's game. Without a schedule, the whole day locks at noon. */
export const locksByGame = ({ period }: Period, starts: readonly number[]): boolean =>
  period === 'day' && starts.length > 0;

/** When the roster of a day is decided: at noon, or at the start of an earlier game. */
export const decidesAt = (rules: Period, day: string, timeZone: string, starts: readonly number[] = []): number =>
  locksByGame(rules, starts) ? Math.min(lockOf(day, timeZone), ...starts) : lockOf(day, timeZone);

/**
 * When a day's line-up can no longer change. With locks per game: after the day's end and the start of its last game.
 */
export const closesAt = (rules: Period, day: string, timeZone: string, starts: readonly number[] = []): number =>
  locksByGame(rules, starts)
    ? Math.max(momentIn(dayPlus(day, 1), timeZone), ...starts)
    : lockOf(beginOf(rules, day), timeZone);

const DATES = monthDaysOf(LINEUP.lineup_dates.default) ?? [];

export const mayBegin = ({ period, weekday, dates = DATES }: Period, day: string): boolean =>
  period === 'day' || (period === 'week' ? weekStart(day, weekday) === day : isMonthDay(dates, day));

/**
 * The first day whose line-up can still be changed. In Europe that can be yesterday, because NHL games of that date
 * start after midnight.
 */
export function openFrom(rules: Period, now: number, timeZone: string, startsOn: StartsOn = UNKNOWN): string {
  let day = dayPlus(dayIn(now, timeZone), -1);
  while (!mayBegin(rules, day) || closesAt(rules, day, timeZone, startsOn(day)) <= now) day = dayPlus(day, 1);
  return day;
}

/** Like `openFrom`, but not before the league began to use line-ups. */
export function firstOpen(rules: Period, now: number, timeZone: string, startsOn?: StartsOn, from = ''): string {
  let day = openFrom(rules, now, timeZone, startsOn);
  while (day < from || !mayBegin(rules, day)) day = dayPlus(day, 1);
  return day;
}

export function decidedTo(rules: Period, now: number, timeZone: string, startsOn: StartsOn = UNKNOWN): string {
  const today = dayIn(now, timeZone);
  return decidesAt(rules, today, timeZone, startsOn(today)) <= now ? today : dayPlus(today, -1);
}

/** The start day of the line-up that applies on this day, whether one was set or not. */
export function beginOf(rules: Period, day: string): string {
  let begin = day;
  while (!mayBegin(rules, begin)) begin = dayPlus(begin, -1);
  return begin;
}

export interface ClubGame {
  readonly day: string;
  readonly startsAt: number;
  readonly away: string;
  readonly home: string;
  readonly off: boolean;
  /** The game has started, whatever its scheduled time. */
  readonly begun: boolean;
}

export function gamesByDay(games: readonly ClubGame[]) {
  const on = (day: string) => games.filter((game) => game.day === day && !game.off);
  return {
    startsOn: ((day) => on(day).map(({ startsAt }) => startsAt)) satisfies StartsOn,
    of: (day: string, club: string | null): ClubGame | null =>
      on(day).find(({ away, home }) => away === club || home === club) ?? null,
  };
}
export type GamesByDay = ReturnType<typeof gamesByDay>;

/** When a player of a club locks on a day: at the start of their game. Without a game, when the day closes. */
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
