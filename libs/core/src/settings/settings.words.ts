import { formatMoney } from '../money.js';
import { CATEGORIES, SCORING, weightsOf } from '../players/scoring.table.js';
import { capital, listed, many } from '../text.rules.js';
import type { SettingEffect } from './settings.rules.js';
import { rowOf, type SettingKey, type SettingValue } from '../leagues/settings.values.js';

/** A value in words: '$88,000,000', '25 %', '48 hours', 'on'. */
export function valueWords(key: SettingKey, value: SettingValue): string {
  if (value === null) return 'none';
  if (typeof value === 'object')
    return CATEGORIES.map((category) => `${SCORING[category].words} ${weightsOf(value)[category]}`).join(', ');
  switch (rowOf(key).unit) {
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return `${value} %`;
    case 'hours':
      return many(Number(value), 'hour');
    case 'switch':
      return value === true ? 'on' : 'off';
    case 'zone':
      return String(value).replaceAll('_', ' ');
    case 'count':
    case 'weights':
      return String(value);
  }
}

/** 'The salary cap is $88,000,000.' */
export const settingSentence = (key: SettingKey, value: SettingValue): string =>
  `${capital(rowOf(key).words)} is ${valueWords(key, value)}.`;

/** 'the salary cap from $88,000,000 to $90,000,000' */
export const changeWords = (key: SettingKey, before: SettingValue, after: SettingValue): string =>
  `${rowOf(key).words} from ${valueWords(key, before)} to ${valueWords(key, after)}`;

/** A change as the log tells of it. */
export interface ToldChange {
  readonly key: SettingKey;
  readonly before: SettingValue;
  readonly after: SettingValue;
}

/** 'the salary cap from $88,000,000 to $90,000,000 and the roster size from 25 to 27' */
export const changesInWords = (changes: readonly ToldChange[]): string =>
  listed(changes.map(({ key, before, after }) => changeWords(key, before, after)));

/** What the log says when somebody changes settings: one sentence for what holds at once, one for each time that is waited for. */
export function settingsLine(
  who: string,
  changes: readonly (ToldChange & { readonly effect: SettingEffect })[],
  nextSeason: string,
  override: string | null,
): string {
  const of = (effect: SettingEffect) => changes.filter((change) => change.effect === effect);
  const say = (effect: SettingEffect, words: (changed: string) => string) =>
    of(effect).length === 0 ? [] : [words(changesInWords(of(effect)))];
  return [
    ...say('now', (changed) => `${who} changed ${changed}.`),
    ...say('next-week', (changed) => `${who} decided for next week: ${changed}.`),
    ...say('midnight', (changed) => `${who} decided for the next midnight: ${changed}.`),
    ...say('next-season', (changed) => `${who} decided for ${nextSeason}: ${changed}.`),
    ...(override === null ? [] : [`Commissioner override: ${override}`]),
  ].join(' ');
}

export const settingsTakenBackLine = (who: string, changes: readonly ToldChange[]): string =>
  `${who} took back what was to come: ${changesInWords(changes)}.`;

export const settingsDueLine = (changes: readonly ToldChange[]): string =>
  `As decided before, from now on: ${changesInWords(changes)}.`;

export const settingsSeasonLine = (changes: readonly ToldChange[], season: string): string =>
  `As decided before, for ${season}: ${changesInWords(changes)}.`;

export const settingsGivenUpLine = (changes: readonly ToldChange[], season: string, why: string): string =>
  `What was decided for ${season} does not hold: ${changesInWords(changes)}. ${why}`;
