import { momentIn, dayIn, dayPlus, mondayOf } from '../calendar.js';
import { DECIDING_HOUR } from './deciding-hour.js';
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

/** How a league plays with line-ups (docs/rules.md, Line-ups). */
export interface LineupRules {
  readonly period: 'day' | 'week' | 'month';
  readonly places: Readonly<Record<LineupKind, number>>;
  /** Players who may come into a line-up from Monday to Sunday; null for as many as one likes. */
  readonly changes: number | null;
  readonly standIn: boolean;
}

export const LINEUP_KEYS = [
  'lineups',
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
    places: { F: of('f'), C: of('c'), LW: of('lw'), RW: of('rw'), D: of('d'), U: of('u'), G: of('g') },
    changes: changes === 0 ? null : changes,
    standIn: (settings.lineup_stand_in ?? SETTINGS.lineup_stand_in.default) === 'absent',
  };
}

/** The moment (ms since 1970) from which a day's line-up stands: noon, as for rosters, before nearly every game. */
export const lockOf = (day: string, timeZone: string): number => momentIn(day, timeZone, DECIDING_HOUR);

const DAYS_OF_MONTH = ['01', '15'];

/** Whether a new line-up may begin on a day. */
export const mayBegin = ({ period }: Pick<LineupRules, 'period'>, day: string): boolean =>
  period === 'day' || (period === 'week' ? mondayOf(day) === day : DAYS_OF_MONTH.includes(day.slice(8)));

/** The first day whose line-up can still be changed at a moment. */
export function openFrom(rules: Pick<LineupRules, 'period'>, now: number, timeZone: string): string {
  let day = dayIn(now, timeZone);
  if (lockOf(day, timeZone) <= now) day = dayPlus(day, 1);
  while (!mayBegin(rules, day)) day = dayPlus(day, 1);
  return day;
}

/** The day on which the line-up began, or would have begun, that stands on a day. */
export function beginOf(rules: Pick<LineupRules, 'period'>, day: string): string {
  let begin = day;
  while (!mayBegin(rules, begin)) begin = dayPlus(begin, -1);
  return begin;
}
