import type { Translation } from '@crease/core/words.js';
import type * as en from './advice.words.en.js';

export const SETTLE: Translation<typeof en.SETTLE> = {
  notMet: 'Déclarez la condition non remplie.',
  overrideOrNotMet: 'Passez outre à la règle en donnant une raison, ou déclarez la condition non remplie.',
};

export const makeRoom: Translation<typeof en.makeRoom> = () => 'Faites d’abord de la place.';
export const orOverride: Translation<typeof en.orOverride> = (fix) =>
  `${fix} Vous pouvez aussi passer outre à la règle en donnant une raison.`;
