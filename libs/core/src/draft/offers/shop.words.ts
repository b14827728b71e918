import { byReader } from '../../words.js';
import * as en from './shop.words.en.js';
import * as fr from './shop.words.fr.js';

export const asksWords = byReader({ en: en.asksWords, fr: fr.asksWords });
