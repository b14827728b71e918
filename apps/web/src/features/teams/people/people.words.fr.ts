import { au, de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './people.words.en.js';

export const peopleOfTeam: Translation<typeof en.peopleOfTeam> = ({ team }) => `Membres ${de(team)}`;
export const rightsHint =
  'Les co-DG peuvent faire pour l’équipe tout ce que fait le DG\u00A0: alignements, mouvements, échanges, repêchages et votes. L’équipe a un seul vote, et c’est le dernier qui compte. Le DG invite et retire les co-DG.';
export const loadingPeople = 'Chargement des membres de l’équipe';
export const manager = 'DG';
export const coManager = 'Co-DG';
export const you = 'Vous';
export const actionsFor: Translation<typeof en.actionsFor> = ({ person }) => `Actions pour ${person}`;
export const moreFor: Translation<typeof en.moreFor> = ({ person }) => `Plus d’options pour ${person}`;
export const handOver = 'Confier l’équipe';
export const handOverQuestion: Translation<typeof en.handOverQuestion> = ({ person, team }) =>
  `Confier l’équipe ${team} ${au(person)}?`;
export const handOverHint: Translation<typeof en.handOverHint> = ({ person }) =>
  `${person} prendra le poste de DG et vous deviendrez co-DG. Seul le nouveau DG pourra vous rendre l’équipe.`;
export const handedOver: Translation<typeof en.handedOver> = ({ person, team }) =>
  `${person} dirige maintenant l’équipe ${team}`;
export const keepTeam = 'Garder l’équipe';
export const remove = 'Retirer de l’équipe';
export const removeQuestion: Translation<typeof en.removeQuestion> = ({ person }) => `Retirer ${person} de l’équipe?`;
export const removeHint =
  'Cette personne perdra tout de suite l’accès à l’équipe, et aussi à la ligue, à moins d’y être commissaire.';
export const removed: Translation<typeof en.removed> = ({ person }) => `${person} n’est plus co-DG`;
export const keep = 'Garder';
export const openInvitation = 'Invitation en attente';
export const anyoneWithLink = 'Toute personne qui a le lien';
export const ends: Translation<typeof en.ends> = ({ time }) => `Expiration\u00A0: ${time}`;
export const copyLink = 'Copier le lien';
export const linkCopied = 'Lien d’invitation copié';
export const linkNotCopied = 'Le navigateur n’a pas copié le lien';
export const copyByHand =
  'Ouvrez l’invitation sur un autre appareil, ou permettez à cette page d’utiliser le presse-papiers.';
export const revokeOf: Translation<typeof en.revokeOf> = ({ person }) => `Révoquer l’invitation\u00A0: ${person}`;
export const revoking = 'Révocation…';
export const revoked = 'Invitation révoquée';
export const inviteCoManager = 'Inviter un co-DG';
export const emailOptional = 'Courriel (facultatif)';
export const emailHint =
  'Sans adresse, vous obtiendrez un lien à transmettre. Il ne pourra servir qu’une fois et expirera après 14 jours.';
export const sendInvitation = 'Envoyer l’invitation';
export const createLink = 'Créer le lien';
export const invited = 'Invitation envoyée';
export const linkMade = 'Lien créé. Vous le trouverez dans la liste.';
export const full: Translation<typeof en.full> = ({ most }) =>
  `Une équipe compte au plus ${most} personnes, invitations en attente comprises. Retirez un co-DG ou révoquez une invitation pour inviter une autre personne.`;
export const leave = 'Quitter l’équipe et la ligue';
export const close = 'Fermer';
