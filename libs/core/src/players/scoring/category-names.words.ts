import * as en from './category-names.words.en.js';
import * as fr from './category-names.words.fr.js';
import { textsByReader } from '../../words.js';

export const CATEGORY_NAMES = textsByReader({ en: en.CATEGORY_NAMES, fr: fr.CATEGORY_NAMES });
export const CATEGORY_TITLES = textsByReader({ en: en.CATEGORY_TITLES, fr: fr.CATEGORY_TITLES });
export const CATEGORY_MEANINGS = textsByReader({ en: en.CATEGORY_MEANINGS, fr: fr.CATEGORY_MEANINGS });
export const RATIO_TITLES = textsByReader({ en: en.RATIO_TITLES, fr: fr.RATIO_TITLES });
export const CATEGORY_CODES = textsByReader({ en: en.CATEGORY_CODES, fr: fr.CATEGORY_CODES });
export const RATIO_CODES = textsByReader({ en: en.RATIO_CODES, fr: fr.RATIO_CODES });

/** The codes of categories and ratios in all languages of the build, for texts that people write. */
export const ALL_CODES: readonly (readonly [key: string, code: string])[] = [
  ...Object.entries<string>(en.CATEGORY_CODES),
  ...Object.entries<string>(en.RATIO_CODES),
  ...Object.entries<string>(fr.CATEGORY_CODES),
  ...Object.entries<string>(fr.RATIO_CODES),
];
