import * as en from './playoff.words.en.js';
import * as fr from './playoff.words.fr.js';
import type { Consolation, FurtherBracket } from './playoff.rules.js';
import { byReader, textsByReader } from '../../words.js';

export interface Side {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
}

export interface SidePair {
  readonly home: Side;
  readonly away: Side | null;
}

/** The pairs of a round of the play-offs. */
export interface RoundPairs {
  readonly round: number;
  readonly rounds: number;
  readonly pairs: readonly SidePair[];
  /** Pairs that are not for the title. Lines of earlier releases have none. */
  readonly further?: Readonly<Partial<Record<'third' | Consolation, readonly SidePair[]>>>;
  /** Results that changed before the first game changed pairs. */
  readonly again?: true;
}

/** A tied match of the play-offs. */
export interface TiedMatch {
  readonly round: number;
  readonly rounds: number;
  readonly bracket: FurtherBracket | null;
}

export const roundName = byReader({ en: en.roundName, fr: fr.roundName });
export const matchWords = byReader({ en: en.matchWords, fr: fr.matchWords });
export const tiedWords = byReader({ en: en.tiedWords, fr: fr.tiedWords });
export const FURTHER_NAMES = textsByReader({ en: en.FURTHER_NAMES, fr: fr.FURTHER_NAMES });
export const pairsWords = byReader({ en: en.pairsWords, fr: fr.pairsWords });
