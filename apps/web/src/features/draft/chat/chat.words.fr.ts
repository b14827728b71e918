import type { Translation } from '@crease/core/words.js';
import type * as en from './chat.words.en.js';

export const pickAndTeam: Translation<typeof en.pickAndTeam> = ({ overall, team }) => `Choix ${overall} · ${team}`;

export const peopleHere: Translation<typeof en.peopleHere> = ({ count }) => `${count} en ligne`;
export const notConnected = 'Hors ligne';
export const whoIsHere = 'Qui est là';
export const watching = 'regarde';
export const picks = 'Choix';
export const hidePicks = 'Masquer les choix ici';
export const showPicks = 'Afficher les choix ici';
export const chatNotLoaded = 'Impossible de charger les messages.';
export const noMessagesYet = 'Aucun message';
export const everyoneReadsChat = 'Tout le monde dans la salle peut lire les messages.';
export const chat = 'Messages';
export const showEarlier = 'Afficher les précédents';
export const you = 'Vous';
export const message = 'Message';
export const saySomething = 'Écrivez quelque chose';
export const waitingForConnection = 'En attente de la connexion';
export const sendMessage = 'Envoyer le message';
