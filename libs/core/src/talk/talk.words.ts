import * as en from './talk.words.en.js';
import * as fr from './talk.words.fr.js';
import { byReader, entriesByReader } from '../words.js';

export type { PollOutcome } from './talk.words.en.js';

export const pollOutcomeWords = byReader({ en: en.pollOutcomeWords, fr: fr.pollOutcomeWords });
export const leaderWords = byReader({ en: en.leaderWords, fr: fr.leaderWords });
export const TALK_LINES = entriesByReader({ en: en.TALK_LINES, fr: fr.TALK_LINES });
