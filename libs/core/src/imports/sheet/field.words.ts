import { textsByReader } from '../../words.js';
import * as en from './field.words.en.js';
import * as fr from './field.words.fr.js';

export const FIELD_LABELS = textsByReader({ en: en.FIELD_LABELS, fr: fr.FIELD_LABELS });
export const TABLE_LABELS = textsByReader({ en: en.TABLE_LABELS, fr: fr.TABLE_LABELS });
