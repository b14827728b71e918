import { countOf, listOf } from '../french/grammar.js';
import { monthDaysOf, monthDaysWords } from '../leagues/month-days.js';
import { rowOf, sameValue, SETTING_KEYS } from '../leagues/settings.values.js';
import { settingWords } from '../leagues/settings/setting-words.js';
import { localeOf } from '../locale.js';
import { formatMoney } from '../money.js';
import { categoriesWords } from '../players/scoring/category-set.js';
import { weightsOf } from '../players/scoring/scoring.table.js';
import { scoringChange, scoringWords } from '../players/scoring/scoring.words.js';
import { refusalMessage } from '../refusals.js';
import { capital, durationWords } from '../text.rules.js';
import type { Translation } from '../words.js';
import type { SettingEffect } from './settings.rules.js';
import type * as en from './settings.words.en.js';
import type { EffectiveChange } from './settings.words.js';

/** No value, in the gender of the setting’s noun. */
const noneOf = (noun: string): string =>
  noun.startsWith('la ') ? 'aucune' : /^(?:les|ce) /.test(noun) ? 'sans objet' : 'aucun';

export const valueWords: Translation<typeof en.valueWords> = (key, value, language = 'fr') => {
  if (value === null) return noneOf(settingWords(key, language).words);
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
      return `${value}\u00A0%`;
    case 'hours':
      return value === 0 ? 'aucune' : countOf(Number(value), 'heure');
    case 'seconds':
      return value === 0 ? 'aucune' : durationWords(Number(value));
    case 'switch':
      return value === true ? 'oui' : 'non';
    case 'day':
      return value === '' ? noneOf(settingWords(key, language).words) : localeOf('fr').day(String(value));
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

export const settingSentence: Translation<typeof en.settingSentence> = (key, value) =>
  `${capital(settingWords(key, 'fr').words)}\u00A0: ${valueWords(key, value)}.`;

export const changeWords: Translation<typeof en.changeWords> = (key, before, after) => {
  const isScoring =
    typeof before === 'object' &&
    typeof after === 'object' &&
    before !== null &&
    after !== null &&
    !sameValue(before, after);
  const said = isScoring
    ? scoringChange(weightsOf(before), weightsOf(after))
    : { before: valueWords(key, before), after: valueWords(key, after) };
  return `${settingWords(key, 'fr').words} (${said.before} → ${said.after})`;
};

export const changesInWords: Translation<typeof en.changesInWords> = (changes) =>
  listOf(changes.map(({ key, before, after }) => (SETTING_KEYS.includes(key) ? changeWords(key, before, after) : key)));

const periodOf = ([first]: readonly EffectiveChange[]): string =>
  first?.dueAt == null
    ? 'la prochaine période de duels'
    : `la période de duels du ${localeOf('fr').day(first.dueAt.slice(0, 10))}`;

function changedWords(
  who: string,
  changes: readonly EffectiveChange[],
  nextSeason: string,
  override: string | null,
): string {
  const of = (effect: SettingEffect) => changes.filter((change) => change.effect === effect);
  const changed = (effect: SettingEffect, from: () => string) =>
    of(effect).length === 0 ? [] : [`${who} a changé ${from()}${changesInWords(of(effect))}.`];
  return [
    ...changed('now', () => ''),
    ...changed('next-week', () => 'des réglages, en vigueur à partir de la semaine prochaine\u00A0: '),
    ...changed('midnight', () => 'des réglages, en vigueur à partir de minuit\u00A0: '),
    ...changed('next-period', () => `des réglages, en vigueur à partir de ${periodOf(of('next-period'))}\u00A0: `),
    ...changed('next-season', () => `des réglages, en vigueur à partir de ${nextSeason}\u00A0: `),
    ...(override === null ? [] : [`Le commissaire a passé outre aux règles\u00A0: ${override}`]),
  ].join(' ');
}

export const SETTINGS_LINES: Translation<typeof en.SETTINGS_LINES> = {
  'settings.changed': (line) => changedWords(line.who, line.changes, line.nextSeason, line.override),
  'settings.takenBack': ({ who, changes }) =>
    `${who} a annulé un changement à venir\u00A0: ${changesInWords(changes)}.`,
  'settings.due': ({ changes }) => `Changement prévu, maintenant en vigueur\u00A0: ${changesInWords(changes)}.`,
  'settings.ofSeason': ({ changes, season }) => `En vigueur pour ${season}\u00A0: ${changesInWords(changes)}.`,
  'settings.givenUp': ({ changes, season, why }) =>
    `Annulé pour ${season}\u00A0: ${changesInWords(changes)}. ${refusalMessage(why)}`,
};
