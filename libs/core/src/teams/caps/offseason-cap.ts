import type { LeaguePhase } from '../../leagues/league.rules.js';

/** The cap in the offseason, in percent of the normal cap (docs/rules.md, Cap and roster). */
export const OFFSEASON_CAP_PERCENT = 110;

/**
 * Sizes rest from the end of a season to the start of the next, so that every draft in between has room (docs/rules.md,
 * Cap and roster).
 */
export const sizesRest = (phase: LeaguePhase): boolean =>
  phase === 'offseason' || phase === 'free-agency' || phase === 'protection' || phase === 'annual-drafts';
