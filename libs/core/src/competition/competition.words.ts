import * as en from './competition.words.en.js';
import * as fr from './competition.words.fr.js';
import { byReader } from '../words.js';

export const formatWords = byReader({ en: en.formatWords, fr: fr.formatWords });
export const tradeDeadlineWords = byReader({ en: en.tradeDeadlineWords, fr: fr.tradeDeadlineWords });
export const playoffWords = byReader({ en: en.playoffWords, fr: fr.playoffWords });
export const goalieGamesWords = byReader({ en: en.goalieGamesWords, fr: fr.goalieGamesWords });
