import type { Translation } from '@crease/core/words.js';
import type * as en from './requests.words.en.js';

export const networkError = 'Erreur de réseau. Vérifiez votre connexion et réessayez.';
export const serverAnswersWrongly = 'Le serveur ne répond pas normalement. Réessayez dans un instant.';
export const tooManyPages: Translation<typeof en.tooManyPages> = ({ most }) =>
  `Il y a plus de ${most} pages, et c’est trop pour un seul fichier. Filtrez le tableau et exportez-le en plusieurs fois.`;
