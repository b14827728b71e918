import type { DraftType } from '../draft-type.js';
import type { LeagueSettings } from './settings.values.js';

interface DraftRow {
  /** As a heading: 'General draft'. */
  readonly title: string;
  /** Where its players go. Players in the rookie bank use no roster place, and no cap unless the bank counts. */
  readonly place: 'active' | 'rookie';
  /** Its rounds under these settings; null when the league has no such draft. `startup`: the once-only first one. */
  readonly rounds: (settings: LeagueSettings, startup: boolean) => number | null;
}

/** One row per draft. Everything that differs between drafts follows from its row. */
export const DRAFTS: Readonly<Record<DraftType, DraftRow>> = {
  general: {
    title: 'General draft',
    place: 'active',
    rounds: ({ general_draft_length: yearly, general_draft_startup_length: first }, startup) =>
      startup ? (first ?? yearly) : yearly,
  },
  rookie: {
    title: 'Rookie draft',
    place: 'rookie',
    rounds: ({ rookieDraftEnabled, rookie_draft_length: yearly, rookie_draft_startup_length: first }, startup) =>
      rookieDraftEnabled ? (startup ? first : yearly) : null,
  },
};

/** The drafts between two seasons (a new league's: before its first), in the order in which they are held. */
export const OFFSEASON_DRAFTS = ['rookie', 'general'] as const satisfies readonly DraftType[];

/** Rounds of a draft of this type under these settings. Null when the league has no such draft. */
export const draftRounds = (settings: LeagueSettings, type: DraftType, startup: boolean): number | null =>
  DRAFTS[type].rounds(settings, startup);

/** True when the drafted players go to the rookie bank. */
export const draftsToBank = (type: DraftType): boolean => DRAFTS[type].place === 'rookie';
