import { listOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './division.words.en.js';

export const divisionName: Translation<typeof en.divisionName> = ({ number, name }) => name ?? `Division ${number}`;

export const divisionsWords: Translation<typeof en.divisionsWords> = (divisions) =>
  divisions.map((division) => `${divisionName(division)}\u00A0: ${listOf(division.teams)}`).join('; ');
