import { entriesByReader } from '@crease/core/words.js';
import * as en from './settings.words.en.js';
import * as fr from './settings.words.fr.js';

/** Effects of a change of settings. */
export const settingsNotes = entriesByReader({ en: en.SETTINGS_NOTES, fr: fr.SETTINGS_NOTES });
