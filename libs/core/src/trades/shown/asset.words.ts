import { byReader } from '../../words.js';
import * as en from './asset.words.en.js';
import * as fr from './asset.words.fr.js';

/** 'Ada Prov (F, $4.5M)' */
export const playerLabel = byReader({ en: en.playerLabel, fr: fr.playerLabel });
/** '2026-27 general, round 2 (Bears)', with the pick's original team. */
export const pickLabel = byReader({ en: en.pickLabel, fr: fr.pickLabel });
/** 'FA pick, week 7 (Bears)' */
export const faPickLabel = byReader({ en: en.faPickLabel, fr: fr.faPickLabel });
/** '$20 of the bid budget of 2026-27' */
export const budgetLabel = byReader({ en: en.budgetLabel, fr: fr.budgetLabel });

/** '$2,000,000 of cap space in 2026-27' */
export const capSpaceLabel = byReader({ en: en.capSpaceLabel, fr: fr.capSpaceLabel });
/** 'drops Ada Prov' */
export const moveLabel = byReader({ en: en.moveLabel, fr: fr.moveLabel });
/** 'Drop Ada Prov' */
export const moveButton = byReader({ en: en.moveButton, fr: fr.moveButton });
/** 'Send Ada Prov to the rookie bank, through waivers' */
export const throughWaivers = byReader({ en: en.throughWaivers, fr: fr.throughWaivers });
/** 'Retain 25 % of Ada Prov' */
export const retainButton = byReader({ en: en.retainButton, fr: fr.retainButton });
/** `25 % of Ada Prov ($1,125,000 through 2027-28)`, `$1,125,000 of Ada Prov (through 2027-28)` */
export const retentionLabel = byReader({ en: en.retentionLabel, fr: fr.retentionLabel });
/** An asset with its condition. */
export const withCondition = byReader({ en: en.withCondition, fr: fr.withCondition });
