import * as en from './ufa.words.en.js';
import * as fr from './ufa.words.fr.js';
import { byReader } from '../../words.js';

export const ufaWords = byReader({ en: en.ufaWords, fr: fr.ufaWords });
