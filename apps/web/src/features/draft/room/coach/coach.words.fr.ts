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
  'Vous y voyez votre espace sous le plafond, vos places libres et le Choix max, soit le prix maximal de votre prochain joueur. Chaque choix met aussitôt ces chiffres à jour.';
export const list = 'Les joueurs';
export const listHint =
  'Choisissez un joueur pour voir l’effet sur votre plafond et votre formation. Ensuite, repêchez-le ou ajoutez-le à la file.';
export const queue = 'Votre file';
export const queueHint =
  'Ajoutez à la file les joueurs que vous voulez. Quand votre temps est écoulé, Auto prend le premier joueur admissible.';
