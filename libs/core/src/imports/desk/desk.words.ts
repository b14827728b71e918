import { byReader, textsByReader } from '../../words.js';
import * as en from './desk.words.en.js';
import * as fr from './desk.words.fr.js';

export const DESK_LABELS = textsByReader({ en: en.DESK_LABELS, fr: fr.DESK_LABELS });
export const capHitOf = byReader({ en: en.capHitOf, fr: fr.capHitOf });
export const contractEnded = byReader({ en: en.contractEnded, fr: fr.contractEnded });
