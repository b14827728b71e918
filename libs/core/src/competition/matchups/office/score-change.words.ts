import * as en from './score-change.words.en.js';
import * as fr from './score-change.words.fr.js';
import type { FurtherBracket } from '../../playoffs/playoff.rules.js';
import { byReader } from '../../../words.js';

export interface ChangedScore {
  readonly team: string;
  readonly period: number;
  /** Round of the play-offs; null for a regular period. */
  readonly round: number | null;
  readonly rounds: number;
  readonly bracket: FurtherBracket | null;
  /** A column of the team's sums; null for points. */
  readonly figure: string | null;
  readonly before: number;
  readonly after: number;
}

/** The name of a column of a team's sums: 'Goals'. null: points of the league. */
export const figureTitle = byReader({ en: en.figureTitle, fr: fr.figureTitle });
