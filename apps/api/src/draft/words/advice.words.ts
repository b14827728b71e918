import { byReader } from '@crease/core/words.js';
import * as en from './advice.words.en.js';
import * as fr from './advice.words.fr.js';

export const waitForTrade = byReader({ en: en.waitForTrade, fr: fr.waitForTrade });
