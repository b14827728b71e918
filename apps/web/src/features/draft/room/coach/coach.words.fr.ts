import type { Translation } from '@crease/core/words.js';
import type * as en from './coach.words.en.js';

export const firstDraft = 'Votre premier repêchage';
export const stepOf: Translation<typeof en.stepOf> = ({ step, steps }) => `Étape ${step} sur ${steps}`;
export const next = 'Suivant';
export const done = 'Terminé';
export const skip = 'Sauter la visite';
export const clock = 'Le chrono';
export const clockHint =
  'Il montre le temps de l’équipe qui doit choisir. Quand c’est à vous, la salle change de couleur. À zéro, Auto choisit pour vous.';
export const money = 'Votre argent';
export const moneyHint =
  'Espace sous le plafond, places libres et Choix max\u00A0: le prix le plus élevé que peut coûter votre prochain joueur. Chaque choix les met à jour aussitôt.';
export const list = 'Les joueurs';
export const listHint =
  'Choisissez un joueur pour voir l’effet sur votre plafond et votre formation. Ensuite, repêchez-le ou mettez-le en file.';
export const queue = 'Votre file';
export const queueHint =
  'Mettez en file les joueurs que vous voulez. À la fin de votre temps, Auto prend le premier qui convient.';
