import * as en from './words/take-back.words.en.js';
import * as fr from './words/take-back.words.fr.js';
import { byReader } from '../words.js';

export const undoingWords = byReader({ en: en.undoingWords, fr: fr.undoingWords });
