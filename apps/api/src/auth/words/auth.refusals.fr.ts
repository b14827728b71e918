import { PROVIDER_NAMES, socialMessage } from '@crease/core/auth/social.rules.js';
import { leagueOfScope, type TokenNeed, type TokenScope } from '@crease/core/auth/tokens/token.rules.js';
import { countOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './auth.refusals.en.js';

const NEW_TOKEN = 'Créez-en un nouveau dans votre compte, sous Jetons d’accès.';
const NEW_LINK = 'Demandez-en un nouveau.';

const NEEDS: Readonly<Record<TokenNeed, string>> = {
  league: 'la portée de la ligue demandée, ou «\u00A0Mes ligues\u00A0»',
  leagues: 'la portée «\u00A0Mes ligues\u00A0»',
  players: 'la portée «\u00A0Joueurs\u00A0», «\u00A0Mes ligues\u00A0», ou celle de la ligue demandée',
};

const scopeWords = (scope: TokenScope): string =>
  scope === 'leagues'
    ? '«\u00A0Mes ligues\u00A0»'
    : scope === 'players'
      ? '«\u00A0Joueurs\u00A0»'
      : `seulement la ligue ${leagueOfScope(scope) ?? ''}`;

export const AUTH_REFUSALS: Translation<typeof en.AUTH_REFUSALS> = {
  'ticketInvalid.missing': () => ({ message: 'Connectez-vous d’abord avec le fournisseur.' }),
  'invalid.nobodyNamed': () => ({ message: 'Indiquez une adresse courriel, ou une équipe et sa ligue.' }),
  userNotFound: () => ({ message: 'Aucun compte n’a cette adresse courriel.' }),
  wrongPassword: () => ({ message: 'Mot de passe incorrect.' }),
  invalidEmail: () => ({ message: 'Entrez une adresse courriel valide.' }),
  userDisabled: () => ({ message: 'Ce compte est désactivé.' }),
  signInFailed: () => ({ message: 'La connexion a échoué. Réessayez.' }),
  usernameTaken: () => ({ message: 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.' }),
  noUserYet: ({ provider }) => ({
    message: `Aucun compte Crease n’est encore associé à ce compte ${PROVIDER_NAMES[provider]}.`,
    fix: 'Créez-en un, puis connectez-vous de nouveau.',
  }),
  linkInvalid: () => ({ message: 'Ce lien n’est pas valide.', fix: NEW_LINK }),
  linkUsed: () => ({ message: 'Ce lien a déjà été utilisé.', fix: NEW_LINK }),
  linkExpired: () => ({ message: 'Ce lien a expiré.', fix: NEW_LINK }),
  noDemo: () => ({
    message: 'La ligue de démonstration n’est pas chargée ici\u00A0: il n’y a rien à visiter.',
    fix: 'Inscrivez-vous pour créer votre propre ligue.',
  }),
  emailTaken: () => ({
    message: 'Un compte existe déjà avec cette adresse courriel.',
    fix: 'Utilisez une autre adresse.',
  }),
  sameEmail: () => ({ message: 'C’est votre adresse actuelle.', fix: 'Entrez-en une autre.' }),
  emailVerified: () => ({ message: 'Votre adresse courriel est déjà confirmée.' }),
  noMail: () => ({ message: 'Ce site n’envoie pas de courriels\u00A0: vous n’avez pas à confirmer votre adresse.' }),
  samePassword: () => ({ message: 'C’est votre mot de passe actuel. Choisissez-en un autre.' }),
  passwordReplaced: () => ({
    message: 'Votre mot de passe a été changé entre-temps.',
    fix: 'Connectez-vous avec le nouveau.',
  }),
  siteOwnerStays: () => ({
    message: 'Le propriétaire du site ne peut pas supprimer son compte.',
    fix: 'Nommez d’abord un autre propriétaire du site dans la configuration.',
  }),
  ownerNotNamed: () => ({
    message: 'L’adresse de ce compte n’est pas celle du propriétaire du site.',
    fix: 'Connectez-vous avec l’adresse de SITE_OWNER_EMAIL.',
  }),
  ownerClaimed: () => ({ message: 'Ce compte est déjà celui du propriétaire du site.' }),
  ownerCodeWrong: () => ({
    message: 'Ce code n’est pas valide.',
    fix: 'Utilisez le code le plus récent affiché par le serveur\u00A0: un code ne sert qu’une fois, et seulement jusqu’au prochain démarrage.',
  }),
  'proofNeeded.password': () => ({ message: 'Entrez votre mot de passe actuel.' }),
  'proofNeeded.provider': () => ({ message: 'Confirmez avec le fournisseur que vous utilisez pour vous connecter.' }),
  wrongTicket: () => ({
    message: 'Le compte que vous avez choisi n’est pas associé à votre compte Crease.',
    fix: 'Choisissez un compte associé. Vous en trouverez la liste dans votre compte Crease, sous Connexion.',
  }),
  signedOut: () => ({ message: 'Votre session est fermée.', fix: 'Connectez-vous et réessayez.' }),
  providerTaken: ({ name }) => ({
    message: `Ce compte ${name} est associé à un autre compte Crease.`,
    fix: 'Dissociez-le d’abord de cet autre compte, ou choisissez-en un autre.',
  }),
  providerLinked: ({ name }) => ({
    message: `Un autre compte ${name} est déjà associé au vôtre.`,
    fix: 'Dissociez-le d’abord.',
  }),
  notLinked: ({ provider }) => ({
    message: `${PROVIDER_NAMES[provider]} n’est pas associé à votre compte.`,
  }),
  lastSignIn: ({ provider }) => ({
    message: `${PROVIDER_NAMES[provider]} est votre seul moyen de vous connecter.`,
    fix: 'Choisissez d’abord un mot de passe, ou associez un autre fournisseur.',
  }),
  'ticketInvalid.over': () => ({
    message: 'Cette connexion a pris trop de temps, ou a déjà servi.',
    fix: 'Connectez-vous de nouveau avec le fournisseur.',
  }),
  pictureTooLarge: () => ({ message: 'L’image dépasse 1\u00A0Mo.', fix: 'Choisissez-en une plus petite.' }),
  noFile: () => ({ message: 'Choisissez une image PNG ou JPG.' }),
  pictureUnknown: () => ({
    message: 'Vous n’avez pas téléversé cette image.',
    fix: 'Téléversez-la d’abord.',
  }),
  accountExists: ({ provider }) => ({ message: socialMessage('accountExists', provider) }),
  socialCancelled: ({ provider }) => ({ message: socialMessage('socialCancelled', provider) }),
  socialFailed: ({ provider }) => ({ message: socialMessage('socialFailed', provider) }),
  socialNetwork: ({ provider }) => ({ message: socialMessage('socialNetwork', provider) }),
  'tokenInvalid.unknown': () => ({
    message: 'Ce jeton d’accès n’est pas valide\u00A0: il a été révoqué, ou n’a jamais existé.',
    fix: NEW_TOKEN,
  }),
  'tokenInvalid.expired': ({ name, day }) => ({
    message: `Le jeton d’accès «\u00A0${name}\u00A0» a expiré le ${localeOf('fr').day(day)}.`,
    fix: NEW_TOKEN,
  }),
  tokenReadsOnly: () => ({
    message: 'Un jeton d’accès permet seulement de lire, mais cet appel modifie des données.',
    fix: 'Faites le changement dans Crease, avec votre compte.',
  }),
  'tokenScope.closed': () => ({
    message: 'Aucun jeton d’accès ne permet cet appel. Les jetons donnent accès aux ligues et aux joueurs.',
    fix: 'Consultez ces données dans Crease, avec votre compte.',
  }),
  tokenScope: ({ has, needs }) => ({
    message: `Portée de ce jeton d’accès\u00A0: ${has.map(scopeWords).join(', ')}. Cet appel exige ${NEEDS[needs]}.`,
    fix: 'Créez un jeton avec cette portée dans votre compte, sous Jetons d’accès.',
  }),
  tooManyTokens: ({ most }) => ({
    message: `Vous avez ${countOf(most, 'jeton')} d’accès, le maximum pour un compte.`,
    fix: 'Révoquez-en un que vous n’utilisez plus.',
  }),
  'tooManyRequests.token': ({ most }) => ({
    message: `Ce jeton d’accès a fait ${countOf(most, 'requête')} en une minute, le maximum pour un jeton.`,
    fix: 'Gardez les réponses pendant un moment au lieu de les redemander.',
  }),
  tooManyRequests: () => ({ message: 'Trop de tentatives infructueuses. Réessayez plus tard.' }),
  'tooManyRequests.accounts': () => ({
    message: 'Trop de comptes ont été créés à partir de ce réseau. Réessayez plus tard.',
  }),
  'tooManyRequests.visits': () => ({ message: 'Trop de visites à partir de ce réseau. Réessayez plus tard.' }),
  'tooManyRequests.mails': () => ({
    message: 'Trop de messages ont été envoyés à cette adresse. Réessayez plus tard.',
  }),
  'tooManyRequests.pictures': () => ({ message: 'Trop d’images. Réessayez plus tard.' }),
  'tooManyRequests.resets': () => ({ message: 'Trop de demandes pour cette adresse. Réessayez plus tard.' }),
};
