import { byReader } from '../words.js';
import * as en from './words/draft.record.words.en.js';
import * as fr from './words/draft.record.words.fr.js';

export const amendmentWords = byReader({ en: en.amendmentWords, fr: fr.amendmentWords });
/** A draft night in its league's time zone: "Sun, Nov 29, 2026, 8:00 PM EST". */
export const nightWords = byReader({ en: en.nightWords, fr: fr.nightWords });
/**
 * One log sentence, without actor and time. Null for events that the log does not show. The events may lack their
 * slots, teams and state.
 */
export const recordWords = byReader({ en: en.recordWords, fr: fr.recordWords });
