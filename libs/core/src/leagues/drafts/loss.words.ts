import * as en from './loss.words.en.js';
import * as fr from './loss.words.fr.js';
import { byReader } from '../../words.js';

export const takingDraftWords = byReader({ en: en.takingDraftWords, fr: fr.takingDraftWords });
