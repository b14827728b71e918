import { byReader } from '../words.js';
import * as en from './club.words.en.js';
import * as fr from './club.words.fr.js';

export const clubName = byReader({ en: en.clubName, fr: fr.clubName });
