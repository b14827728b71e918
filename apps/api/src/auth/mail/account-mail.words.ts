import { inLanguages } from '@crease/core/words.js';
import * as en from './account-mail.words.en.js';
import * as fr from './account-mail.words.fr.js';

/** Mails about an account. */
export const accountMailsIn = inLanguages({ en: en.ACCOUNT_MAILS, fr: fr.ACCOUNT_MAILS });
