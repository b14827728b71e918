import * as en from './night.words.en.js';
import * as fr from './night.words.fr.js';
import { byReader } from '../../words.js';

export interface Told {
  readonly g: number;
  readonly a: number;
  readonly sog: number;
  readonly ga: number;
  readonly sa: number;
  readonly so: number;
}

export const nightWords = byReader({ en: en.nightWords, fr: fr.nightWords });
