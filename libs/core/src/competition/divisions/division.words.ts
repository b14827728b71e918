import * as en from './division.words.en.js';
import * as fr from './division.words.fr.js';
import { byReader } from '../../words.js';

export interface NamedDivision {
  readonly number: number;
  /** null: without its own name. */
  readonly name: string | null;
  readonly teams: readonly string[];
}

/** Divisions that were drawn, with the seed that decided. */
export interface DrawnDivisions {
  readonly seed: string;
  readonly divisions: readonly NamedDivision[];
}

export const divisionName = byReader({ en: en.divisionName, fr: fr.divisionName });
export const divisionsWords = byReader({ en: en.divisionsWords, fr: fr.divisionsWords });
