import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './invite.words.en.js';

export const inviteManagers: Translation<typeof en.inviteManagers> = ({ count }) =>
  count === 0 ? 'Inviter des DG' : `Inviter ${countOf(count, 'DG', 'DG')}`;
export const leagueLink = 'Lien de la ligue';
export const linkHint: Translation<typeof en.linkHint> = ({ time }) =>
  `Partagez-le dans votre groupe\u00A0: chaque personne pourra prendre une équipe libre. Il est valide jusqu’au ${time}.`;
export const leagueLinkCopied = 'Lien de la ligue copié';
export const linkCopiedHint: Translation<typeof en.linkCopiedHint> = ({ count }) =>
  pluralOf(count, 'Il donne accès à l’équipe libre.', `Il donne accès aux ${count} équipes libres.`);
export const copyLink = 'Copier le lien';
export const shareLink = 'Partager';
export const shareText: Translation<typeof en.shareText> = ({ league }) =>
  `Prenez une équipe dans la ligue ${league}\u00A0:`;
export const moreForLink = 'Plus d’options pour le lien de la ligue';
export const replaceLink = 'Remplacer le lien';
export const linkReplaced = 'L’ancien lien ne fonctionne plus';
export const closeLink = 'Désactiver le lien';
export const linkClosed = 'Lien désactivé. Il ne permet plus de se joindre à la ligue.';
export const linkIsClosed = 'Le lien de la ligue est désactivé. Il ne permet plus de se joindre à la ligue.';
export const linkIsExpired = 'Le lien de la ligue a expiré.';
export const makeLink = 'Créer un nouveau lien';
export const makingLink = 'Création du lien de la ligue';
export const replacing = 'Remplacement…';
export const closing = 'Désactivation…';
export const emailAddresses = 'Adresses courriel';
export const emailAddressesHint =
  'Séparez-les par des virgules, des espaces ou des retours à la ligne. Chaque personne recevra une invitation pour une équipe.';
export const keptHint =
  'Ce site n’envoie pas de courriels. Vous trouverez les invitations sous «\u00A0Canaux\u00A0», d’où vous pourrez les transmettre.';
export const notAnAddress: Translation<typeof en.notAnAddress> = ({ text }) =>
  `${text} n’est pas une adresse courriel.`;
export const tooMany: Translation<typeof en.tooMany> = ({ count, open }) =>
  `${countOf(count, 'adresse')}, mais ${open === 0 ? 'toutes les équipes libres ont déjà une invitation' : `seulement ${countOf(open, 'équipe libre n’a', 'équipes libres n’ont')} pas encore d’invitation`}.`;
export const sendInvitations: Translation<typeof en.sendInvitations> = ({ count }) =>
  count === 0 ? 'Envoyer les invitations' : `Envoyer ${countOf(count, 'invitation')}`;
export const invitedToTeam: Translation<typeof en.invitedToTeam> = ({ team }) => `Invitation envoyée\u00A0: ${team}`;
export const invitedAlready = 'Invitation déjà envoyée';
export const sentInvitations = 'Invitations';
export const notJoined: Translation<typeof en.notJoined> = ({ count }) => `En attente (${count})`;
export const allJoined = 'Toutes les équipes ont un DG.';
export const invitedUntil: Translation<typeof en.invitedUntil> = ({ person, time }) => `${person}, jusqu’au ${time}`;
export const openToLink = 'Libre pour toute personne qui a le lien de la ligue';
export const openTeams: Translation<typeof en.openTeams> = ({ count }) =>
  `${count} équipes sont libres pour toute personne qui a le lien de la ligue`;
export const noInvitation = 'Aucune invitation';
export const teamsNotInvited: Translation<typeof en.teamsNotInvited> = ({ count }) =>
  `${count} équipes n’ont reçu aucune invitation`;
export const anyoneWithLink = 'Toute personne qui a le lien de l’équipe';
export const done = 'Terminé';
