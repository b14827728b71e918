import * as en from './loss.words.en.js';
import * as fr from './loss.words.fr.js';
import type { LossLimits } from './loss-limits.js';
import { byReader } from '../../words.js';

export interface Taking extends LossLimits {
  readonly rounds: number;
}

export const takingDraftWords = byReader({ en: en.takingDraftWords, fr: fr.takingDraftWords });
