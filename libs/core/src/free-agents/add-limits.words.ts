import * as en from './add-limits.words.en.js';
import * as fr from './add-limits.words.fr.js';
import { byReader } from '../words.js';

export const addLimitWords = byReader({ en: en.addLimitWords, fr: fr.addLimitWords });
