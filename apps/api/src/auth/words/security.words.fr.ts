import type { Translation } from '@crease/core/words.js';
import type * as en from './security.words.en.js';

export const SECURITY_WORDS: Translation<typeof en.SECURITY_WORDS> = {
  signedUp: 'Compte créé',
  signUpRefused: 'Tentative de création d’un compte avec votre adresse',
  signedIn: 'Connexion',
  signInFailed: 'Tentative de connexion avec un mauvais mot de passe',
  signInRefused: 'Tentative de connexion pendant que le compte était désactivé',
  signedOut: 'Déconnexion',
  sessionEnded: 'Une session a été fermée à partir d’un autre appareil',
  sessionsEnded: 'Toutes les autres sessions ont été fermées',
  sessionIdle: 'Une session a pris fin après une période d’inactivité',
  tokenReused: 'Quelqu’un s’est servi d’une copie d’une session; la session a été fermée',
  passwordChanged: 'Mot de passe changé',
  passwordRefused: 'Mauvais mot de passe lors de la confirmation d’un changement',
  resetRequested: 'Nouveau mot de passe demandé',
  resetDone: 'Mot de passe réinitialisé par courriel',
  resetReused: 'Un lien de réinitialisation a servi une deuxième fois',
  emailVerified: 'Adresse courriel confirmée',
  emailChangeAsked: 'Changement d’adresse courriel demandé',
  emailChanged: 'Adresse courriel changée',
  providerLinked: 'Une autre façon de se connecter a été ajoutée',
  providerUnlinked: 'Une façon de se connecter a été retirée',
  socialRefused: 'Connexion avec un autre fournisseur refusée',
  invitationMisused: 'Un autre compte a essayé d’utiliser une invitation destinée à votre adresse',
  profileChanged: 'Profil modifié',
  dataExported: 'Données exportées',
  accountDeleted: 'Compte supprimé',
  userDisabled: 'Compte désactivé par le propriétaire du site',
  userEnabled: 'Compte réactivé par le propriétaire du site',
  resetLinkMade: 'Le propriétaire du site a créé un lien pour réinitialiser le mot de passe',
  tokenCreated: 'Jeton d’accès créé',
  tokenRevoked: 'Jeton d’accès révoqué',
  siteOwnerClaimed: 'Le compte est devenu propriétaire du site',
  ownerCodeRefused: 'Mauvais code de propriétaire du site',
  configChanged: 'Le propriétaire du site a changé un réglage',
  playerStatusSet: 'Le propriétaire du site a changé le statut d’un joueur',
  leagueWorkRetried: 'Le propriétaire du site a relancé le travail en retard d’une ligue',
  leagueRecalculated: 'Le propriétaire du site a fait recalculer les points d’une ligue',
  leagueDeleted: 'Le propriétaire du site a supprimé une ligue',
  taskRun: 'Le propriétaire du site a lancé une tâche planifiée',
  maintenanceSet: 'Le propriétaire du site a commencé ou annoncé une maintenance',
  processDrained: 'Le propriétaire du site a retiré un processus du service',
  maintenanceEnded: 'Le propriétaire du site a terminé la maintenance',
  importUploaded: 'Le propriétaire du site a importé un fichier',
  contractsSettled: 'Le propriétaire du site a choisi les impacts sur le plafond qui comptent',
  playersMerged: 'Le propriétaire du site a fusionné un espoir avec un joueur',
};

const NOT_YOU_CHANGE = 'Si ce n’était pas vous, changez votre mot de passe maintenant.';
const NOT_YOU_SUPPORT = 'Si ce n’était pas vous, écrivez tout de suite au soutien technique.';

export const NOTICES: Translation<typeof en.NOTICES> = {
  signUpRefused: {
    subject: 'Vous avez déjà un compte',
    text: 'Vous ou une autre personne avez essayé de créer un compte avec cette adresse courriel. Un compte existe déjà pour cette adresse\u00A0: aucun autre n’a été créé.',
    advice: 'Si c’était vous, connectez-vous plutôt, ou demandez un nouveau mot de passe.',
  },
  tokenReused: {
    subject: 'Nous avons fermé une de vos sessions',
    text: 'Quelqu’un s’est servi d’une ancienne copie d’une de vos sessions. Elle a peut-être été volée sur votre appareil, alors nous avons fermé la session partout.',
    advice:
      'Connectez-vous de nouveau, vérifiez vos sessions, et changez votre mot de passe si vous en voyez une que vous ne connaissez pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    text: 'Le mot de passe de votre compte a été changé. Toutes les autres sessions ont été fermées, et tous les jetons d’accès révoqués.',
    advice: 'Si ce n’était pas vous, demandez un nouveau mot de passe maintenant.',
  },
  resetDone: {
    subject: 'Vous avez un nouveau mot de passe',
    text: 'Le mot de passe de votre compte a été changé avec un lien envoyé à cette adresse. Toutes les sessions ont été fermées, et tous les jetons d’accès révoqués.',
    advice: 'Si ce n’était pas vous, protégez votre boîte de courriel et changez de nouveau le mot de passe.',
  },
  resetReused: {
    subject: 'Un lien de réinitialisation a servi une deuxième fois',
    text: 'Un lien pour changer votre mot de passe a servi une deuxième fois. Nous l’avons refusé.',
    advice:
      'Si ce n’était pas vous, quelqu’un lit peut-être vos courriels\u00A0: protégez votre boîte de courriel et changez votre mot de passe.',
  },
  emailChangeAsked: {
    subject: 'Votre adresse courriel va changer',
    text: 'Quelqu’un a demandé de changer l’adresse courriel de votre compte. Le changement prendra effet dès que la nouvelle adresse sera confirmée.',
    advice: NOT_YOU_CHANGE,
  },
  emailChanged: {
    subject: 'Votre adresse courriel a été changée',
    text: 'Votre compte a maintenant une autre adresse courriel.',
    advice: NOT_YOU_SUPPORT,
  },
  providerLinked: {
    subject: 'Une autre façon de vous connecter',
    text: 'Un autre fournisseur de connexion a été associé à votre compte.',
    advice: 'Si ce n’était pas vous, dissociez-le de votre compte et changez votre mot de passe.',
  },
  providerUnlinked: {
    subject: 'Une façon de vous connecter a été retirée',
    text: 'Un fournisseur de connexion a été dissocié de votre compte.',
    advice: NOT_YOU_CHANGE,
  },
  tokenCreated: {
    subject: 'Un jeton d’accès a été créé',
    text: 'Un jeton a été créé\u00A0: il permet à un programme de lire vos ligues telles que vous les voyez. Il ne permet aucun changement.',
    advice: 'Si ce n’était pas vous, révoquez-le dans votre compte et changez votre mot de passe.',
  },
  tokenRevoked: {
    subject: 'Un jeton d’accès a été révoqué',
    text: 'Un jeton d’accès de votre compte a été révoqué. Les programmes qui l’utilisaient ne lisent plus vos ligues.',
    advice: NOT_YOU_CHANGE,
  },
  invitationMisused: {
    subject: 'Un autre compte a essayé d’utiliser votre invitation',
    text: 'Une personne connectée avec une autre adresse a essayé d’utiliser une invitation qui vous était destinée. Nous avons bloqué cette tentative; l’invitation est toujours à vous.',
    advice: 'Si vous ne l’avez pas transmise, parlez-en au commissaire.',
  },
  userDisabled: {
    subject: 'Votre compte a été désactivé',
    text: 'Le propriétaire du site a désactivé votre compte.',
    advice: 'Écrivez au soutien technique si vous croyez que c’est une erreur.',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    text: 'Votre compte et vos données ont été supprimés, comme vous l’avez demandé.',
    advice: NOT_YOU_SUPPORT,
  },
};
