import * as en from './ir-return.words.en.js';
import * as fr from './ir-return.words.fr.js';
import { byReader } from '../../words.js';

export const irReturnWords = byReader({ en: en.irReturnWords, fr: fr.irReturnWords });
export const irReturnMail = byReader({ en: en.irReturnMail, fr: fr.irReturnMail });
