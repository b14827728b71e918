import { byReader } from '../../words.js';
import * as en from './asset.words.en.js';
import * as fr from './asset.words.fr.js';

export const playerLabel = byReader({ en: en.playerLabel, fr: fr.playerLabel });
export const pickLabel = byReader({ en: en.pickLabel, fr: fr.pickLabel });
export const faPickLabel = byReader({ en: en.faPickLabel, fr: fr.faPickLabel });
export const budgetLabel = byReader({ en: en.budgetLabel, fr: fr.budgetLabel });

/** '$2,000,000 of cap space in 2026-27' */
export const capSpaceLabel = byReader({ en: en.capSpaceLabel, fr: fr.capSpaceLabel });
export const moveLabel = byReader({ en: en.moveLabel, fr: fr.moveLabel });
export const moveButton = byReader({ en: en.moveButton, fr: fr.moveButton });
export const throughWaivers = byReader({ en: en.throughWaivers, fr: fr.throughWaivers });
export const retainButton = byReader({ en: en.retainButton, fr: fr.retainButton });
export const retentionLabel = byReader({ en: en.retentionLabel, fr: fr.retentionLabel });
export const withCondition = byReader({ en: en.withCondition, fr: fr.withCondition });
