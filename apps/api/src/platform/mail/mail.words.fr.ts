import type { Translation } from '@crease/core/words.js';
import type * as en from './mail.words.en.js';

export const MAIL_WORDS: Translation<typeof en.MAIL_WORDS> = {
  outdated: 'L’information n’était plus exacte au moment de l’envoi.',
  linkGone: '(ce lien n’est plus valide)',
};
