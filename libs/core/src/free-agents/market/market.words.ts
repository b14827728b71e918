import * as en from './market.words.en.js';
import * as fr from './market.words.fr.js';
import { byReader } from '../../words.js';

export type { BidEnding } from './market.words.en.js';

export const bidEndingWords = byReader({ en: en.bidEndingWords, fr: fr.bidEndingWords });
export const marketWords = byReader({ en: en.marketWords, fr: fr.marketWords });
