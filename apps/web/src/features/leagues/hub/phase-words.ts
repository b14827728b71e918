import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';

export const PHASE_WORDS: Readonly<Record<LeaguePhase, { title: string; text: string }>> = {
  setup: {
    title: 'Setting up',
    text: 'Managers are being invited. All settings can be changed until the first draft begins.',
  },
  'startup-drafts': { title: 'Startup drafts', text: 'The rosters are being filled for the first time.' },
  'in-season': { title: 'In season', text: 'Games count, and rosters must meet the cap and the position minimums.' },
  offseason: {
    title: 'Offseason',
    text: 'Roster sizes, rookie bank sizes and minimums do not apply; the cap is 110 %.',
  },
  protection: { title: 'Protection', text: 'Teams choose their keepers.' },
  'annual-drafts': {
    title: 'Annual drafts',
    text: 'Unprotected players and rookies are being drafted. Roster sizes do not apply until the season starts.',
  },
};

/** "Go on to the season", "Go on to offseason". */
export const goingOnTo = (phase: LeaguePhase): string =>
  phase === 'in-season' ? 'the season' : PHASE_WORDS[phase].title.toLowerCase();
