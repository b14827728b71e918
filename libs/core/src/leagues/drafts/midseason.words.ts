import * as en from './midseason.words.en.js';
import * as fr from './midseason.words.fr.js';
import { byReader } from '../../words.js';

export const midseasonDraftWords = byReader({ en: en.midseasonDraftWords, fr: fr.midseasonDraftWords });
