import * as en from './words/team.words.en.js';
import * as fr from './words/team.words.fr.js';
import { byReader, entriesByReader, type Said } from '../words.js';

export const PICK_MOVE_REASONS = entriesByReader({ en: en.PICK_MOVE_REASONS, fr: fr.PICK_MOVE_REASONS });
export type PickMoveReason = Said<typeof PICK_MOVE_REASONS>;

export const FORFEIT_REASONS = entriesByReader({ en: en.FORFEIT_REASONS, fr: fr.FORFEIT_REASONS });
export type ForfeitReason = Said<typeof FORFEIT_REASONS>;

/** One move of a team. `name` is the player's name. */
export interface MoveFigures {
  readonly team: string;
  readonly name: string;
  readonly how?: keyof typeof en.HOW;
  /** The person of the team who claimed the player off waivers. Missing in older lines. */
  readonly person?: string;
  /** The dollars of the budget that an added player cost. */
  readonly price?: number;
  /** The commissioner's reason when a rule was overridden. */
  readonly override?: string;
}

export const forfeitWords = byReader({ en: en.forfeitWords, fr: fr.forfeitWords });
export const callUpWords = byReader({ en: en.callUpWords, fr: fr.callUpWords });
export const TEAM_LINES = entriesByReader({ en: en.TEAM_LINES, fr: fr.TEAM_LINES });
