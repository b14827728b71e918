import * as en from './concerns.words.en.js';
import * as fr from './concerns.words.fr.js';
import type { Concern } from './concerns.answers.js';
import { byReader } from '../words.js';

export interface ConcernWords {
  readonly title: string;
  readonly detail: string;
  /** Label of the link. */
  readonly act: string;
}

type Figures = Pick<Concern, 'count' | 'names' | 'text' | 'at'> & { readonly first: string };

export type Says = (figures: Figures, commissioner: boolean) => ConcernWords;

export const concernWords = byReader({ en: en.concernWords, fr: fr.concernWords });
