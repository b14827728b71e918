import { textsByReader } from '../../words.js';
import * as en from './reaction.words.en.js';
import * as fr from './reaction.words.fr.js';

export const REACTIONS = /* @__PURE__ */ textsByReader({ en: en.REACTIONS, fr: fr.REACTIONS });
