import { textsByReader } from '@crease/core/words.js';
import * as en from './social.words.en.js';
import * as fr from './social.words.fr.js';

export const socialPageTexts = textsByReader({ en: en.SOCIAL_PAGE, fr: fr.SOCIAL_PAGE });
