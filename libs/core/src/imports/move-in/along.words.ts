import { readersLanguage } from '../../locale.js';
import { unreadableWords } from '../../messages/unreadable.words.js';
import { inLanguages, sayStored, type Said } from '../../words.js';
import { ALONG } from './along.words.en.js';
import { ALONG as ALONG_FR } from './along.words.fr.js';

const alongIn = inLanguages({ en: ALONG, fr: ALONG_FR });

/** The parts of a move in besides rosters, as a key with figures. */
export type AlongSaid = Said<typeof ALONG>;

/** The web app may be older than the server that answers. */
export const alongWords = (said: AlongSaid): string => sayStored(alongIn(readersLanguage()), said, unreadableWords());
