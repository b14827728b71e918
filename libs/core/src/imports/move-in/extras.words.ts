import { readersLanguage } from '../../locale.js';
import { unreadableWords } from '../../messages/unreadable.words.js';
import { inLanguages, sayStored, type Said } from '../../words.js';
import { EXTRAS } from './extras.words.en.js';
import { EXTRAS as EXTRAS_FR } from './extras.words.fr.js';

const extrasIn = inLanguages({ en: EXTRAS, fr: EXTRAS_FR });

/** The parts of a move in besides rosters, as a key with figures. */
export type ExtrasSaid = Said<typeof EXTRAS>;

/** The web app may be older than the server that answers. */
export const extrasWords = (said: ExtrasSaid): string =>
  sayStored(extrasIn(readersLanguage()), said, unreadableWords());
