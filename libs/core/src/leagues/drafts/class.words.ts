import * as en from './class.words.en.js';
import * as fr from './class.words.fr.js';
import { byReader } from '../../words.js';

export const classDraftWords = byReader({ en: en.classDraftWords, fr: fr.classDraftWords });
