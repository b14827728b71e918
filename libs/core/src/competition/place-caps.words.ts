import * as en from './place-caps.words.en.js';
import * as fr from './place-caps.words.fr.js';
import { byReader } from '../words.js';

export const seasonCapsWords = byReader({ en: en.seasonCapsWords, fr: fr.seasonCapsWords });
export const placeCapsWords = byReader({ en: en.placeCapsWords, fr: fr.placeCapsWords });
