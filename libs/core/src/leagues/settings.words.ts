import type { SettingEffect } from './settings.rules.js';
import { changeWords, type SettingKey, type SettingValue } from './settings.table.js';

/** A change as the log tells of it. */
export interface ToldChange {
  readonly key: SettingKey;
  readonly before: SettingValue;
  readonly after: SettingValue;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

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
