import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './protect.words.en.js';

export const protect = 'Protéger';
export const protectHint: Translation<typeof en.protectHint> = ({ protects, most }) =>
  `Les autres équipes peuvent repêcher vos joueurs, sauf ceux que vous protégez. Vous avez jusqu’au début du repêchage pour protéger ${countOf(protects, 'joueur')}, et vous pouvez perdre ${most === 0 ? 'tous les autres' : `au plus ${most} des autres`}. Personne d’autre que vous ne voit la liste. Les joueurs sur la liste des blessés, dans la banque d’espoirs ou promis dans un échange ne font pas partie du repêchage.`;
export const protectedCount: Translation<typeof en.protectedCount> = ({ chosen, protects }) =>
  chosen < protects
    ? `${chosen} sur ${protects}. Les autres places iront à vos joueurs les mieux classés.`
    : `${chosen} sur ${protects}.`;
export const nobodyToProtect = 'Aucun joueur de votre équipe ne peut être repêché.';
export const playersOf: Translation<typeof en.playersOf> = { F: 'Attaquants', D: 'Défenseurs', G: 'Gardiens' };
export const noClub = 'Aucun club';
export const rank: Translation<typeof en.rank> = ({ rank: place }) => `rang ${place}`;
export const exposed = 'Peut être repêché';
export const protectedByRank = 'Protégé selon le rang';
export const saveProtected = 'Enregistrer les joueurs protégés';
export const protectedSaved = 'Joueurs protégés enregistrés';
