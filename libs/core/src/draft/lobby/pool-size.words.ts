import { byReader } from '../../words.js';
import * as en from './pool-size.words.en.js';
import * as fr from './pool-size.words.fr.js';

export type { ShortPool } from './pool-size.words.en.js';

export const shortPoolWords = byReader({ en: en.shortPoolWords, fr: fr.shortPoolWords });
export const noPoolWords = byReader({ en: en.noPoolWords, fr: fr.noPoolWords });
