import { byReader } from '../words.js';
import * as en from './keeper-places.words.en.js';
import * as fr from './keeper-places.words.fr.js';

export const keeperPlacesWords = byReader({ en: en.keeperPlacesWords, fr: fr.keeperPlacesWords });
