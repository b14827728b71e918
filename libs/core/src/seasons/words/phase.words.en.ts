import type { LeaguePhase } from '../../leagues/league.rules.js';

export const PHASE_WORDS: Readonly<Record<LeaguePhase, string>> = {
  setup: 'setup',
  'startup-drafts': 'the startup drafts',
  'in-season': 'the season',
  offseason: 'the offseason',
  'free-agency': 'free agency',
  protection: 'the protection of players',
  'annual-drafts': 'the annual drafts',
};
