import type { ChangeSettingsBody } from '@crease/core/settings/settings.schema.js';
import type { SettingsVerdict } from '@crease/core/settings/settings.rules.js';
import {
  isSettingKey,
  rowOf,
  sameValue,
  type SettingsState,
  type SettingValue,
} from '@crease/core/leagues/settings.values.js';
import { RefusalError } from '../platform/refusal.error.js';
import { refusal } from './settings.refusals.js';

/** Refuses when another commissioner has changed a setting since the caller loaded it. */
export function refuseStale(present: SettingsState, seen: ChangeSettingsBody['seen']): void {
  for (const [key, value] of Object.entries(seen ?? {})) {
    if (!isSettingKey(key) || sameValue(present[key], value as SettingValue)) continue;
    throw new RefusalError(
      refusal('settingsChanged.meanwhile', { figures: { setting: rowOf(key).words }, field: key }),
    );
  }
}

/** Refuses to force a change on a team that the preview did not name. */
export function refuseUnseen({ illegal }: SettingsVerdict, seen: readonly string[]): void {
  const unseen = illegal.filter(({ teamId }) => !seen.includes(teamId));
  if (unseen.length === 0) return;
  const names = unseen.map(({ name }) => name);
  throw new RefusalError(refusal('illegalTeamsChanged', { figures: { names }, figure: unseen.length, limit: 0 }));
}
