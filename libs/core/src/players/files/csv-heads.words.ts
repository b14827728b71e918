import { byReader } from '../../words.js';
import * as en from './csv-heads.words.en.js';
import * as fr from './csv-heads.words.fr.js';

export const csvHead = byReader({ en: en.csvHead, fr: fr.csvHead });
export const csvTruth = byReader({ en: en.csvTruth, fr: fr.csvTruth });
export const csvCell = byReader({ en: en.csvCell, fr: fr.csvCell });
export const csvFile = byReader({ en: en.csvFile, fr: fr.csvFile });
export const csvNothing = byReader({ en: en.csvNothing, fr: fr.csvNothing });
