import { byReader, entriesByReader } from '../words.js';
import * as en from './words/draft.words.en.js';
import * as fr from './words/draft.words.fr.js';

export type { PickPlace } from './words/draft.words.en.js';

export const placeWords = byReader({ en: en.placeWords, fr: fr.placeWords });
/** A team that is not in the draft any more. */
export const formerTeam = byReader({ en: en.formerTeam, fr: fr.formerTeam });

export const DRAFT_LINES = entriesByReader({ en: en.DRAFT_LINES, fr: fr.DRAFT_LINES });
