import { byReader } from '../../words.js';
import * as en from './lottery.words.en.js';
import * as fr from './lottery.words.fr.js';

/** How the lottery works, for the rulebook and next to its button. */
export const lotteryWords = byReader({ en: en.lotteryWords, fr: fr.lotteryWords });
