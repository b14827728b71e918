import { byReader } from '../../words.js';
import * as en from './pool-size.words.en.js';
import * as fr from './pool-size.words.fr.js';

export type { ShortPool } from './pool-size.words.en.js';

/** Describes a pool smaller than the number of picks: '48 picks, 34 players: the last 14 will be empty.' */
export const shortPoolWords = byReader({ en: en.shortPoolWords, fr: fr.shortPoolWords });
/** Of a pool without players, where the draft needs some. */
export const noPoolWords = byReader({ en: en.noPoolWords, fr: fr.noPoolWords });
