import * as en from './champion.words.en.js';
import * as fr from './champion.words.fr.js';
import { byReader } from '../words.js';

export const broughtWords = byReader({ en: en.broughtWords, fr: fr.broughtWords });
export const recordWords = byReader({ en: en.recordWords, fr: fr.recordWords });
export const championWords = byReader({ en: en.championWords, fr: fr.championWords });
export const championDetail = byReader({ en: en.championDetail, fr: fr.championDetail });
export const broughtDetail = byReader({ en: en.broughtDetail, fr: fr.broughtDetail });
export const tableWords = byReader({ en: en.tableWords, fr: fr.tableWords });
export const weekTableWords = byReader({ en: en.weekTableWords, fr: fr.weekTableWords });
