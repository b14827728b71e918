import type { Translation } from '../../words.js';
import type * as en from './social.words.en.js';

export const socialMessage: Translation<typeof en.socialMessage> = (name, provider) => {
  switch (name) {
    case 'popupClosed':
    case 'socialCancelled':
      return 'La connexion a été annulée.';
    case 'popupBlocked':
      return 'La fenêtre a été bloquée. Autorisez les fenêtres contextuelles et réessayez.';
    case 'accountExists':
      return 'Il existe déjà un compte avec cette adresse courriel. Essayez plutôt de vous connecter avec votre courriel et votre mot de passe.';
    case 'socialNetwork':
      return 'Erreur de réseau. Vérifiez votre connexion et réessayez.';
    case 'userDisabled':
      return 'Ce compte a été désactivé.';
    case 'tooManyRequests':
      return 'Trop de tentatives ont échoué. Réessayez plus tard.';
    default:
      return `La connexion avec ${provider} a échoué. Réessayez.`;
  }
};
