import * as en from './held.words.en.js';
import * as fr from './held.words.fr.js';
import { byReader } from '../../words.js';

export type { HeldBy } from './held.words.en.js';

/** The reason that holds an asset, in the reader's language. It follows "This player is". */
export const heldWords = byReader({ en: en.heldWords, fr: fr.heldWords });
