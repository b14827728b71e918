import { byReader } from '../words.js';
import * as en from './keeper-places.words.en.js';
import * as fr from './keeper-places.words.fr.js';

/** The rulebook's sentence; empty where all teams keep as many. */
export const keeperPlacesWords = byReader({ en: en.keeperPlacesWords, fr: fr.keeperPlacesWords });
