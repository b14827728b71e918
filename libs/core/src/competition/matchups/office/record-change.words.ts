import * as en from './record-change.words.en.js';
import * as fr from './record-change.words.fr.js';
import type { WinRecord } from '../../champion.rules.js';
import { byReader } from '../../../words.js';

/** Results that a commissioner adds to a record; those below 0 are taken. */
export interface RecordChange extends WinRecord {
  readonly team: string;
}

export const changedRecordWords = byReader({ en: en.changedRecordWords, fr: fr.changedRecordWords });
