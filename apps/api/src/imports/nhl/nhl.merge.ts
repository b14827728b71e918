import { currentClubCode } from '@crease/core/players/clubs.js';
import {
  changesBetween,
  mergeSeason,
  newPlayer,
  NHL_SOURCE,
  type Changes,
  type PlayerRecord,
  type SeasonRecord,
} from '@crease/core/players/files/import.rules.js';
import { positionOfCode } from '@crease/core/players/nhl/nhl.schema.js';
import { searchName } from '@crease/core/players/search.rules.js';
import type { Fetched } from './nhl.reports.js';

/**
 * A player's club by rosters and the player's own page. On the day of a trade two clubs list them: then the page
 * decides, and without one the new club.
 */
export function clubOf(rosters: readonly string[], page: string | null, stored: string | null): string | null {
  const [first = null, ...others] = rosters;
  if (first === null || others.length === 0) return first ?? page;
  return page ?? rosters.find((club) => club !== stored) ?? first;
}

/** Merges the NHL's data into the stored player. Missing fields keep their value. */
export function merge(
  stored: PlayerRecord | undefined,
  id: number,
  fetched: Fetched,
  currentSeason: boolean,
): PlayerRecord | null {
  const onRoster = fetched.roster.get(id);
  const stranger = fetched.strangers.get(id);
  const page = fetched.pages.get(id);
  const first = onRoster?.player.firstName ?? page?.firstName ?? null;
  const last = onRoster?.player.lastName ?? page?.lastName ?? null;
  const code = onRoster?.player.positionCode ?? page?.position ?? stranger?.code ?? null;
  const fullName = first !== null && last !== null ? `${first} ${last}` : (stranger?.name ?? stored?.full_name ?? null);
  if (fullName === null || (code === null && stored === undefined)) return null;
  const place = code === null ? null : positionOfCode(code);
  const base = stored ?? newPlayer(id, fullName, place?.position ?? 'F');
  const ofPage = page?.currentTeamAbbrev == null ? null : (currentClubCode(page.currentTeamAbbrev) ?? null);
  const club = clubOf(onRoster?.clubs ?? [], ofPage, base.nhl_club) ?? stranger?.club ?? null;
  const draft = page?.draftDetails;
  const waiting =
    base.roster_status === null ||
    base.roster_status === 'inactive' ||
    (base.roster_status === 'no-contract' && onRoster !== undefined);
  return {
    ...base,
    full_name: fullName,
    first_name: first ?? base.first_name,
    last_name: last ?? base.last_name,
    search_name: searchName(fullName),
    position: place?.position ?? base.position,
    position_detail: place?.detail ?? base.position_detail,
    // An earlier season's roster says nothing about today's club.
    nhl_club: currentSeason ? (club ?? base.nhl_club) : base.nhl_club,
    birth_date: onRoster?.player.birthDate ?? page?.birthDate ?? base.birth_date,
    shoots: onRoster?.player.shootsCatches ?? page?.shootsCatches ?? base.shoots,
    birth_country: onRoster?.player.birthCountry ?? page?.birthCountry ?? base.birth_country,
    draft_year: draft?.year ?? base.draft_year,
    draft_round: draft?.round ?? base.draft_round,
    draft_overall: draft?.overallPick ?? base.draft_overall,
    drafted_or_signed: true,
    roster_status: currentSeason ? (waiting ? 'active' : base.roster_status) : (base.roster_status ?? 'inactive'),
    source: NHL_SOURCE,
  };
}

/** A stored line with the NHL's figures, or null when nothing changes. */
export function mergeLine(
  old: SeasonRecord | undefined,
  line: SeasonRecord,
): { readonly merged: SeasonRecord; readonly differences: Changes } | null {
  const merged = mergeSeason(old, line);
  // The same figures on a later day are no change.
  if (
    old !== undefined &&
    old.source === NHL_SOURCE &&
    Object.keys(changesBetween({ ...old, as_of: null }, { ...merged, as_of: null })).length === 0 &&
    old.as_of !== 'final' &&
    merged.as_of !== 'final'
  )
    return null;
  const differences: Changes = old === undefined ? { gp: [null, merged.gp] } : changesBetween(old, merged);
  return Object.keys(differences).length === 0 ? null : { merged, differences };
}
