import { entriesByReader } from '../../words.js';
import * as en from './trade-fact.words.en.js';
import * as fr from './trade-fact.words.fr.js';

export const tradeFactWords = entriesByReader({ en: en.TRADE_FACTS, fr: fr.TRADE_FACTS });
