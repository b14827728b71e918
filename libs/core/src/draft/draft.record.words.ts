import { byReader } from '../words.js';
import * as en from './words/draft.record.words.en.js';
import * as fr from './words/draft.record.words.fr.js';

export const amendmentWords = byReader({ en: en.amendmentWords, fr: fr.amendmentWords });
export const nightWords = byReader({ en: en.nightWords, fr: fr.nightWords });
export const recordWords = byReader({ en: en.recordWords, fr: fr.recordWords });
