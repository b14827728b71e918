import { CSV_CODES, CSV_FILES } from '../../french/csv-codes.words.js';
import { CSV_HEADS } from '../../french/csv-heads.words.js';
import type { Translation } from '../../words.js';
import type * as en from './csv-heads.words.en.js';

/** Headings without a French word are those of a screen, and French already. */
export const csvHead: Translation<typeof en.csvHead> = (name) => CSV_HEADS[name] ?? name;

export const csvTruth: Translation<typeof en.csvTruth> = (is) => (is ? 'oui' : 'non');

/** Cells without a French word are no codes. */
export const csvCell: Translation<typeof en.csvCell> = (column, cell) => CSV_CODES[column]?.[cell] ?? cell;

const LONGEST_FIRST = Object.keys(CSV_FILES).sort((one, other) => other.length - one.length);
const FILE_WORD = new RegExp(`(?<=^|-)(?:${LONGEST_FIRST.join('|')})(?=$|-\\d)`, 'g');

/** Names from titles of screens, and names of teams, stay. */
export const csvFile: Translation<typeof en.csvFile> = (name) =>
  name.replace(FILE_WORD, (word) => CSV_FILES[word] ?? word);

export const csvNothing = (): string => '(vide)';
