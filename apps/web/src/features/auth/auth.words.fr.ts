import type { Translation } from '@crease/core/words.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import type * as en from './auth.words.en.js';

export const otherWaysToSignIn = 'Autres façons de se connecter';
export const or = 'ou';
export const waitingForProvider: Translation<typeof en.waitingForProvider> = ({ provider }) =>
  `En attente ${de(provider)}…`;
export const continueWithProvider: Translation<typeof en.continueWithProvider> = ({ provider }) =>
  `Continuer avec ${provider}`;

export const signIn = 'Se connecter';
export const email = 'Courriel';
export const emailIsRequired = 'L’adresse courriel est obligatoire';
export const password = 'Mot de passe';
export const passwordIsRequired = 'Le mot de passe est obligatoire';
export const forgotPasswordQuestion = 'Mot de passe oublié?';
export const keepMeSignedIn = 'Garder ma session ouverte sur cet appareil';
export const keepMeSignedInHint =
  'Pendant 30\u00A0jours après la dernière visite, même sans activité. À éviter sur un ordinateur partagé.';
export const newHereQuestion = 'Première visite?';
export const createAnAccount = 'Créer un compte';

export const fieldIsRequired: Translation<typeof en.fieldIsRequired> = ({ label }) =>
  `${label}\u00A0: champ obligatoire`;
export const fieldTooShort: Translation<typeof en.fieldTooShort> = ({ label, least }) =>
  `${label}\u00A0: au moins ${countOf(least, 'caractère')}`;
export const username = 'Nom d’utilisateur';
export const usernameHasOtherCharacters =
  'Le nom d’utilisateur peut contenir des lettres, des chiffres, des points, des tirets et des traits de soulignement';
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const emailFieldInvalid = 'Veuillez entrer une adresse courriel valide';

export const invitedToLeagueHint =
  'On vous invite à vous joindre à une ligue. Inscrivez-vous\u00A0: votre équipe vous attend.';
export const accountCreatedFor: Translation<typeof en.accountCreatedFor> = ({ email: address }) =>
  `Compte créé pour ${address}`;
export const accountCreatedSignInFailed =
  'Votre compte a été créé, mais la connexion a échoué. Connectez-vous pour continuer.';
export const signUp = 'S’inscrire';
export const passwordLengthHint = 'Au moins 6\u00A0caractères';
export const createAccount = 'Créer le compte';
export const alreadyHaveAccountQuestion = 'Vous avez déjà un compte?';

export const profileUpdated = 'Profil mis à jour';
export const editProfile = 'Modifier le profil';
export const saveChanges = 'Enregistrer les changements';
export const picture = 'Photo';
export const blankFieldHint = 'Laissez un champ vide pour ne pas le changer.';
export const accountPageHint = 'Mot de passe, courriel, appareils et données\u00A0:';
export const accountAndSecurity = 'Compte et sécurité';

export const checkYourEmail = 'Consultez vos courriels';
export const done = 'Terminé';
export const resetLinkHint = 'Le lien du message fonctionne une seule fois, pendant 30\u00A0minutes.';
export const resetPassword = 'Réinitialiser le mot de passe';
export const resetPasswordHint = 'Nous vous enverrons un lien pour en choisir un nouveau.';
export const sendResetLink = 'Envoyer le lien';
export const emailMissing = 'Veuillez entrer votre adresse courriel.';

export const linkNotComplete = 'Ce lien est incomplet.';
export const confirmYourEmail = 'Confirmez votre adresse courriel';
export const close = 'Fermer';
export const sendNewLink = 'Envoyer un nouveau lien';
export const resetLinkFailedHint =
  'Un lien fonctionne une seule fois, pendant 30\u00A0minutes. Demandez-en un nouveau et utilisez le message le plus récent.';
export const newLinkOnAccountPage = 'Demandez-en un nouveau sur la page de votre compte.';
export const newLinkAfterSignIn = 'Connectez-vous, puis demandez-en un nouveau sur la page de votre compte.';
export const passwordChanged = 'Votre mot de passe a été changé';
export const otherSessionsSignedOut = 'Toutes les autres sessions ont été fermées.';
export const chooseNewPassword = 'Choisir un nouveau mot de passe';
export const newPasswordHint =
  'Une fois le mot de passe enregistré, votre session s’ouvrira ici, et tous vos autres appareils seront déconnectés.';
export const savePassword = 'Enregistrer le mot de passe';
export const newPassword = 'Nouveau mot de passe';
export const goOn = 'Continuer';
export const tryAgain = 'Réessayer';
export const confirmingYourAddress = 'Confirmation de votre adresse';

export const accountNotFound = 'Aucun compte n’utilise cette adresse courriel.';
export const passwordIncorrect = 'Mot de passe incorrect.';
export const signInEmailInvalid = 'Veuillez entrer une adresse courriel valide.';
export const accountDisabled = 'Ce compte est désactivé.';
export const tooManyAttempts = 'Trop de tentatives infructueuses. Réessayez plus tard.';
export const signInFailed = 'La connexion a échoué. Réessayez.';
export const resetSent =
  'Courriel de réinitialisation envoyé. Consultez votre boîte de réception et vos courriels indésirables.';
export const resetFailed: Translation<typeof en.resetFailed> = ({ message }) =>
  `Impossible d’envoyer le courriel de réinitialisation\u00A0: ${message}`;

export const writeToSupport: Translation<typeof en.writeToSupport> = ({ address }) =>
  `Vous n’avez rien reçu, ou vous n’avez plus accès à votre boîte? Écrivez à ${address}.`;
export const askSupportForLink: Translation<typeof en.askSupportForLink> = ({ address }) =>
  `Cette installation n’a pas de serveur de courriel. Si rien n’arrive, demandez un lien à ${address}.`;
export const addressIsNow: Translation<typeof en.addressIsNow> = ({ email: address }) =>
  `L’adresse de votre compte est maintenant ${address}`;
export const addressIsConfirmed: Translation<typeof en.addressIsConfirmed> = ({ email: address }) =>
  `Merci. Cette adresse est confirmée\u00A0: ${address}`;
export const theCommissioner = 'Le commissaire';
export const invitedToManage: Translation<typeof en.invitedToManage> = ({ person, team, league }) =>
  `${person} vous invite à diriger l’équipe ${team} dans la ligue ${league}. Inscrivez-vous et elle sera à vous.`;
export const invitedToOpenTeams: Translation<typeof en.invitedToOpenTeams> = ({ person, league, open, teams }) =>
  `${person} vous invite à vous joindre à la ligue ${league}. Équipes libres\u00A0: ${open} sur ${teams}. Inscrivez-vous, puis choisissez la vôtre.`;
export const invitedToFullLeague: Translation<typeof en.invitedToFullLeague> = ({ league, teams }) =>
  `Les ${teams} équipes de la ligue ${league} ont toutes un DG. Demandez au commissaire de vous prévenir si une équipe se libère.`;
export const invitedToCoManage: Translation<typeof en.invitedToCoManage> = ({ person, team, league }) =>
  `${person} vous invite à codiriger l’équipe ${team} dans la ligue ${league}.`;
