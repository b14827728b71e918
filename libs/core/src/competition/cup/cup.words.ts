import * as en from './cup.words.en.js';
import * as fr from './cup.words.fr.js';
import type { PeriodDays } from '../matchups/period.rules.js';
import type { Season } from '../../season.js';
import { byReader } from '../../words.js';

interface Side {
  readonly name: string;
  readonly points: number;
}

/** A round of a cup: its pairs, once it is over with points and the team that goes on. */
export interface CupRound {
  readonly season: Season;
  readonly round: number;
  readonly rounds: number;
  readonly pairs: readonly {
    readonly home: Side;
    readonly away: Side | null;
    readonly winner?: string;
  }[];
}

/** The periods that a commissioner chose for the rounds; empty for the first ones after the draw. */
export interface CupPeriods {
  readonly season: Season;
  readonly rounds: readonly PeriodDays[];
}

export const cupDrawnWords = byReader({ en: en.cupDrawnWords, fr: fr.cupDrawnWords });
export const cupRoundWords = byReader({ en: en.cupRoundWords, fr: fr.cupRoundWords });
