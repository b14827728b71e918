import { inLanguages } from '@crease/core/words.js';
import * as en from './migrating.words.en.js';
import * as fr from './migrating.words.fr.js';

export const meanwhileIn = inLanguages({ en: en.MEANWHILE, fr: fr.MEANWHILE });
