import type { DraftType } from '@crease/core/draft-type.js';
import { lossLimits } from '@crease/core/leagues/drafts/draft.table.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';

/** The number of players that a team can still protect in a draft, by how many are active and on its list. */
export function openPlaces(
  type: DraftType,
  settings: LeagueSettings,
  own: { readonly active: number; readonly listed: number } | null,
): number {
  const protects = lossLimits(type, settings)?.protects ?? 0;
  return own === null ? 0 : Math.max(0, Math.min(protects, own.active) - own.listed);
}
