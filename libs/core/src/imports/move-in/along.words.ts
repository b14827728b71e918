import { UNREADABLE } from '../../messages/unreadable.words.en.js';
import { sayStored, type Said } from '../../words.js';
import { ALONG } from './along.words.en.js';

/** What comes with a move in besides rosters, as a key with figures. */
export type AlongSaid = Said<typeof ALONG>;

/** The web app may be older than the server that answers. */
export const alongWords = (said: AlongSaid): string => sayStored(ALONG, said, UNREADABLE);
