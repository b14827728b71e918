import { byReader } from '../../words.js';
import * as en from './condition.words.en.js';
import * as fr from './condition.words.fr.js';

export type { ConditionNames } from './condition.words.en.js';

/** The condition as text. It completes "goes if …", except for a protected pick, whose text is complete. */
export const conditionText = byReader({ en: en.conditionText, fr: fr.conditionText });

/* Names that are not known any more. */

export const unknownPlayer = byReader({ en: en.unknownPlayer, fr: fr.unknownPlayer });
export const thisPlayer = byReader({ en: en.thisPlayer, fr: fr.thisPlayer });
export const unknownTeam = byReader({ en: en.unknownTeam, fr: fr.unknownTeam });
export const unknownPick = byReader({ en: en.unknownPick, fr: fr.unknownPick });
