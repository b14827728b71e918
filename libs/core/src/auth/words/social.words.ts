import * as en from './social.words.en.js';
import * as fr from './social.words.fr.js';
import { byReader } from '../../words.js';

export const socialMessage = byReader({ en: en.socialMessage, fr: fr.socialMessage });
