import type { Translation } from '../../words.js';
import type * as en from './phase.words.en.js';

export const PHASE_WORDS: Translation<typeof en.PHASE_WORDS> = {
  setup: 'la mise en place',
  'startup-drafts': 'les repêchages initiaux',
  'in-season': 'la saison',
  offseason: 'la saison morte',
  'free-agency': 'la période des joueurs autonomes',
  protection: 'la protection des joueurs',
  'annual-drafts': 'les repêchages annuels',
};
