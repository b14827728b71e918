import { localeOf } from '@crease/core/locale.js';
import { de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './record-office.words.en.js';

export const changeRecord = 'Modifier une fiche';
export const hint =
  'Des résultats qu’aucun duel n’a donnés : entrez les victoires, les défaites et les nulles à ajouter, ou des nombres sous 0 pour en retirer. Ils comptent dans la fiche, pas dans les points pour. Tous les membres voient votre nom et la raison.';
export const team = 'Équipe';
export const wins = 'Victoires';
export const losses = 'Défaites';
export const ties = 'Nulles';
export const notANumber = 'Entrez un nombre entier, comme 1 ou −1';
const signed = (count: number): string => `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
export const changed: Translation<typeof en.changed> = ({ team, wins, losses, ties, reason }) =>
  `${team} : ${localeOf('fr').list(
    (
      [
        [wins, 'V'],
        [losses, 'D'],
        [ties, 'N'],
      ] as const
    ).flatMap(([count, mark]) => (count === 0 ? [] : [`${signed(count)} ${mark}`])),
  )} par le commissaire : ${reason}`;
export const takeBack = 'Annuler';
export const takeBackOf: Translation<typeof en.takeBackOf> = ({ team }) => `Annuler la modification ${de(team)}`;
export const takenBack = 'La fiche est comme avant';
