import { byReader, entriesByReader } from '../words.js';
import * as en from './words/trade.words.en.js';
import * as fr from './words/trade.words.fr.js';

export type { ConditionNote, SettledCondition, TradeEnding, VotesAgainst } from './words/trade.words.en.js';

export const tradeSummary = byReader({ en: en.tradeSummary, fr: fr.tradeSummary });
export const CONDITION_NOTES = entriesByReader({ en: en.CONDITION_NOTES, fr: fr.CONDITION_NOTES });
export const conditionNoteWords = byReader({ en: en.conditionNoteWords, fr: fr.conditionNoteWords });
export const carriedOutAtOnce = byReader({ en: en.carriedOutAtOnce, fr: fr.carriedOutAtOnce });
export const counterUnchanged = byReader({ en: en.counterUnchanged, fr: fr.counterUnchanged });
export const ownTradeWaits = byReader({ en: en.ownTradeWaits, fr: fr.ownTradeWaits });
export const TRADE_ENDINGS = entriesByReader({ en: en.TRADE_ENDINGS, fr: fr.TRADE_ENDINGS });
export const endingWords = byReader({ en: en.endingWords, fr: fr.endingWords });
export const TRADE_LINES = entriesByReader({ en: en.TRADE_LINES, fr: fr.TRADE_LINES });
