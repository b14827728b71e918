import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './try.words.en.js';

export const pageTitle = 'Essayer un repêchage';
export const draftName = 'Repêchage d’essai';
export const yourTeam = 'Votre équipe';
export const harborLights = 'Phares du Havre';
export const northShore = 'Rive-Nord';
export const ironRange = 'Côte-de-Fer';
export const polarLine = 'Aurore polaire';
export const crossbarChoir = 'Chorale du Poteau';
export const blueLineBandits = 'Bandits de la Bleue';
export const openIce = 'Glace vive';

export const playersNotLoaded = 'Impossible de charger les joueurs.';
export const notInThisDraft = 'Cette fonction n’est pas offerte dans le repêchage d’essai.';
export const signUpFix = 'Inscrivez-vous pour l’utiliser dans votre propre ligue.';

export const draftDone = 'Votre repêchage est terminé.';
export const recapFigures: Translation<typeof en.recapFigures> = ({ players, spent, cap }) =>
  `Vous avez repêché ${countOf(players, 'joueur')} pour ${spent}, sur un plafond de ${cap}.`;
export const placeByValue: Translation<typeof en.placeByValue> = ({ place, teams }) =>
  `Selon la valeur de vos choix, vous occupez le ${localeOf('fr').ordinal(place)} rang sur ${teams}.`;
export const signUpForLeague = 'M’inscrire pour repêcher avec ma ligue';
export const newLeague = 'Créer une ligue';
export const draftAgain = 'Repêcher de nouveau';
export const backToStart = 'Retour à la page d’accueil';
export const nothingIsSaved = 'Ce repêchage ne sera pas conservé.';
export const myTeam = 'Mon équipe';
export const recap = 'Bilan';
