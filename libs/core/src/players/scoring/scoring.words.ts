import * as en from './scoring.words.en.js';
import * as fr from './scoring.words.fr.js';
import { byReader } from '../../words.js';

/** The name of a category, with an article in English: 'an assist'. */
export const categoryWords = byReader({ en: en.categoryWords, fr: fr.categoryWords });
export const scoringWords = byReader({ en: en.scoringWords, fr: fr.scoringWords });
export const scoringChange = byReader({ en: en.scoringChange, fr: fr.scoringChange });
export const scoringRule = byReader({ en: en.scoringRule, fr: fr.scoringRule });
