import { byReader } from '../../words.js';
import * as en from './shop.words.en.js';
import * as fr from './shop.words.fr.js';

/** "picks of this draft or a goalie", or "any offer" when the owner named nothing. */
export const asksWords = byReader({ en: en.asksWords, fr: fr.asksWords });
