import * as en from './season-dates.words.en.js';
import * as fr from './season-dates.words.fr.js';
import { byReader } from '../../words.js';

export const seasonStarts = byReader({ en: en.seasonStarts, fr: fr.seasonStarts });
export const seasonEnds = byReader({ en: en.seasonEnds, fr: fr.seasonEnds });
export const pickWeeks = byReader({ en: en.pickWeeks, fr: fr.pickWeeks });
export const firstWeek = byReader({ en: en.firstWeek, fr: fr.firstWeek });
export const tradingEnds = byReader({ en: en.tradingEnds, fr: fr.tradingEnds });
export const addingEnds = byReader({ en: en.addingEnds, fr: fr.addingEnds });
