import * as en from './words/season.words.en.js';
import * as fr from './words/season.words.fr.js';
import type { Season } from '../season.js';
import type { TiedMatch } from '../competition/playoffs/playoff.words.js';
import type { FinalRow } from '../competition/champion.rules.js';
import { entriesByReader, type Said } from '../words.js';

export interface Table {
  readonly season: Season;
  readonly table: readonly FinalRow[];
}

/** Teams whose points on some days changed through a correction of their games. */
export interface PointsCorrected {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** In roto: the day up to which the teams' roto points are compared. */
  readonly rotoTo?: string;
  readonly teams: readonly { readonly name: string; readonly before: number; readonly after: number }[];
}

export interface InBank {
  readonly name: string;
  readonly team: string;
}

/** The two tied teams by name. */
export type TiedTeams = TiedMatch & { readonly teams: readonly [home: string, away: string] };

export const SEASON_LINES = entriesByReader({ en: en.SEASON_LINES, fr: fr.SEASON_LINES });

export type SeasonDetail = Said<typeof en.DETAILS>;
export type SeasonLine = Said<typeof SEASON_LINES>;
