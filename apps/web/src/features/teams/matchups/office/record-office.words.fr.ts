import { localeOf } from '@crease/core/locale.js';
import { de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './record-office.words.en.js';

export const changeRecord = 'Modifier une fiche';
export const hint =
  'Pour des résultats qui ne viennent d’aucun duel\u00A0: entrez les victoires, les défaites et les nulles à ajouter, ou des nombres négatifs pour en retirer. Ces résultats compteront dans la fiche, pas dans les points pour. Tous les membres verront votre nom et la raison.';
export const team = 'Équipe';
export const wins = 'Victoires';
export const losses = 'Défaites';
export const ties = 'Nulles';
export const notANumber = 'Entrez un nombre entier, par exemple 1 ou −1';
const signed = (count: number): string => `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
export const changed: Translation<typeof en.changed> = ({ team, wins, losses, ties, reason }) =>
  `${team}\u00A0: ${localeOf('fr').list(
    (
      [
        [wins, 'V'],
        [losses, 'D'],
        [ties, 'N'],
      ] as const
    ).flatMap(([count, mark]) => (count === 0 ? [] : [`${signed(count)} ${mark}`])),
  )} par le commissaire\u00A0: ${reason}`;
export const takeBack = 'Annuler';
export const takeBackOf: Translation<typeof en.takeBackOf> = ({ team }) => `Annuler la modification ${de(team)}`;
export const takenBack = 'La fiche est rétablie';
