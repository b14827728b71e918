import * as en from './season-dates.words.en.js';
import * as fr from './season-dates.words.fr.js';
import { byReader, type Said } from '../../words.js';

export type { ChangedDates } from './season-dates.words.en.js';
export type DateChange = Said<typeof en.DATE_CHANGES>;

/** The changes, one sentence each. */
export const changedDatesWords = byReader({ en: en.changedDatesWords, fr: fr.changedDatesWords });
