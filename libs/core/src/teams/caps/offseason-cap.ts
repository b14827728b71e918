import type { LeaguePhase } from '../../leagues/league.rules.js';

/** The cap in the offseason, in percent of the normal cap (docs/rules.md, Cap and roster). */
export const OFFSEASON_CAP_PERCENT = 110;

/**
 * True when roster and rookie bank sizes are not enforced: from the end of a season to the start of the next. Every
 * draft in between then has room (docs/rules.md, Cap and roster). The startup comes before the first season's end.
 */
export const sizesRest = (phase: LeaguePhase): boolean =>
  phase === 'offseason' || phase === 'free-agency' || phase === 'protection' || phase === 'annual-drafts';
