import * as en from './words/rookie.words.en.js';
import * as fr from './words/rookie.words.fr.js';
import { byReader } from '../words.js';

export const rookieWords = byReader({ en: en.rookieWords, fr: fr.rookieWords });
