import * as en from './waiver.words.en.js';
import * as fr from './waiver.words.fr.js';
import { byReader } from '../words.js';

export type { CLAIM_ENDINGS, ClaimEnding, DecidedWaiver } from './waiver.words.en.js';

export const claimEndingWords = byReader({ en: en.claimEndingWords, fr: fr.claimEndingWords });
export const waiverWords = byReader({ en: en.waiverWords, fr: fr.waiverWords });
export const decidedWords = byReader({ en: en.decidedWords, fr: fr.decidedWords });
