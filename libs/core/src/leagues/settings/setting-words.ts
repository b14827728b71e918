import { locale, type Language } from '../../locale.js';
import { inLanguages } from '../../words.js';
import type { SectionWords, SettingSection, SettingWords, WordsOfRows } from '../setting.model.js';
import type { SETTINGS } from '../settings.table.js';
import type { SettingKey, SettingValue } from '../settings.values.js';
import { AUCTION_DRAFT_WORDS } from './words/drafts/auction.words.en.js';
import { AUCTION_DRAFT_WORDS as AUCTION_DRAFT_WORDS_FR } from './words/drafts/auction.words.fr.js';
import { CALENDAR_WORDS } from './words/calendar.words.en.js';
import { CALENDAR_WORDS as CALENDAR_WORDS_FR } from './words/calendar.words.fr.js';
import { COMPETITION_WORDS } from './words/competition/competition.words.en.js';
import { COMPETITION_WORDS as COMPETITION_WORDS_FR } from './words/competition/competition.words.fr.js';
import { CONTRACTS_WORDS } from './words/contracts.words.en.js';
import { CONTRACTS_WORDS as CONTRACTS_WORDS_FR } from './words/contracts.words.fr.js';
import { DRAFT_WORDS } from './words/drafts/draft.words.en.js';
import { DRAFT_WORDS as DRAFT_WORDS_FR } from './words/drafts/draft.words.fr.js';
import { FARM_WORDS } from './words/drafts/farm.words.en.js';
import { FARM_WORDS as FARM_WORDS_FR } from './words/drafts/farm.words.fr.js';
import { FORM_WORDS } from './words/form.words.en.js';
import { FORM_WORDS as FORM_WORDS_FR } from './words/form.words.fr.js';
import { GENERAL_WORDS } from './words/general.words.en.js';
import { GENERAL_WORDS as GENERAL_WORDS_FR } from './words/general.words.fr.js';
import { LINEUP_WORDS } from './words/lineup.words.en.js';
import { LINEUP_WORDS as LINEUP_WORDS_FR } from './words/lineup.words.fr.js';
import { MARKET_WORDS } from './words/market.words.en.js';
import { MARKET_WORDS as MARKET_WORDS_FR } from './words/market.words.fr.js';
import { PLAY_WORDS } from './words/play.words.en.js';
import { PLAY_WORDS as PLAY_WORDS_FR } from './words/play.words.fr.js';
import { PLAYOFFS_WORDS } from './words/competition/playoff.words.en.js';
import { PLAYOFFS_WORDS as PLAYOFFS_WORDS_FR } from './words/competition/playoff.words.fr.js';
import { PROTECTION_WORDS } from './words/protection.words.en.js';
import { PROTECTION_WORDS as PROTECTION_WORDS_FR } from './words/protection.words.fr.js';
import { RESULTS_WORDS } from './words/competition/results.words.en.js';
import { RESULTS_WORDS as RESULTS_WORDS_FR } from './words/competition/results.words.fr.js';
import { RETENTION_WORDS } from './words/retention.words.en.js';
import { RETENTION_WORDS as RETENTION_WORDS_FR } from './words/retention.words.fr.js';
import { ROSTER_WORDS } from './words/roster.words.en.js';
import { ROSTER_WORDS as ROSTER_WORDS_FR } from './words/roster.words.fr.js';
import { ROTO_WORDS } from './words/competition/roto.words.en.js';
import { ROTO_WORDS as ROTO_WORDS_FR } from './words/competition/roto.words.fr.js';
import { SCHEDULE_WORDS } from './words/competition/schedule.words.en.js';
import { SCHEDULE_WORDS as SCHEDULE_WORDS_FR } from './words/competition/schedule.words.fr.js';
import { SECTION_WORDS } from './words/sections.words.en.js';
import { SECTION_WORDS as SECTION_WORDS_FR } from './words/sections.words.fr.js';
import { TRADING_WORDS } from './words/trading.words.en.js';
import { TRADING_WORDS as TRADING_WORDS_FR } from './words/trading.words.fr.js';

/** Labels, words and hints of all settings. The table has their facts. */
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

const FRENCH: WordsOfRows<typeof SETTINGS> = {
  ...GENERAL_WORDS_FR,
  ...CONTRACTS_WORDS_FR,
  ...COMPETITION_WORDS_FR,
  ...SCHEDULE_WORDS_FR,
  ...RESULTS_WORDS_FR,
  ...PLAYOFFS_WORDS_FR,
  ...ROTO_WORDS_FR,
  ...ROSTER_WORDS_FR,
  ...MARKET_WORDS_FR,
  ...TRADING_WORDS_FR,
  ...CALENDAR_WORDS_FR,
  ...LINEUP_WORDS_FR,
  ...AUCTION_DRAFT_WORDS_FR,
  ...DRAFT_WORDS_FR,
  ...FARM_WORDS_FR,
  ...RETENTION_WORDS_FR,
  ...PROTECTION_WORDS_FR,
  ...PLAY_WORDS_FR,
};

const settingsIn = inLanguages({ en: ENGLISH, fr: FRENCH });
const sectionsIn = inLanguages({ en: SECTION_WORDS, fr: SECTION_WORDS_FR });

/** Why a form cannot be played, by language. */
export const formWordsIn = inLanguages({ en: FORM_WORDS, fr: FORM_WORDS_FR });

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
