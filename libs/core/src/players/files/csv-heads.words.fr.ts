import { CSV_HEADS } from '../../french/csv-heads.words.js';
import type { Translation } from '../../words.js';
import type * as en from './csv-heads.words.en.js';

/** Headings without a French word are those of a screen, and French already. */
export const csvHead: Translation<typeof en.csvHead> = (name) => CSV_HEADS[name] ?? name;

export const csvTruth: Translation<typeof en.csvTruth> = (is) => (is ? 'oui' : 'non');
