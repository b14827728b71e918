import type { DraftType } from '../draft-type.js';
import { capital } from '../text.rules.js';

const DRAFTS: Readonly<Record<DraftType, string>> = {
  general: 'repêchage général',
  rookie: 'repêchage des recrues',
  'mid-season': 'repêchage de mi-saison',
  steal: 'repêchage de maraudage',
  waiver: 'repêchage au ballottage',
  expansion: 'repêchage d’expansion',
  class: 'repêchage de cuvée',
};

/** 'repêchage général' */
export const draftName = (type: DraftType): string => DRAFTS[type];

/** Phases of a league (`LeaguePhase`, whose room is above this one). */
const PHASES = {
  setup: 'la mise en place',
  'startup-drafts': 'les repêchages initiaux',
  'in-season': 'la saison',
  offseason: 'la saison morte',
  'free-agency': 'la période des joueurs autonomes',
  protection: 'la protection des joueurs',
  'annual-drafts': 'les repêchages annuels',
};

/** 'la saison morte' */
export const phaseName = (phase: keyof typeof PHASES): string => PHASES[phase];

/** 'JASC' for 'UFA', 'JAAC' for 'RFA'. Other texts stay. */
export const expiryShort = (status: string): string => (status === 'UFA' ? 'JASC' : status === 'RFA' ? 'JAAC' : status);

const STATUS_NAMES: Readonly<Record<string, string>> = {
  healthy: 'en santé',
  'day-to-day': 'au jour le jour',
  IR: 'LB',
  LTIR: 'LBLT',
  Out: 'absent',
};

/** A status that this version does not know stays as it is. */
export const statusName = (status: string): string => STATUS_NAMES[status] ?? status;

/** A team whose name is not known. A stored line then has an empty name, and 'A team' in earlier releases. */
const NO_TEAM = 'une équipe';

/** 'Loups', or 'une équipe' without a known name. */
export const teamName = (name: string): string => (name === '' || name === 'A team' ? NO_TEAM : name);

/** 'l’équipe Loups', or 'une équipe' */
export function theTeam(team: string): string {
  const name = teamName(team);
  return name === NO_TEAM ? name : `l’équipe ${name}`;
}

/** 'L’équipe Loups', or 'Une équipe' */
export const teamAtStart = (team: string): string => capital(theTeam(team));
