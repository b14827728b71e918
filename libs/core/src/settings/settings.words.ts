import * as en from './settings.words.en.js';
import * as fr from './settings.words.fr.js';
import type { SettingEffect } from './settings.rules.js';
import type { SettingKey, SettingValue } from '../leagues/settings.values.js';
import { byReader, entriesByReader } from '../words.js';

/** A change as shown in the log. */
export interface ToldChange {
  readonly key: SettingKey;
  readonly before: SettingValue;
  readonly after: SettingValue;
}

export type EffectiveChange = ToldChange & {
  readonly effect: SettingEffect;
  /** When a change takes effect that waits for a time. */
  readonly dueAt?: string | null;
};

export interface Changes {
  readonly changes: readonly ToldChange[];
}

export const valueWords = byReader({ en: en.valueWords, fr: fr.valueWords });
export const settingSentence = byReader({ en: en.settingSentence, fr: fr.settingSentence });
export const changeWords = byReader({ en: en.changeWords, fr: fr.changeWords });
export const SETTINGS_LINES = entriesByReader({ en: en.SETTINGS_LINES, fr: fr.SETTINGS_LINES });
