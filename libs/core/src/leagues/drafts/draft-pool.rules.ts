import { startYear, type Season } from '../../season.js';
import type { DraftType } from '../../draft-type.js';
import type { LeaguePhase } from '../league.rules.js';
import type { LeagueSettings } from '../settings.values.js';
import { DRAFTS, holdsRookieDraft } from './draft.table.js';

interface PoolLeague {
  readonly phase: LeaguePhase;
  readonly season: Season;
  readonly settings: Pick<LeagueSettings, 'rookieDraftEnabled' | 'rookies_drafted' | 'rookie_class' | 'class_years'>;
}

/** The NHL entry draft whose players alone are in the rookie draft; null where all rookies are. */
function draftClass({ phase, season, settings }: PoolLeague): number | null {
  // A new league's first rookie draft has all rookies: the older ones are on no team yet.
  const isFirst = phase === 'setup' || phase === 'startup-drafts';
  return holdsRookieDraft(settings) && settings.rookie_class === true && !isFirst ? startYear(season) : null;
}

/**
 * True when a player without a team is in the pool of a draft. Each player is in that of the general or of the rookie
 * draft.
 */
export function isInPool(
  type: DraftType,
  { rookie, draftYear }: { readonly rookie: boolean; readonly draftYear: number | null },
  league: PoolLeague,
): boolean {
  const year = draftClass(league);
  const apart = rookie && (year === null || draftYear === year);
  switch (DRAFTS[type].pool) {
    case 'free-agents':
    case 'rosters':
      return true;
    case 'rookies':
      return apart;
    case 'class':
      return rookie && draftYear === startYear(league.season) - (league.settings.class_years ?? 0);
    case 'others':
      return !apart || !holdsRookieDraft(league.settings);
  }
}
