import { entriesByReader } from '../../words.js';
import * as en from './remedy.words.en.js';
import * as fr from './remedy.words.fr.js';

/** Advice for a team whose moves break its limits. */
export const remedyTexts = entriesByReader({ en: en.REMEDIES, fr: fr.REMEDIES });
