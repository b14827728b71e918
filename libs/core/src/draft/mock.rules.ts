import type { LeaguePhase, LeagueType } from '../leagues/league.rules.js';

/**
 * Whether a mock begins with empty rosters (docs/rules.md, Drafts): while a season is played, and until a redraft
 * league leaves it behind, every roster is full, and nobody could pick anybody.
 */
export const mockStartsEmpty = ({ type, phase }: { readonly type: LeagueType; readonly phase: LeaguePhase }): boolean =>
  phase === 'in-season' || (type === 'redraft' && phase === 'offseason');
