import { textsByReader } from '../../words.js';
import * as en from './reaction.words.en.js';
import * as fr from './reaction.words.fr.js';

/** What members say to a pick with one press. */
export const REACTIONS = /* @__PURE__ */ textsByReader({ en: en.REACTIONS, fr: fr.REACTIONS });
