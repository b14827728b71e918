import * as en from './unreadable.words.en.js';
import * as fr from './unreadable.words.fr.js';
import { byReader } from '../words.js';

export const unreadableWords = byReader({ en: () => en.UNREADABLE, fr: () => fr.UNREADABLE });
