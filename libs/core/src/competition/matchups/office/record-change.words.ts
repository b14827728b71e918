import * as en from './record-change.words.en.js';
import * as fr from './record-change.words.fr.js';
import type { WinRecord } from '../../champion.rules.js';
import { byReader } from '../../../words.js';

/** Results that a commissioner adds to a record; those below 0 are taken. */
export interface RecordChange extends WinRecord {
  readonly team: string;
  /** The record without the change and with it; lines of earlier versions lack both. */
  readonly before?: WinRecord;
  readonly after?: WinRecord;
}

export const changedRecordWords = byReader({ en: en.changedRecordWords, fr: fr.changedRecordWords });
export const newRecordWords = byReader({ en: en.newRecordWords, fr: fr.newRecordWords });
