import { byReader, entriesByReader } from '../../words.js';
import * as en from './fantrax.words.en.js';
import * as fr from './fantrax.words.fr.js';

export type { FantraxNote, OddRow } from './fantrax.words.en.js';

export const FANTRAX_TABLES = entriesByReader({ en: en.FANTRAX_TABLES, fr: fr.FANTRAX_TABLES });
export const fantraxPlayer = byReader({ en: en.fantraxPlayer, fr: fr.fantraxPlayer });
