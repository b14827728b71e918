import { de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './set-result.words.en.js';

export const setResult = 'Fixer le résultat';
export const hint =
  'Ces points compteront au classement au lieu de ceux des matchs. Les deux DG recevront un avis, et tous les membres verront votre nom et la raison.';
export const hintCategories =
  'Ce sont des points de catégories, comptés comme des catégories gagnées. Ils compteront au classement au lieu de ceux des matchs. Les deux DG recevront un avis, et tous les membres verront votre nom et la raison.';
export const hintRound =
  'Ces points décideront du duel au lieu de ceux des matchs. La ronde suivante en tiendra compte si son premier match de la LNH n’a pas commencé. Les deux DG recevront un avis, et tous les membres verront votre nom et la raison.';
export const hintRoundCategories =
  'Ce sont des points de catégories, comptés comme des catégories gagnées. Ils décideront du duel au lieu de ceux des matchs. La ronde suivante en tiendra compte si son premier match de la LNH n’a pas commencé. Les deux DG recevront un avis, et tous les membres verront votre nom et la raison.';
export const pointsOf: Translation<typeof en.pointsOf> = ({ team }) => `Points ${de(team)}`;
export const notANumber = 'Entrez un nombre, par exemple 84,5';
export const takeBack = 'Annuler le résultat fixé';
export const takenBack = 'Le résultat des matchs compte de nouveau';
