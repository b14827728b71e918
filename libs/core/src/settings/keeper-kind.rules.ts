import { locale } from '../locale.js';
import type { LeagueFormErrors } from '../leagues/form.rules.js';
import type { LeagueType } from '../leagues/league.rules.js';
import { formWordsIn, nameOf, settingWords } from '../leagues/settings/setting-words.js';
import { applies, rowOf, SETTING_KEYS, type SettingsState } from '../leagues/settings.values.js';
import { changed } from './settings.rules.js';

/**
 * Settings of a change that the league's way to keep players does not have, with what fixes it. Without this they would
 * be cleared, and the change would seem to be made.
 */
export function otherKeeperSettings(
  type: LeagueType,
  present: SettingsState,
  change: Partial<SettingsState>,
): LeagueFormErrors {
  const target = changed(type, present, change);
  if (!applies('keeper_kind', type, { ...target })) return {};
  const kinds = settingWords('keeper_kind').options ?? {};
  return Object.fromEntries(
    SETTING_KEYS.filter((key) => change[key] != null && target[key] === null).flatMap((key) => {
      const { among } = rowOf(key);
      if (among?.choice !== 'keeper_kind') return [];
      const needed = among.is.map((kind) => kinds[kind]?.words ?? kind);
      return [[key, formWordsIn(locale.language).otherKeepers({ setting: nameOf(key), needed })]];
    }),
  );
}
