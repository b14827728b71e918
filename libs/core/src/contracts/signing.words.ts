import { byReader } from '../words.js';
import * as en from './signing.words.en.js';
import * as fr from './signing.words.fr.js';

export const signingWords = byReader({ en: en.signingWords, fr: fr.signingWords });
