import * as en from './held.words.en.js';
import * as fr from './held.words.fr.js';
import { byReader } from '../../words.js';

export type { HeldBy } from './held.words.en.js';

/** What holds an asset, as it follows "This player is", in the reader's language. */
export const heldWords = byReader({ en: en.heldWords, fr: fr.heldWords });
