import * as en from './words/correction.words.en.js';
import * as fr from './words/correction.words.fr.js';
import { byReader } from '../words.js';

/** A team whose published points changed. */
export interface TeamCorrected {
  readonly team: string;
  /** First and last of the days: '2026-01-31'. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** In roto: the day up to which the roto points are compared. */
  readonly rotoTo: string | null;
  /** Points of these days together, or roto points. */
  readonly before: number;
  readonly after: number;
}

export const correctionMail = byReader({ en: en.correctionMail, fr: fr.correctionMail });
