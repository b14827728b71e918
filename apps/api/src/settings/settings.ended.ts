import type { SettingKey, SettingValue } from '@crease/core/leagues/settings.values.js';
import type { SettingsVerdict } from '@crease/core/settings/settings.rules.js';
import { changeWords } from '@crease/core/settings/settings.words.js';
import { capital } from '@crease/core/text.rules.js';
import type { SettingChangeRow } from './settings.queries.js';
import { settingsNotes } from './settings.words.js';

/** The scheduled changes that this change of settings has ended, for its answer. */
export function endedWords(
  rows: readonly SettingChangeRow[],
  { parts }: SettingsVerdict,
  cancelled: readonly { key: SettingKey; before: SettingValue; after: SettingValue }[],
): { key: string; state: 'cancelled' | 'replaced'; words: string }[] {
  const words = (key: SettingKey, before: SettingValue, after: SettingValue) =>
    capital(changeWords(key, before, after));
  return [
    ...cancelled.map(({ key, before, after }) => ({
      key,
      state: 'cancelled' as const,
      words: settingsNotes.cancelled({ change: words(key, before, after) }),
    })),
    ...rows
      .filter(({ key }) => parts.some((part) => part.key === key))
      .map(({ key, before, after }) => ({
        key,
        state: 'replaced' as const,
        words: settingsNotes.replaced({ change: words(key, before, after) }),
      })),
  ];
}
