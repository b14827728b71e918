import { locale, type Language } from '../../locale.js';
import { inLanguages } from '../../words.js';
import type { SectionWords, SettingSection, SettingWords, WordsOfRows } from '../setting.model.js';
import type { SETTINGS } from '../settings.table.js';
import type { SettingKey, SettingValue } from '../settings.values.js';
import { AUCTION_DRAFT_WORDS } from './words/auction.words.en.js';
import { CALENDAR_WORDS } from './words/calendar.words.en.js';
import { COMPETITION_WORDS } from './words/competition.words.en.js';
import { CONTRACTS_WORDS } from './words/contracts.words.en.js';
import { DRAFT_WORDS } from './words/draft.words.en.js';
import { FARM_WORDS } from './words/farm.words.en.js';
import { FORM_WORDS } from './words/form.words.en.js';
import { GENERAL_WORDS } from './words/general.words.en.js';
import { LINEUP_WORDS } from './words/lineup.words.en.js';
import { MARKET_WORDS } from './words/market.words.en.js';
import { PLAY_WORDS } from './words/play.words.en.js';
import { PLAYOFFS_WORDS } from './words/playoff.words.en.js';
import { PROTECTION_WORDS } from './words/protection.words.en.js';
import { RESULTS_WORDS } from './words/results.words.en.js';
import { RETENTION_WORDS } from './words/retention.words.en.js';
import { ROSTER_WORDS } from './words/roster.words.en.js';
import { ROTO_WORDS } from './words/roto.words.en.js';
import { SCHEDULE_WORDS } from './words/schedule.words.en.js';
import { SECTION_WORDS } from './words/sections.words.en.js';
import { TRADING_WORDS } from './words/trading.words.en.js';

/** The words of all settings. The table has their facts. */
const ENGLISH: WordsOfRows<typeof SETTINGS> = {
  ...GENERAL_WORDS,
  ...CONTRACTS_WORDS,
  ...COMPETITION_WORDS,
  ...SCHEDULE_WORDS,
  ...RESULTS_WORDS,
  ...PLAYOFFS_WORDS,
  ...ROTO_WORDS,
  ...ROSTER_WORDS,
  ...MARKET_WORDS,
  ...TRADING_WORDS,
  ...CALENDAR_WORDS,
  ...LINEUP_WORDS,
  ...AUCTION_DRAFT_WORDS,
  ...DRAFT_WORDS,
  ...FARM_WORDS,
  ...RETENTION_WORDS,
  ...PROTECTION_WORDS,
  ...PLAY_WORDS,
};

const settingsIn = inLanguages({ en: ENGLISH });
const sectionsIn = inLanguages({ en: SECTION_WORDS });

/** Why a form cannot be played, by language. */
export const formWordsIn = inLanguages({ en: FORM_WORDS });

export const settingWords = (key: SettingKey, language: Language = locale.language): SettingWords =>
  settingsIn(language)[key];

/** Name in error messages. */
export function nameOf(key: SettingKey, language?: Language): string {
  const { named, label } = settingWords(key, language);
  return named ?? label;
}

/** Hint below the field with this value. */
export function hintOf(key: SettingKey, value: SettingValue, language?: Language): string | undefined {
  const { hint } = settingWords(key, language);
  // A hint takes the value of its own row.
  return typeof hint === 'function' ? (hint as (value: SettingValue) => string)(value) : hint;
}

export const sectionWords = (section: SettingSection, language: Language = locale.language): SectionWords =>
  sectionsIn(language)[section];
