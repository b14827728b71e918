import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { PastBefore } from './extras.past.js';
import type { SheetsBefore } from './extras.sheets.js';

export interface ExtrasDone extends PastBefore {
  readonly picks: { readonly id: string; readonly from: string; readonly to: string }[];
  /** Id of the newest pick transfer before the import. */
  readonly movesBefore: number;
  readonly retentions: string[];
  readonly rules: { readonly id: string; readonly before: string } | null;
  /** Previously imported protection lists; missing in imports from older versions. */
  readonly sheets?: SheetsBefore[];
}

export interface ExtrasLeague {
  readonly id: string;
  readonly type: LeagueType;
  readonly season: Season;
  readonly phase: LeaguePhase;
  readonly sample: boolean;
  readonly settings: LeagueSettings;
  readonly rules: string;
}

export type RowOutcome = Omit<ExtrasLine, 'where' | 'kind'>;
export const refused = (what: ExtrasSaid, why: ExtrasSaid): RowOutcome => ({ action: 'refused', what, why });
