import { entriesByReader } from '../../../words.js';
import * as en from './shape.words.en.js';
import * as fr from './shape.words.fr.js';

/** Why a request's value of a setting is not taken. */
export const shapeFaults = entriesByReader({ en: en.SHAPE_FAULTS, fr: fr.SHAPE_FAULTS });
