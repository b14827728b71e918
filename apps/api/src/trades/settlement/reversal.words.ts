import { entriesByReader } from '@crease/core/words.js';
import * as en from './reversal.words.en.js';
import * as fr from './reversal.words.fr.js';

export const reversalObjections = entriesByReader({ en: en.REVERSAL_OBJECTIONS, fr: fr.REVERSAL_OBJECTIONS });
