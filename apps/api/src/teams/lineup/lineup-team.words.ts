import { textsByReader } from '@crease/core/words.js';
import * as en from './lineup-team.words.en.js';
import * as fr from './lineup-team.words.fr.js';

export const whereaboutsWords = textsByReader({ en: en.WHEREABOUTS, fr: fr.WHEREABOUTS });
