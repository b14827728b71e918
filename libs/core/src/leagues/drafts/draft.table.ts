import type { DraftType } from '../../draft-type.js';
import { seasonPlus, type Season } from '../../season.js';
import type { LeaguePhase } from '../league.rules.js';
import type { LeagueSettings } from '../settings.values.js';
import { LOSS_LIMITS, type LossLimits } from './loss-limits.js';

export type OrderRule = 'table' | 'best' | 'lottery' | 'random' | 'rookie' | 'general';

interface DraftRow {
  /** As a heading: 'General draft'. */
  readonly title: string;
  /**
   * When the draft is held: between two seasons (a new league's: before its first), also then but never before a first
   * season, before the protection sheets lock, or during a season.
   */
  readonly held: 'between' | 'annual' | 'sheets' | 'season';
  /** Where its players go. Players in the rookie bank use no roster place, and no cap unless the bank counts. */
  readonly place: 'active' | 'rookie';
  /**
   * The players without a team who can be drafted. `others`: all but rookies, where the league drafts those apart.
   * `class`: rookies of one NHL entry draft. `rosters`: players of other teams who are not protected.
   */
  readonly pool: 'others' | 'rookies' | 'class' | 'free-agents' | 'rosters';
  /** Its rounds under these settings; null when the league has no such draft. `startup`: the once-only first one. */
  readonly rounds: (settings: LeagueSettings, startup: boolean) => number | null;
  /** Where the pool is of other teams' players: how many each team protects, and loses at most. */
  readonly losses?: (settings: LeagueSettings) => LossLimits;
  /** The order that the league set; omitted where every draft of the kind has the usual one. */
  readonly order?: (settings: Partial<LeagueSettings>) => OrderRule;
  /** The teams that have picks of it: all of them every season, or those that it brings into the league. */
  readonly picks?: 'new-teams';
}

/** False where rookies are in the general draft, with or without a rookie bank. */
export const holdsRookieDraft = ({
  rookieDraftEnabled,
  rookies_drafted: drafted,
}: Partial<Pick<LeagueSettings, 'rookieDraftEnabled' | 'rookies_drafted'>>): boolean =>
  rookieDraftEnabled === true && drafted !== 'general';

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
    rounds: (settings, startup) =>
      holdsRookieDraft(settings)
        ? startup
          ? settings.rookie_draft_startup_length
          : settings.rookie_draft_length
        : null,
  },
  'mid-season': {
    title: 'Mid-season draft',
    held: 'season',
    place: 'active',
    pool: 'free-agents',
    rounds: ({ midseason_rounds: rounds }) => rounds || null,
    order: ({ midseason_order: order }) => order ?? 'table',
  },
  steal: {
    title: 'Steal draft',
    held: 'sheets',
    place: 'active',
    pool: 'rosters',
    rounds: ({ steal_rounds: rounds }) => rounds || null,
    order: ({ steal_order: order }) => order ?? 'table',
    losses: ({ steal_protected: protects, steal_most_lost: most }) => ({
      protects: protects ?? LOSS_LIMITS.steal.protects,
      most: most ?? LOSS_LIMITS.steal.most,
    }),
  },
  waiver: {
    title: 'Waiver draft',
    held: 'season',
    place: 'active',
    pool: 'rosters',
    rounds: ({ waiver_draft_rounds: rounds }) => rounds || null,
    order: ({ waiver_draft_order: order }) => order ?? 'table',
    losses: ({ waiver_draft_protected: protects, waiver_draft_most_lost: most }) => ({
      protects: protects ?? LOSS_LIMITS.waiver.protects,
      most: most ?? LOSS_LIMITS.waiver.most,
    }),
  },
  expansion: {
    title: 'Expansion draft',
    held: 'sheets',
    place: 'active',
    pool: 'rosters',
    rounds: ({ expansion_rounds: rounds }) => rounds || null,
    losses: ({ expansion_protected: protects, expansion_most_lost: most }) => ({
      protects: protects ?? LOSS_LIMITS.expansion.protects,
      most: most ?? LOSS_LIMITS.expansion.most,
    }),
    picks: 'new-teams',
  },
  class: {
    title: 'Class draft',
    held: 'annual',
    place: 'rookie',
    pool: 'class',
    // Before the first season all rookies are in the startup drafts.
    rounds: ({ class_rounds: rounds }, startup) => (startup ? null : rounds || null),
    order: ({ class_order: order }) => order ?? 'table',
  },
};

/** The drafts between two seasons (a new league's: before its first), in the order in which they are held. */
export const OFFSEASON_DRAFTS = ['rookie', 'general'] as const satisfies readonly DraftType[];

/** Rounds of a draft of this type under these settings. Null when the league has no such draft. */
export const draftRounds = (settings: LeagueSettings, type: DraftType, startup: boolean): number | null =>
  DRAFTS[type].rounds(settings, startup);

/** Rounds of a draft of which every team has a pick, season by season. */
export const yearlyRounds = (settings: LeagueSettings, type: DraftType, startup: boolean): number =>
  bringsTeams(type) ? 0 : (draftRounds(settings, type, startup) ?? 0);

export const bringsTeams = (type: DraftType): boolean => DRAFTS[type].picks === 'new-teams';

export const draftsToBank = (type: DraftType): boolean => DRAFTS[type].place === 'rookie';

export const heldInSeason = (type: DraftType): boolean => DRAFTS[type].held === 'season';

/** True when the draft needs rosters that are not yet reduced to keepers. */
export const heldBeforeSheets = (type: DraftType): boolean => DRAFTS[type].held === 'sheets';

export const takesFromTeams = (type: DraftType): boolean => DRAFTS[type].pool === 'rosters';

/** How many players each team protects in the draft, and loses at most; null in drafts of players without a team. */
export const lossLimits = (type: DraftType, settings: LeagueSettings): LossLimits | null =>
  DRAFTS[type].losses?.(settings) ?? null;

/** How the order of a draft is found; null where it is the usual one of the kind. */
export const orderRule = (type: DraftType, settings: Partial<LeagueSettings>): OrderRule | null =>
  DRAFTS[type].order?.(settings) ?? null;

export interface Taking extends LossLimits {
  readonly rounds: number;
  readonly order: OrderRule;
}

export const takingOf = (type: keyof typeof LOSS_LIMITS, settings: LeagueSettings): Taking => ({
  rounds: draftRounds(settings, type, false) ?? 0,
  order: orderRule(type, settings) ?? 'random',
  ...(lossLimits(type, settings) ?? LOSS_LIMITS[type]),
});

/** The draft of the season whose order a further draft has; null where it has its own order. */
export function orderFrom(type: DraftType, settings: Partial<LeagueSettings>): 'rookie' | 'general' | null {
  const rule = orderRule(type, settings);
  return rule === 'rookie' || rule === 'general' ? rule : null;
}

const PHASES: Readonly<Record<DraftRow['held'], readonly LeaguePhase[]>> = {
  between: ['setup', 'startup-drafts', 'annual-drafts'],
  annual: ['annual-drafts'],
  // A league without sheets has no phase of protection.
  sheets: ['protection', 'annual-drafts'],
  season: ['in-season'],
};

/** Phases in which the draft can begin. `draft_append` checks again in the transaction that begins it. */
export const draftPhases = (type: DraftType): readonly LeaguePhase[] => PHASES[DRAFTS[type].held];

/** True when the league goes on without the draft where it is not held. Its picks lapse then. */
export const isOptional = (type: DraftType): boolean => DRAFTS[type].held !== 'between';

/** The season whose table decides the order of a draft, worst first: the one in progress, or the one before. */
export const tableSeason = (type: DraftType, season: Season): Season =>
  heldInSeason(type) ? season : seasonPlus(season, -1);
