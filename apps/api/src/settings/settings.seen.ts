import type { ChangeSettingsBody } from '@crease/core/settings/settings.schema.js';
import type { SettingsVerdict } from '@crease/core/settings/settings.rules.js';
import { momentIn } from '@crease/core/calendar.js';
import { DECIDING_HOUR } from '@crease/core/leagues/deciding-hour.js';
import { LINEUP_KEYS } from '@crease/core/leagues/lineup.rules.js';
import { settingWords } from '@crease/core/leagues/settings/setting-words.js';
import {
  isSettingKey,
  sameValue,
  type SettingKey,
  type SettingsState,
  type SettingValue,
} from '@crease/core/leagues/settings.values.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { SettingChangeRow } from './settings.queries.js';
import { refusal } from './settings.refusals.js';

export function refuseStale(present: SettingsState, seen: ChangeSettingsBody['seen']): void {
  for (const [key, value] of Object.entries(seen ?? {})) {
    if (!isSettingKey(key) || sameValue(present[key], value as SettingValue)) continue;
    throw new RefusalError(
      refusal('settingsChanged.meanwhile', { figures: { setting: settingWords(key).words }, field: key }),
    );
  }
}

/**
 * Refuses to change a coming change that is due, or whose first day has stored line-ups: east of UTC they are decided
 * before the NHL's day begins.
 */
export function refuseDue(
  coming: readonly SettingChangeRow[],
  keys: readonly SettingKey[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): void {
  const changes = coming.filter(({ key }) => keys.includes(key));
  const due = changes.find(({ due_at: at }) => at !== null && at.getTime() <= now);
  if (due !== undefined)
    throw new RefusalError(
      refusal('settingsChanged.due', { figures: { setting: settingWords(due.key).words }, field: due.key }),
    );
  const decided = changes.find(
    ({ key, effect, due_at: at }) =>
      at !== null &&
      effect === 'next-period' &&
      LINEUP_KEYS.some((own) => own === key) &&
      momentIn(at.toISOString().slice(0, 10), timeZone, DECIDING_HOUR) <= now,
  );
  if (decided !== undefined)
    throw new RefusalError(
      refusal('settingsChanged.decided', { figures: { setting: settingWords(decided.key).words }, field: decided.key }),
    );
}

export function refuseUnseen({ illegal }: SettingsVerdict, seen: readonly string[]): void {
  const unseen = illegal.filter(({ teamId }) => !seen.includes(teamId));
  if (unseen.length === 0) return;
  const names = unseen.map(({ name }) => name);
  throw new RefusalError(refusal('illegalTeamsChanged', { figures: { names }, figure: unseen.length, limit: 0 }));
}
