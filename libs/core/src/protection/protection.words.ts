import { refusalsIn } from '../refusals.js';
import { byReader, entriesByReader } from '../words.js';
import * as en from './protection.words.en.js';
import * as fr from './protection.words.fr.js';

export type { SheetReason } from './protection.words.en.js';

export const SHEET_REASONS = entriesByReader({ en: en.SHEET_REASONS, fr: fr.SHEET_REASONS });
export const sheetReasonWords = byReader({ en: en.sheetReasonWords, fr: fr.sheetReasonWords });
export const givenPickWords = byReader({ en: en.givenPickWords, fr: fr.givenPickWords });
export const PROTECTION_LINES = entriesByReader({ en: en.PROTECTION_LINES, fr: fr.PROTECTION_LINES });

export const { refuse, refusal } = refusalsIn('protection', {
  en: en.PROTECTION_REFUSALS,
  fr: fr.PROTECTION_REFUSALS,
});
