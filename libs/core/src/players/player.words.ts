import * as en from './player.words.en.js';
import * as fr from './player.words.fr.js';
import { entriesByReader } from '../words.js';

export const PLAYER_LINES = entriesByReader({ en: en.PLAYER_LINES, fr: fr.PLAYER_LINES });
