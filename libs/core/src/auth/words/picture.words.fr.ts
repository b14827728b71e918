import type { Translation } from '../../words.js';
import type * as en from './picture.words.en.js';

export const PICTURE_WORDS: Translation<typeof en.PICTURE_WORDS> = { hint: 'PNG ou JPG, au plus 1\u00A0Mo' };
