import type { DraftType } from '../../draft-type.js';
import { seasonPlus, type Season } from '../../season.js';
import type { LeaguePhase } from '../league.rules.js';
import type { LeagueSettings } from '../settings.values.js';

interface DraftRow {
  /** As a heading: 'General draft'. */
  readonly title: string;
  /** When the draft is held: between two seasons (a new league's: before its first), or during one. */
  readonly held: 'between' | 'season';
  /** Where its players go. Players in the rookie bank use no roster place, and no cap unless the bank counts. */
  readonly place: 'active' | 'rookie';
  /** The players without a team who can be drafted. `others`: all but rookies, where the league drafts those apart. */
  readonly pool: 'others' | 'rookies' | 'free-agents';
  /** Its rounds under these settings; null when the league has no such draft. `startup`: the once-only first one. */
  readonly rounds: (settings: LeagueSettings, startup: boolean) => number | null;
}

/** One row per draft. Everything that differs between drafts follows from its row. */
export const DRAFTS: Readonly<Record<DraftType, DraftRow>> = {
  general: {
    title: 'General draft',
    held: 'between',
    place: 'active',
    pool: 'others',
    rounds: ({ general_draft_length: yearly, general_draft_startup_length: first }, startup) =>
      startup ? (first ?? yearly) : yearly,
  },
  rookie: {
    title: 'Rookie draft',
    held: 'between',
    place: 'rookie',
    pool: 'rookies',
    rounds: ({ rookieDraftEnabled, rookie_draft_length: yearly, rookie_draft_startup_length: first }, startup) =>
      rookieDraftEnabled ? (startup ? first : yearly) : null,
  },
  'mid-season': {
    title: 'Mid-season draft',
    held: 'season',
    place: 'active',
    pool: 'free-agents',
    rounds: ({ midseason_rounds: rounds }) => rounds || null,
  },
};

/** The drafts between two seasons (a new league's: before its first), in the order in which they are held. */
export const OFFSEASON_DRAFTS = ['rookie', 'general'] as const satisfies readonly DraftType[];

/** Rounds of a draft of this type under these settings. Null when the league has no such draft. */
export const draftRounds = (settings: LeagueSettings, type: DraftType, startup: boolean): number | null =>
  DRAFTS[type].rounds(settings, startup);

/** True when the drafted players go to the rookie bank. */
export const draftsToBank = (type: DraftType): boolean => DRAFTS[type].place === 'rookie';

/** True when the draft is held while the league plays its season. */
export const heldInSeason = (type: DraftType): boolean => DRAFTS[type].held === 'season';

/** Phases in which the draft can begin. `draft_append` checks again in the transaction that begins it. */
export const draftPhases = (type: DraftType): readonly LeaguePhase[] =>
  heldInSeason(type) ? ['in-season'] : ['setup', 'startup-drafts', 'annual-drafts'];

/** The season whose table decides the order of a draft, worst first: the one in progress, or the one before. */
export const tableSeason = (type: DraftType, season: Season): Season =>
  heldInSeason(type) ? season : seasonPlus(season, -1);
