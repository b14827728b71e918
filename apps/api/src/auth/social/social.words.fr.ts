import type { Translation } from '@crease/core/words.js';
import type * as en from './social.words.en.js';

export const SOCIAL_PAGE: Translation<typeof en.SOCIAL_PAGE> = {
  signedIn: 'Connexion réussie. Vous pouvez fermer cette fenêtre.',
};
