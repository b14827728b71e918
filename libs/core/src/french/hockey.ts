import type { DraftType } from '../draft-type.js';

/* Terms of hockey that many French sentences fill in. */

const DRAFTS: Readonly<Record<DraftType, string>> = {
  general: 'repêchage général',
  rookie: 'repêchage des recrues',
  'mid-season': 'repêchage de mi-saison',
  steal: 'repêchage de maraudage',
  waiver: 'repêchage au ballottage',
  expansion: 'repêchage d’expansion',
};

/** 'repêchage général' */
export const draftName = (type: DraftType): string => DRAFTS[type];

/** Phases of a league (`LeaguePhase`, whose room is above this one). */
const PHASES = {
  setup: 'la mise en place',
  'startup-drafts': 'les repêchages de départ',
  'in-season': 'la saison',
  offseason: 'la saison morte',
  protection: 'la protection des joueurs',
  'annual-drafts': 'les repêchages annuels',
};

/** 'la saison morte' */
export const phaseName = (phase: keyof typeof PHASES): string => PHASES[phase];

/** 'JASC' for 'UFA', 'JAAC' for 'RFA'. Other texts stay. */
export const expiryShort = (status: string): string => (status === 'UFA' ? 'JASC' : status === 'RFA' ? 'JAAC' : status);
