import { textsByReader } from '../../words.js';
import * as en from './picture.words.en.js';
import * as fr from './picture.words.fr.js';

/** Which pictures can be uploaded. */
export const PICTURE_WORDS = /* @__PURE__ */ textsByReader({ en: en.PICTURE_WORDS, fr: fr.PICTURE_WORDS });
