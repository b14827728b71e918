import * as en from './loss.words.en.js';
import * as fr from './loss.words.fr.js';
import type { OrderRule } from './draft.table.js';
import type { LossLimits } from './loss-limits.js';
import { byReader } from '../../words.js';

export interface Taking extends LossLimits {
  readonly rounds: number;
  readonly order: OrderRule;
}

export const takingDraftWords = byReader({ en: en.takingDraftWords, fr: fr.takingDraftWords });
