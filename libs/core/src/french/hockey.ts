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

/** 'JASC' for 'UFA', 'JAAC' for 'RFA'. Other texts stay. */
export const expiryShort = (status: string): string => (status === 'UFA' ? 'JASC' : status === 'RFA' ? 'JAAC' : status);
