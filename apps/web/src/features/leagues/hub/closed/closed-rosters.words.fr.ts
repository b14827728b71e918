import { de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './closed-rosters.words.en.js';

export const outOfPlayoffs = 'Hors des séries';
export const rosterIsClosed = 'Formation fermée jusqu’à la fin de la saison';
export const rosterIsOpen = 'Formation ouverte par un commissaire';
export const openRoster = 'Ouvrir la formation';
export const closeRoster = 'Fermer la formation';
export const openRosterOf: Translation<typeof en.openRosterOf> = ({ team }) => `Ouvrir la formation ${de(team)}`;
export const closeRosterOf: Translation<typeof en.closeRosterOf> = ({ team }) => `Fermer la formation ${de(team)}`;
export const openRosterHint =
  'L’équipe pourra de nouveau ajouter, réclamer, libérer et échanger des joueurs, jusqu’à la fin de la saison.';
export const closeRosterHint =
  'Les réclamations et les offres en attente de l’équipe prendront fin. Elle ne pourra plus ajouter, réclamer, libérer ni échanger de joueurs.';
