import type { Translation } from '@crease/core/words.js';
import { countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './account.words.en.js';

export const currentPassword = 'Mot de passe actuel';
export const confirmationOfIdentity = 'la confirmation de votre identité';
export const confirmItIsYou = 'Confirmez que c’est bien vous\u00A0:';
export const waitingForProvider: Translation<typeof en.waitingForProvider> = ({ provider }) =>
  `En attente ${de(provider)}…`;
export const confirmWithProvider: Translation<typeof en.confirmWithProvider> = ({ provider }) =>
  `Confirmer avec ${provider}`;
export const confirmed = 'Confirmé';
export const identityConfirmed = 'Identité confirmée';

export const deleteAccountPhrase = 'supprimer mon compte';
export const collectingYourData = 'Collecte de vos données…';
export const fileDownloaded: Translation<typeof en.fileDownloaded> = ({ file }) =>
  `Téléchargement terminé\u00A0: ${file}`;
export const yourData = 'Vos données';
export const yourDataHint =
  'Tout ce que nous conservons à votre sujet, dans un seul fichier\u00A0: votre compte, vos sessions, vos ligues et vos messages.';
export const downloadMyData = 'Télécharger mes données';
export const deleteAccountHint =
  'Si vous supprimez votre compte, votre nom disparaîtra de vos ligues. Vos équipes garderont leur formation et pourront être confiées à une autre personne.';
export const deleteAccount = 'Supprimer le compte';
export const deleteAccountQuestion = 'Supprimer votre compte?';
export const deleteAccountConsequences =
  'Votre accès, vos sessions, vos images et votre nom dans toutes les ligues seront supprimés définitivement. Vos choix et vos échanges resteront, sans votre nom.';
export const deleteMyAccount = 'Supprimer mon compte';
export const accountDeleted = 'Votre compte a été supprimé';
export const typePhrase: Translation<typeof en.typePhrase> = ({ phrase }) => `Écrivez «\u00A0${phrase}\u00A0»`;

export const history = 'Historique';
export const whatToShow = 'À afficher';
export const signIns = 'Connexions';
export const security = 'Sécurité';
export const noSignInsYet = 'Aucune connexion pour le moment';
export const noChangesYet = 'Aucun changement pour le moment';
export const securityEvents = 'Événements de sécurité';

export const myLeagues = 'Mes ligues';
export const noLeaguesJoinedYet = 'Vous ne faites encore partie d’aucune ligue';
export const noLeaguesHint = 'Créez-en une, ou ouvrez l’invitation qu’un commissaire vous a envoyée.';
export const createNewLeague = 'Créer une ligue';
export const commissioner = 'Commissaire';
export const pendingInvite = 'Invitation en attente';
export const tradeRequestCount: Translation<typeof en.tradeRequestCount> = ({ count }) =>
  countOf(count, 'offre d’échange', 'offres d’échange');
export const noTeam = 'Aucune équipe';
export const answer = 'Répondre';
export const answerInvitationTo: Translation<typeof en.answerInvitationTo> = ({ league }) =>
  `Répondre à l’invitation\u00A0: ${league}`;
export const leave = 'Quitter';
export const leaveLeague: Translation<typeof en.leaveLeague> = ({ league }) => `Quitter ${league}`;

export const signingOut = 'Déconnexion…';
export const devices = 'Appareils';
export const signOutAllOthers = 'Déconnecter tous les autres';
export const otherSessionSignedOut = 'L’autre session a été fermée';
export const otherSessionsSignedOut: Translation<typeof en.otherSessionsSignedOut> = ({ count }) =>
  `${countOf(count, 'autre session fermée', 'autres sessions fermées')}`;
export const sessions = 'Sessions';
export const thisDevice = 'Cet appareil';
export const keptSignedIn = 'Session gardée ouverte';
export const signOut = 'Déconnecter';
export const signOutDevice: Translation<typeof en.signOutDevice> = ({ device }) => `Déconnecter ${device}`;
export const deviceSignedOut: Translation<typeof en.deviceSignedOut> = ({ device }) =>
  `Session fermée\u00A0: ${device}`;

export const youAreSiteOwner = 'Vous êtes propriétaire du site';
export const adminConsoleHint = 'La console du site se trouve dans votre menu, dans toutes les ligues.';
export const becomeTheSiteOwner = 'Devenir propriétaire du site';
export const ownerCodeHint = 'Le serveur a affiché un code à son démarrage. Redémarrez-le pour en obtenir un nouveau.';
export const becomeSiteOwner = 'Devenir propriétaire du site';
export const code = 'Code';

export const signingIn = 'Connexion';
export const sending = 'Envoi…';
export const confirmationLinkSent: Translation<typeof en.confirmationLinkSent> = ({ email }) =>
  `Lien envoyé à ${email}`;
export const unlinking = 'Dissociation…';
export const providerUnlinked: Translation<typeof en.providerUnlinked> = ({ provider }) =>
  `${provider} n’est plus associé à votre compte`;
export const notConfirmed = 'Non confirmé';
export const emailHint = 'Les messages et les invitations arrivent à cette adresse.';
export const openConfirmationLink = 'Ouvrez le lien dans le message que nous vous avons envoyé.';
export const siteConfirmsNoEmail =
  'Ce site n’envoie pas de courriels\u00A0: vous n’avez pas à confirmer votre adresse.';
export const sendLinkAgain = 'Renvoyer le lien';
export const changeEmail = 'Changer d’adresse';
export const siteOwner = 'Propriétaire du site';
export const siteOwnerCodeHint =
  'Cette adresse est celle du propriétaire du site. Entrez le code que le serveur a affiché à son démarrage.';
export const enterCode = 'Entrer le code';
export const password = 'Mot de passe';
export const changePasswordHint =
  'Si vous le changez, vos autres appareils seront déconnectés et vos jetons d’accès seront révoqués.';
export const setPasswordHint =
  'Vous n’en avez pas. Avec un mot de passe, vous pouvez vous connecter sans passer par un fournisseur.';
export const changePassword = 'Changer le mot de passe';
export const setPassword = 'Choisir un mot de passe';
export const linked = 'Associé';
export const signInWithProviderToo: Translation<typeof en.signInWithProviderToo> = ({ provider }) =>
  `Connectez-vous aussi avec ${provider}.`;
export const linkProvider: Translation<typeof en.linkProvider> = ({ provider }) => `Associer ${provider}`;
export const unlinkProvider: Translation<typeof en.unlinkProvider> = ({ provider }) => `Dissocier ${provider}`;
export const changeEmailByLinkHint =
  'Nous enverrons un lien à la nouvelle adresse. Le changement prendra effet quand vous ouvrirez ce lien.';
export const changeEmailAtOnceHint: Translation<typeof en.changeEmailAtOnceHint> = ({ email }) =>
  `Votre adresse est ${email}. La nouvelle prendra effet tout de suite.`;
export const sendLink = 'Envoyer le lien';
export const openChangeLinkHint = 'Ouvrez-le pour changer d’adresse.';
export const emailChanged: Translation<typeof en.emailChanged> = ({ email }) => `Votre adresse est maintenant ${email}`;
export const newEmail = 'Nouvelle adresse courriel';
export const linkedAccountSignsIn: Translation<typeof en.linkedAccountSignsIn> = ({ email, provider }) =>
  `Vous pouvez maintenant vous connecter à ce compte avec ${email} (${provider}).`;
export const providerLinked: Translation<typeof en.providerLinked> = ({ provider }) =>
  `${provider} est associé à votre compte`;
export const signInWithItFromNow = 'Vous pouvez maintenant l’utiliser pour vous connecter.';
export const otherDevicesSignedOut = 'Vos autres appareils ont été déconnectés et vos jetons d’accès ont été révoqués.';
export const savePassword = 'Enregistrer le mot de passe';
export const passwordChanged = 'Votre mot de passe a été changé';
export const passwordSet = 'Votre mot de passe a été enregistré';
export const otherSessionsEnded = 'Toutes les autres sessions ont été fermées.';
export const newPassword = 'Nouveau mot de passe';
export const passwordLengthHint = 'Au moins 6\u00A0caractères';

export const account = 'Compte';
export const notifications = 'Notifications';
export const editProfile = 'Modifier le profil';

export const stillThereTitle = 'Toujours là? · Crease';
export const stillThereQuestion = 'Êtes-vous toujours là?';
export const idleHint =
  'Vous n’avez rien fait depuis un moment. Pour protéger votre compte, nous allons fermer votre session.';
export const staySignedIn = 'Garder ma session ouverte';
export const secondsUntilSignOut: Translation<typeof en.secondsUntilSignOut> = ({ seconds }) =>
  `${countOf(seconds, 'seconde')} avant la fermeture de votre session`;
export const youWereSignedOut = 'Votre session a été fermée';
export const idleSignOutReason =
  'Après un moment sans activité, votre session a pris fin, ici et dans vos autres onglets.';
export const close = 'Fermer';
export const signInAgain = 'Se reconnecter';
export const earlierWorkIsSaved = 'Tout ce que vous avez fait auparavant est enregistré.';
export const secondsUnit: Translation<typeof en.secondsUnit> = ({ count }) => pluralOf(count, 'seconde', 'secondes');
export const sessionTimes: Translation<typeof en.sessionTimes> = ({ seen, signedIn }) =>
  `Dernière activité ${seen} · connexion ${signedIn}`;
export const openLinkToChange: Translation<typeof en.openLinkToChange> = ({ email }) =>
  `Ouvrez le lien du message envoyé à ${email} pour passer à cette adresse.`;

export const language = 'Langue';
export const languageOfPages = 'Pages, courriels et avis';
export const languageHint =
  'Le canal d’une ligue est dans la langue de la ligue; son livret des règles s’affiche dans la vôtre.';
export const languageOfBrowser = 'La langue du navigateur';
