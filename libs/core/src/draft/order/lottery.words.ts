import { byReader } from '../../words.js';
import * as en from './lottery.words.en.js';
import * as fr from './lottery.words.fr.js';

export const lotteryWords = byReader({ en: en.lotteryWords, fr: fr.lotteryWords });
