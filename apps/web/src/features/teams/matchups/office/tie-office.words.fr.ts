import type { Translation } from '@crease/core/words.js';
import type * as en from './tie-office.words.en.js';

export const decide = 'Trancher l’égalité';
export const decideOf: Translation<typeof en.decideOf> = ({ home, away }) =>
  `Trancher l’égalité entre ${home} et ${away}`;
export const takeBack = 'Annuler la décision';
export const takeBackOf: Translation<typeof en.takeBackOf> = ({ home, away }) =>
  `Annuler la décision sur l’égalité entre ${home} et ${away}`;
export const takenBack = 'L’égalité est de nouveau à trancher';
export const hint =
  'Tous les membres verront votre nom et la raison. Vous pourrez annuler la décision jusqu’au premier match de la LNH de la prochaine ronde, ou jusqu’à la fin de la saison.';
export const winner = 'Équipe gagnante';
