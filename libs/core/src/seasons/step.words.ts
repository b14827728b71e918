import * as en from './words/step.words.en.js';
import * as fr from './words/step.words.fr.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '../leagues/league.rules.js';
import type { Season } from '../season.js';
import type { FinalRow } from '../competition/champion.rules.js';
import { byReader } from '../words.js';

/** A player who leaves the rookie bank at a season's end. */
export interface Graduate {
  readonly playerId: number;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
}

/** The effects of a step to the next phase, in figures. */
export interface StepFacts {
  readonly type: LeagueType;
  readonly settings: LeagueSettings;
  readonly to: LeaguePhase;
  /** The league's season after the step. */
  readonly season: Season;
  readonly nextSeason: boolean;
  /** Final table of the season that ends; otherwise empty. */
  readonly table: readonly FinalRow[];
  readonly faPicksEnding: number;
  readonly waiversEnding: number;
  readonly claimsEnding: number;
  readonly graduates: readonly Graduate[];
  readonly retentionsEnding: number;
  readonly playersReleased: number;
  /** Players whose contract with the league does not cover the new season. */
  readonly contractsEnding: number;
  readonly promisesVoided: number;
  readonly draftPicksGiven: number;
}

export const stepWords = byReader({ en: en.stepWords, fr: fr.stepWords });
export const graduationWords = byReader({ en: en.graduationWords, fr: fr.graduationWords });
export const graduationMail = byReader({ en: en.graduationMail, fr: fr.graduationMail });

/** Days before the season's last day when the announcement starts. */
export const GRADUATION_NOTICE_DAYS = 14;
