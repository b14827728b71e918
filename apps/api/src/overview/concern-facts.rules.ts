import type { DraftType } from '@crease/core/draft-type.js';
import { lossLimits } from '@crease/core/leagues/drafts/draft.table.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { finalTable, type FinalRow } from '@crease/core/competition/champion.rules.js';
import { leagueTable, type TeamRecord } from '@crease/core/competition/table.rules.js';

/** The table that the standings show. In a season of points, corrections of games count also after its end. */
export const tableNow = (records: readonly TeamRecord[]): FinalRow[] =>
  records.some(({ matchups, roto }) => matchups !== null || roto != null)
    ? leagueTable(records)
    : finalTable(
        records.map(({ teamId, name, earned, final }) => ({ teamId, name, points: earned, less: final?.less ?? 0 })),
      );

/** The number of players that a team can still protect in a draft, by how many are active and on its list. */
export function openPlaces(
  type: DraftType,
  settings: LeagueSettings,
  own: { readonly active: number; readonly listed: number } | null,
): number {
  const protects = lossLimits(type, settings)?.protects ?? 0;
  return own === null ? 0 : Math.max(0, Math.min(protects, own.active) - own.listed);
}
