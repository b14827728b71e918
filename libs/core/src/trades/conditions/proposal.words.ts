import { byReader, entriesByReader } from '../../words.js';
import * as en from './proposal.words.en.js';
import * as fr from './proposal.words.fr.js';

export type { ConditionEvidence, ProposedCondition, SingleEvidence } from './proposal.words.en.js';

export const CONDITION_EVIDENCE = entriesByReader({ en: en.CONDITION_EVIDENCE, fr: fr.CONDITION_EVIDENCE });
export const evidenceWords = byReader({ en: en.evidenceWords, fr: fr.evidenceWords });
export const conditionLines = byReader({ en: en.conditionLines, fr: fr.conditionLines });
