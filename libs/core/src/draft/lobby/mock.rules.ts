import { heldInSeason } from '../../leagues/drafts/draft.table.js';
import type { DraftType } from '../../draft-type.js';
import type { LeaguePhase, LeagueType } from '../../leagues/league.rules.js';

/**
 * True when a mock begins with empty rosters (docs/rules.md, Drafts). During the season, and in a redraft league's
 * offseason, every roster is full, so no team could pick.
 */
export const mockStartsEmpty = (
  { type, phase }: { readonly type: LeagueType; readonly phase: LeaguePhase },
  draft: DraftType,
): boolean => !heldInSeason(draft) && (phase === 'in-season' || (type === 'redraft' && phase === 'offseason'));
