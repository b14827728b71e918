import * as en from './words/phase.words.en.js';
import * as fr from './words/phase.words.fr.js';
import { textsByReader } from '../words.js';

export const PHASE_WORDS = textsByReader({ en: en.PHASE_WORDS, fr: fr.PHASE_WORDS });
