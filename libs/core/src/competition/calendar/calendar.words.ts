import * as en from './calendar.words.en.js';
import * as fr from './calendar.words.fr.js';
import { byReader } from '../../words.js';

export const calendarWords = byReader({ en: en.calendarWords, fr: fr.calendarWords });
export const lostDayWords = byReader({ en: en.lostDayWords, fr: fr.lostDayWords });
