import { textsByReader } from '@crease/core/words.js';
import * as en from './mail.words.en.js';
import * as fr from './mail.words.fr.js';

export const mailTexts = textsByReader({ en: en.MAIL_WORDS, fr: fr.MAIL_WORDS });

/** The stored reason of a mail that was not sent because it was no longer true. Other reasons are texts of a server. */
export const OUTDATED = 'outdated';

/** Why a mail was not sent. Earlier releases stored the sentence. */
export const failureWords = (reason: string | null): string | null =>
  reason === OUTDATED ? mailTexts.outdated : reason;
