import { waiverHours } from '../free-agents/waiver.rules.js';
import { formatMoney } from '../money.js';
import { capital } from '../text.rules.js';
import { CATEGORIES, SCORING, scoringOf, weightsOf, type Scoring } from '../players/scoring.table.js';
import { reviewHours } from '../trades/trade.model.js';
import type { LeagueSettings, LeagueType } from './league.rules.js';

/** Everything that a commissioner sets, each with its value: what a league never set stands at the product's own. */
export type SettingsState = Required<Omit<LeagueSettings, 'scoring'>> & {
  readonly scoring: Scoring;
  readonly time_zone: string;
};
export type SettingKey = keyof SettingsState;
export type SettingValue = SettingsState[SettingKey];

export type SettingUnit = 'money' | 'percent' | 'count' | 'hours' | 'switch' | 'zone' | 'weights';

/** Which changes take nothing from anybody and make no team illegal: higher ones (a switch that goes on), lower ones, all of them, or none. */
export type Eases = 'up' | 'down' | 'always' | 'never';

/** The sections of the form, in its order. */
export const SETTING_SECTIONS = {
  general: 'General',
  roster: 'Roster',
  trading: 'Trading',
  draft: 'Draft',
  retention: 'Salary Retention',
  protection: 'Protection Sheets',
  play: 'Play',
} as const;
export type SettingSection = keyof typeof SETTING_SECTIONS;

/** One setting. */
export interface SettingRow {
  /** Its name beside a field. */
  readonly label: string;
  /** Its name within a sentence: 'the salary cap', of which "… is $88,000,000" can be said. */
  readonly words: string;
  readonly section: SettingSection;
  readonly unit: SettingUnit;
  readonly eases: Eases;
  /** When a change that takes nothing begins while a season is played; at once where it is left out. */
  readonly begins?: 'next-week' | 'midnight';
  /** The switch that it belongs to: without it there is no value. */
  readonly under?: 'rookieDraftEnabled' | 'retentionEnabled' | 'protectionSheetsEnabled';
  /** Only leagues of this type have it. */
  readonly only?: LeagueType;
  /** What is decided in the setup for good: the teams. Or what means nothing after the startup drafts. */
  readonly once?: 'teams' | 'startup';
  /** Draft picks that there are by this setting. */
  readonly picks?: 'general' | 'rookie';
  /** Sheets that are being made keep to what they began with. */
  readonly sheets?: true;
  /** The rule of the rulebook that says it. */
  readonly rule: string;
}

/**
 * The one table of settings: a row for each, from which everything that has to know them all is derived. A setting without a row does
 * not compile.
 */
export const SETTINGS: Readonly<Record<SettingKey, SettingRow>> = {
  num_teams: {
    label: 'Number of teams',
    words: 'the number of teams',
    section: 'general',
    unit: 'count',
    eases: 'never',
    once: 'teams',
    rule: 'timeZone',
  },
  salary_cap: {
    label: 'Salary cap',
    words: 'the salary cap',
    section: 'general',
    unit: 'money',
    eases: 'up',
    rule: 'cap',
  },

  max_roster_size: {
    label: 'Roster size',
    words: 'the roster size',
    section: 'roster',
    unit: 'count',
    eases: 'up',
    rule: 'rosterSize',
  },
  min_forwards: {
    label: 'Minimum forwards',
    words: 'the minimum of forwards',
    section: 'roster',
    unit: 'count',
    eases: 'down',
    rule: 'minimums',
  },
  min_defense: {
    label: 'Minimum defensemen',
    words: 'the minimum of defensemen',
    section: 'roster',
    unit: 'count',
    eases: 'down',
    rule: 'minimums',
  },
  min_goalies: {
    label: 'Minimum goalies',
    words: 'the minimum of goalies',
    section: 'roster',
    unit: 'count',
    eases: 'down',
    rule: 'minimums',
  },
  ir_slots: {
    label: 'IR slots',
    words: 'the number of IR slots',
    section: 'roster',
    unit: 'count',
    eases: 'up',
    rule: 'irSlots',
  },

  maxPickupsPerWeek: {
    label: 'Pickups per week',
    words: 'the number of pickups per week',
    section: 'trading',
    unit: 'count',
    eases: 'up',
    begins: 'next-week',
    rule: 'noFaPick',
  },
  faTradesAllowed: {
    label: 'Free-agent picks can be traded',
    words: 'trading of free-agent picks',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    rule: 'faPicksNotTradable',
  },
  draftPickTradesAllowed: {
    label: 'Draft picks can be traded',
    words: 'trading of draft picks',
    section: 'trading',
    unit: 'switch',
    eases: 'up',
    only: 'dynasty',
    rule: 'picksNotTradable',
  },

  general_draft_length: {
    label: 'General draft rounds',
    words: 'the number of general draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'up',
    picks: 'general',
    rule: 'draftLength',
  },
  general_draft_startup_length: {
    label: 'Startup draft rounds',
    words: 'the number of startup draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'always',
    only: 'dynasty',
    once: 'startup',
    picks: 'general',
    rule: 'draftLength',
  },
  rookieDraftEnabled: {
    label: 'Rookie draft',
    words: 'the rookie draft',
    section: 'draft',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    picks: 'rookie',
    rule: 'rookieDraftFirst',
  },
  rookie_draft_length: {
    label: 'Rookie draft rounds',
    words: 'the number of rookie draft rounds',
    section: 'draft',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    picks: 'rookie',
    rule: 'rookieDraftFirst',
  },
  rookie_draft_startup_length: {
    label: 'Rookie startup rounds',
    words: 'the number of rookie startup rounds',
    section: 'draft',
    unit: 'count',
    eases: 'always',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    once: 'startup',
    picks: 'rookie',
    rule: 'rookieDraftFirst',
  },
  rookie_bank_size: {
    label: 'Rookie bank size',
    words: 'the size of the rookie bank',
    section: 'draft',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    rule: 'rookieBank',
  },

  retentionEnabled: {
    label: 'Salary retention',
    words: 'salary retention',
    section: 'retention',
    unit: 'switch',
    eases: 'up',
    rule: 'retentionPercent',
  },
  max_retention_perc: {
    label: 'Maximum retained',
    words: 'the maximum retained',
    section: 'retention',
    unit: 'percent',
    eases: 'up',
    under: 'retentionEnabled',
    rule: 'retentionPercent',
  },
  retention_slots: {
    label: 'Retention slots',
    words: 'the number of retention slots',
    section: 'retention',
    unit: 'count',
    eases: 'up',
    under: 'retentionEnabled',
    rule: 'retentionSlots',
  },

  protectionSheetsEnabled: {
    label: 'Protection sheets',
    words: 'the use of protection sheets',
    section: 'protection',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    sheets: true,
    rule: 'protectionLimit',
  },
  protection_sheet_limit: {
    label: 'Protection limit',
    words: 'the protection limit',
    section: 'protection',
    unit: 'money',
    eases: 'up',
    only: 'dynasty',
    under: 'protectionSheetsEnabled',
    rule: 'protectionLimit',
  },
  min_forwards_protected: {
    label: 'Protected forwards',
    words: 'the minimum of protected forwards',
    section: 'protection',
    unit: 'count',
    eases: 'down',
    only: 'dynasty',
    under: 'protectionSheetsEnabled',
    rule: 'protectedMinimums',
  },
  min_defense_protected: {
    label: 'Protected defensemen',
    words: 'the minimum of protected defensemen',
    section: 'protection',
    unit: 'count',
    eases: 'down',
    only: 'dynasty',
    under: 'protectionSheetsEnabled',
    rule: 'protectedMinimums',
  },
  min_goalies_protected: {
    label: 'Protected goalies',
    words: 'the minimum of protected goalies',
    section: 'protection',
    unit: 'count',
    eases: 'down',
    only: 'dynasty',
    under: 'protectionSheetsEnabled',
    rule: 'protectedMinimums',
  },
  protection_sheet_bench: {
    label: 'Bench amount',
    words: 'the amount for the protection bench',
    section: 'protection',
    unit: 'money',
    eases: 'up',
    only: 'dynasty',
    under: 'protectionSheetsEnabled',
    rule: 'protectionBench',
  },
  protection_bench_size: {
    label: 'Bench size',
    words: 'the size of the protection bench',
    section: 'protection',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'protectionSheetsEnabled',
    rule: 'protectionBench',
  },

  waiver_hours: {
    label: 'Hours on waivers',
    words: 'the time on waivers',
    section: 'play',
    unit: 'hours',
    eases: 'always',
    rule: 'onWaivers',
  },
  trade_review_hours: {
    label: 'Hours of review',
    words: 'the review of trades',
    section: 'play',
    unit: 'hours',
    eases: 'always',
    rule: 'reviewOver',
  },
  scoring: {
    label: 'Points',
    words: 'the scoring',
    section: 'play',
    unit: 'weights',
    eases: 'always',
    rule: 'scoring',
  },
  time_zone: {
    label: 'Time zone',
    words: 'the time zone',
    section: 'play',
    unit: 'zone',
    eases: 'always',
    begins: 'midnight',
    rule: 'timeZone',
  },
};

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

/** The settings of a league as they stand, `LeagueView` being one. */
export function stateOf(league: LeagueSettings & { readonly time_zone: string }): SettingsState {
  const own = Object.fromEntries(SETTING_KEYS.map((key) => [key, league[key]])) as unknown as SettingsState;
  return {
    ...own,
    waiver_hours: waiverHours(league),
    trade_review_hours: reviewHours(league),
    scoring: scoringOf(league),
  };
}

export const sameValue = (a: SettingValue, b: SettingValue): boolean =>
  typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
    ? CATEGORIES.every((category) => weightsOf(a)[category] === weightsOf(b)[category])
    : a === b;

/** Settings that differ, in the order of the table. */
export const differing = (before: SettingsState, after: SettingsState): SettingKey[] =>
  SETTING_KEYS.filter((key) => !sameValue(before[key], after[key]));

/** A value in words: '$88,000,000', '25 %', '48 hours', 'on'. */
export function valueWords(key: SettingKey, value: SettingValue): string {
  if (value === null) return 'none';
  if (typeof value === 'object')
    return CATEGORIES.map((category) => `${SCORING[category].words} ${weightsOf(value)[category]}`).join(', ');
  switch (SETTINGS[key].unit) {
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return `${value} %`;
    case 'hours':
      return `${value} ${value === 1 ? 'hour' : 'hours'}`;
    case 'switch':
      return value === true ? 'on' : 'off';
    case 'zone':
      return String(value).replaceAll('_', ' ');
    default:
      return String(value);
  }
}

/** 'The salary cap is $88,000,000.' */
export const settingSentence = (key: SettingKey, value: SettingValue): string =>
  `${capital(SETTINGS[key].words)} is ${valueWords(key, value)}.`;

/** 'the salary cap from $88,000,000 to $90,000,000' */
export const changeWords = (key: SettingKey, before: SettingValue, after: SettingValue): string =>
  `${SETTINGS[key].words} from ${valueWords(key, before)} to ${valueWords(key, after)}`;
