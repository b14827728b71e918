import * as en from './words/league.words.en.js';
import * as fr from './words/league.words.fr.js';
import { entriesByReader } from '../words.js';

export const LEAGUE_LINES = entriesByReader({ en: en.LEAGUE_LINES, fr: fr.LEAGUE_LINES });
