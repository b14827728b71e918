import { byReader } from '../../words.js';
import * as en from './condition.words.en.js';
import * as fr from './condition.words.fr.js';

export type { ConditionNames } from './condition.words.en.js';

export const conditionText = byReader({ en: en.conditionText, fr: fr.conditionText });

export const unknownPlayer = byReader({ en: en.unknownPlayer, fr: fr.unknownPlayer });
export const thisPlayer = byReader({ en: en.thisPlayer, fr: fr.thisPlayer });
export const unknownTeam = byReader({ en: en.unknownTeam, fr: fr.unknownTeam });
export const unknownPick = byReader({ en: en.unknownPick, fr: fr.unknownPick });
