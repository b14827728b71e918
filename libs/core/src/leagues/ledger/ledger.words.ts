import * as en from './ledger.words.en.js';
import * as fr from './ledger.words.fr.js';
import type { LedgerKind } from './ledger.schema.js';
import { byReader, entriesByReader } from '../../words.js';

export interface Noted {
  readonly kind: LedgerKind;
  readonly label: string;
  readonly amount: number;
  readonly currency: string;
  readonly season: string;
}

export const amountWords = byReader({ en: en.amountWords, fr: fr.amountWords });
export const LEDGER_LINES = entriesByReader({ en: en.LEDGER_LINES, fr: fr.LEDGER_LINES });
