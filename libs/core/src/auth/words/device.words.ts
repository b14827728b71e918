import * as en from './device.words.en.js';
import * as fr from './device.words.fr.js';
import { byReader } from '../../words.js';

export const deviceWords = byReader({ en: en.deviceWords, fr: fr.deviceWords });
