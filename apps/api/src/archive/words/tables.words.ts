import { textsByReader } from '@crease/core/words.js';
import type { KeptName } from '../archive.model.js';
import * as en from './tables.words.en.js';
import * as fr from './tables.words.fr.js';

const TABLES = textsByReader<KeptName>({ en: en.TABLES, fr: fr.TABLES });

/** The content of a table in words of the present reader; its name for a table of another release. */
export const holdsOf = (table: string): string => (TABLES as Readonly<Partial<Record<string, string>>>)[table] ?? table;
