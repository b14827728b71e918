import { dayWords, monthDayWords } from '../calendar.js';
import { monthDaysOf, monthDaysWords } from '../leagues/month-days.js';
import type { Language } from '../locale.js';
import { formatMoney } from '../money.js';
import { categoriesWords } from '../players/scoring/category-set.js';
import { scoringChange, scoringWords } from '../players/scoring/scoring.words.js';
import { weightsOf } from '../players/scoring/scoring.table.js';
import { refusalMessage, type StoredReason } from '../refusals.js';
import { capital, durationWords, listed, many } from '../text.rules.js';
import { settingWords } from '../leagues/settings/setting-words.js';
import type { SettingEffect } from './settings.rules.js';
import { rowOf, sameValue, SETTING_KEYS, type SettingKey, type SettingValue } from '../leagues/settings.values.js';
import type { ToldChange, EffectiveChange, Changes } from './settings.words.js';

/** Formats a value: '$88,000,000', '25 %', '48 hours', 'on'. */
export const valueWords = (key: SettingKey, value: SettingValue, language?: Language): string => {
  if (value === null) return 'none';
  if (typeof value === 'object') return scoringWords(weightsOf(value));
  const row = rowOf(key);
  const { atZero, options } = settingWords(key, language);
  if (atZero !== undefined && value === 0) return atZero;
  switch (row.unit) {
    case 'choice':
      return options?.[String(value)]?.words ?? String(value);
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return `${value} %`;
    case 'hours':
      return many(Number(value), 'hour');
    case 'seconds':
      return value === 0 ? 'none' : durationWords(Number(value));
    case 'switch':
      return value === true ? 'on' : 'off';
    case 'day':
      return value === '' ? 'none' : monthDayWords(String(value));
    case 'dates':
      return monthDaysWords(monthDaysOf(String(value)) ?? []);
    case 'categories':
      return categoriesWords(String(value));
    case 'zone':
      return String(value).replaceAll('_', ' ');
    case 'count':
    case 'weights':
      return String(value);
  }
};

/** 'The salary cap is $88,000,000.' */
export const settingSentence = (key: SettingKey, value: SettingValue): string =>
  `${capital(settingWords(key).words)} is ${valueWords(key, value)}.`;

/** 'the salary cap from $88,000,000 to $90,000,000' */
export const changeWords = (key: SettingKey, before: SettingValue, after: SettingValue): string => {
  const isScoring =
    typeof before === 'object' &&
    typeof after === 'object' &&
    before !== null &&
    after !== null &&
    !sameValue(before, after);
  // Lists only the scoring weights that changed.
  const said = isScoring
    ? scoringChange(weightsOf(before), weightsOf(after))
    : { before: valueWords(key, before), after: valueWords(key, after) };
  return `${settingWords(key).words} from ${said.before} to ${said.after}`;
};

/**
 * 'the salary cap from $88,000,000 to $90,000,000 and the roster size from 25 to 27'. A setting that no longer exists
 * is shown by its key.
 */
export const changesInWords = (changes: readonly ToldChange[]): string =>
  listed(changes.map(({ key, before, after }) => (SETTING_KEYS.includes(key) ? changeWords(key, before, after) : key)));

/** A matchup period begins with the NHL's day, at 12:00 UTC. */
const periodOf = ([first]: readonly EffectiveChange[]): string =>
  first?.dueAt == null ? 'the next matchup period' : `the matchup period from ${dayWords(first.dueAt.slice(0, 10))}`;

/** One sentence for the immediate changes, and one for each later time. */
function changedWords(
  who: string,
  changes: readonly EffectiveChange[],
  nextSeason: string,
  override: string | null,
): string {
  const of = (effect: SettingEffect) => changes.filter((change) => change.effect === effect);
  const say = (effect: SettingEffect, words: (changed: string) => string) =>
    of(effect).length === 0 ? [] : [words(changesInWords(of(effect)))];
  return [
    ...say('now', (changed) => `${who} changed ${changed}.`),
    ...say('next-week', (changed) => `${who} changed, as of next week: ${changed}.`),
    ...say('midnight', (changed) => `${who} changed, as of midnight: ${changed}.`),
    ...say('next-period', (changed) => `${who} changed, as of ${periodOf(of('next-period'))}: ${changed}.`),
    ...say('next-season', (changed) => `${who} changed, as of ${nextSeason}: ${changed}.`),
    ...(override === null ? [] : [`Commissioner override: ${override}`]),
  ].join(' ');
}

export const SETTINGS_LINES = {
  'settings.changed': (line: {
    readonly who: string;
    readonly changes: readonly EffectiveChange[];
    readonly nextSeason: string;
    readonly override: string | null;
  }) => changedWords(line.who, line.changes, line.nextSeason, line.override),
  'settings.takenBack': ({ who, changes }: Changes & { readonly who: string }) =>
    `${who} cancelled a coming change: ${changesInWords(changes)}.`,
  'settings.due': ({ changes }: Changes) => `Now in effect, as decided before: ${changesInWords(changes)}.`,
  'settings.ofSeason': ({ changes, season }: Changes & { readonly season: string }) =>
    `In effect for ${season}: ${changesInWords(changes)}.`,
  'settings.givenUp': ({ changes, season, why }: Changes & { readonly season: string; readonly why: StoredReason }) =>
    `Cancelled for ${season}: ${changesInWords(changes)}. ${refusalMessage(why)}`,
};
