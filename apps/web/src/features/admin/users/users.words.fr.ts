import type { Translation } from '@crease/core/words.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import type * as en from './users.words.en.js';

export const commissioner = 'Commissaire';
export const siteOwner = 'Propriétaire du site';
export const manager = 'DG';
export const league = 'Ligue';
export const type = 'Type';
export const dynasty = 'Dynastie';
export const redraft = 'Ligue d’un an';
export const yourTeam = 'Votre équipe';
export const yourRole = 'Votre rôle';
export const leagues = 'Ligues';
export const leaguesCount: Translation<typeof en.leaguesCount> = ({ count }) => `Ligues (${count})`;
export const inLeagues: Translation<typeof en.inLeagues> = ({ count }) => countOf(count, 'ligue');
export const noLeaguesYet = 'Il n’y a encore aucune ligue';
export const openLeague: Translation<typeof en.openLeague> = ({ league: shown }) => `Ouvrir ${shown}`;
export const userWasDisabled: Translation<typeof en.userWasDisabled> = ({ user: shown }) =>
  `Compte désactivé\u00A0: ${shown}`;
export const allSessionsEnded = 'Toutes les sessions ont été fermées.';
export const disableUserQuestion: Translation<typeof en.disableUserQuestion> = ({ firstName, lastName }) =>
  `Désactiver le compte ${de(`${firstName} ${lastName}`)}?`;
export const disableAccount = 'Désactiver le compte';
export const sessionsEndAtOnce: Translation<typeof en.sessionsEndAtOnce> = ({ email }) =>
  `Toutes les sessions ${de(email)} seront fermées tout de suite.`;
export const signInSaysDisabled =
  'À la connexion, cette personne verra le message «\u00A0Ce compte est désactivé.\u00A0»';
export const teamsAndLeaguesStay =
  'Les équipes et les ligues resteront telles quelles. Pendant un repêchage, un joueur sera choisi automatiquement pour l’équipe à la fin du chrono.';
export const accountCanBeEnabledAgain = 'Vous pourrez réactiver le compte en tout temps.';
export const reason = 'Raison';
export const disableReasonHint = 'La raison figurera dans le journal de sécurité; la personne visée ne la verra pas.';
export const linkCopied = 'Lien copié';
export const linkNotCopied = 'Impossible de copier le lien';
export const copyLinkYourself = 'Sélectionnez-le et copiez-le vous-même.';
export const resetLinkFor: Translation<typeof en.resetLinkFor> = ({ user: shown }) =>
  `Lien de réinitialisation pour ${shown}`;
export const resetLinkHint: Translation<typeof en.resetLinkHint> = ({ minutes, firstName }) =>
  `Ce lien fonctionne une seule fois, pendant ${countOf(minutes, 'minute')}. Envoyez-le de façon que seule la personne visée (${firstName}) puisse le lire.`;
export const close = 'Fermer';
export const copyLink = 'Copier le lien';
export const link = 'Lien';
export const enabling = 'Réactivation…';
export const userCanSignInAgain: Translation<typeof en.userCanSignInAgain> = ({ user: shown }) =>
  `${shown} peut de nouveau se connecter`;
export const makingLink = 'Création du lien…';
export const linkReady = 'Le lien est prêt';
export const user = 'Utilisateur';
export const status = 'État';
export const disabled = 'Désactivé';
export const confirmed = 'Confirmé';
export const notConfirmed = 'Non confirmé';
export const lastSeen = 'Dernière visite';
export const never = 'Jamais';
export const joined = 'Inscription';
export const actions = 'Actions';
export const actionsFor: Translation<typeof en.actionsFor> = ({ user: shown }) => `Actions pour ${shown}`;
export const moreFor: Translation<typeof en.moreFor> = ({ user: shown }) => `Autres actions pour ${shown}`;
export const securityLog = 'Journal de sécurité';
export const makeResetLink = 'Créer un lien de réinitialisation';
export const disableAccountEllipsis = 'Désactiver le compte…';
export const enableAccount = 'Réactiver le compte';
export const usersCount: Translation<typeof en.usersCount> = ({ count }) => `Utilisateurs (${count})`;
export const usersFoundCount: Translation<typeof en.usersFoundCount> = ({ count }) => `Utilisateurs trouvés (${count})`;
export const searchUsers = 'Chercher des utilisateurs';
export const noUserMatches = 'Aucun utilisateur trouvé';
export const userSearchHint = 'La recherche porte sur les noms, les noms d’utilisateur et les adresses.';
export const showMore = 'Afficher plus';
export const users = 'Utilisateurs';
export const what = 'Événement';
export const when = 'Date et heure';
export const account = 'Compte';
export const by = 'Par';
export const device = 'Appareil';
export const address = 'Adresse';
export const noEventsOfKind = 'Aucun événement de ce type';
export const onlyUserShowAll: Translation<typeof en.onlyUserShowAll> = ({ user: shown }) =>
  `${shown} seulement\u00A0: afficher tous les utilisateurs`;
export const kind = 'Type';
