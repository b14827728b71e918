import * as en from './rfa.words.en.js';
import * as fr from './rfa.words.fr.js';
import { byReader } from '../../words.js';

export type { OfferEnding } from './rfa.words.en.js';

export const offerEndingWords = byReader({ en: en.offerEndingWords, fr: fr.offerEndingWords });
export const rfaWords = byReader({ en: en.rfaWords, fr: fr.rfaWords });
export const compensationWords = byReader({ en: en.compensationWords, fr: fr.compensationWords });
