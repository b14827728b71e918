import { de } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import { figureTitle } from '@crease/core/competition/matchups/office/score-change.words.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './score-changes.words.en.js';

export const changeScore = 'Changer le pointage';
export const hint =
  'Pour des points qui ne viennent pas des matchs\u00A0: entrez les points à ajouter, ou un nombre négatif pour en retirer. Ces points compteront comme ceux des matchs, y compris au classement. Tous les membres verront votre nom et la raison.';
export const hintCategories =
  'Pour une statistique qui ne vient pas des matchs\u00A0: entrez le nombre à ajouter, ou un nombre négatif pour en retirer. Elle comptera comme celles des matchs, y compris dans les moyennes et les pourcentages. Tous les membres verront votre nom et la raison.';
export const team = 'Équipe';
export const figure = 'Statistique';
export const points = 'Points à ajouter';
export const amount = 'Nombre à ajouter';
export const notANumber = 'Entrez un nombre, par exemple 2 ou −1,5';
export const scoreAfter: Translation<typeof en.scoreAfter> = ({ changed, sides }) =>
  `${changed ? 'Nouveau pointage' : 'Pointage actuel'}\u00A0: ${sides.map(({ team, points }) => `${team} ${points}`).join(' – ')}`;
const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${localeOf('fr').number(Math.abs(amount))}`;
export const changed: Translation<typeof en.changed> = ({ team, figure, amount, reason }) =>
  `${team}\u00A0: ${figureTitle(figure).toLowerCase()} ${signed(amount)} par le commissaire\u00A0: ${reason}`;
export const takeBack = 'Annuler';
export const takeBackOf: Translation<typeof en.takeBackOf> = ({ team }) =>
  `Annuler le changement de pointage ${de(team)}`;
export const takenBack = 'Le pointage est rétabli';
