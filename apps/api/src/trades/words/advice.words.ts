import { byReader, textsByReader } from '@crease/core/words.js';
import * as en from './advice.words.en.js';
import * as fr from './advice.words.fr.js';

export const SETTLE = textsByReader({ en: en.SETTLE, fr: fr.SETTLE });
export const makeRoom = byReader({ en: en.makeRoom, fr: fr.makeRoom });
export const orOverride = byReader({ en: en.orOverride, fr: fr.orOverride });
