import type { DraftType } from '../draft-type.js';
import { draftPhases, draftRounds, isOptional, OFFSEASON_DRAFTS } from '../leagues/drafts/draft.table.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '../leagues/league.rules.js';
import { ok, type Refusal, type Result } from '../result.js';
import { seasonPlus, type Season } from '../season.js';
import { refusal, refuse } from './seasons.refusals.js';

export interface LeagueLife {
  readonly type: LeagueType;
  readonly phase: LeaguePhase;
  readonly settings: LeagueSettings;
  /** True when free agency has players to decide about or to auction as the next season begins. */
  readonly freeAgency?: boolean;
}

/**
 * The phase transitions of a league (docs/rules.md, Leagues). Only dynasty leagues with sheets have a protection phase.
 * Other leagues go from the offseason directly to the annual drafts. Free agency is skipped when nothing is open.
 */
const NEXT: Readonly<Record<LeaguePhase, (sheets: boolean, freeAgency: boolean) => LeaguePhase>> = {
  setup: () => 'startup-drafts',
  'startup-drafts': () => 'in-season',
  'in-season': () => 'offseason',
  offseason: (sheets, freeAgency) => (freeAgency ? 'free-agency' : sheets ? 'protection' : 'annual-drafts'),
  'free-agency': (sheets) => (sheets ? 'protection' : 'annual-drafts'),
  protection: () => 'annual-drafts',
  'annual-drafts': () => 'in-season',
};

export function nextPhase({ type, phase, settings, freeAgency = false }: LeagueLife): LeaguePhase {
  return NEXT[phase](type === 'dynasty' && settings.protectionSheetsEnabled, freeAgency);
}

/** Leaving the offseason begins the next season: its contracts, picks and sheets apply from here. */
export function beginsNextSeason(from: LeaguePhase): boolean {
  return from === 'offseason';
}

/** The present season, or the next when none is in progress. */
export const seasonToPlay = ({ phase, season }: { readonly phase: LeaguePhase; readonly season: Season }): Season =>
  beginsNextSeason(phase) ? seasonPlus(season, 1) : season;

export interface Situation extends LeagueLife {
  /** Drafts of the current season, without mocks. */
  readonly drafts: readonly {
    readonly type: DraftType;
    readonly name: string;
    readonly status: 'lobby' | 'running' | 'paused' | 'ended';
  }[];
  readonly illegalTeams: readonly { readonly teamId: string; readonly name: string; readonly message: string }[];
  /** Every team has imported players; omitted when the league imported none. */
  readonly movedIn?: boolean;
  /** ISO dates: the season's last day (null if never started), and today in the league's time zone. */
  readonly seasonEndsOn: string | null;
  readonly today: string;
  readonly sheetsLocked: boolean;
  /** Unlocked sheets have a deadline. */
  readonly sheetsDue: boolean;
  /** Restricted free agents who are not decided; omitted where there are none. */
  readonly openAgents?: number;
  /** Players whose auction is under way; omitted where there are none. */
  readonly openLots?: readonly string[];
  /** Unrestricted free agents who can still be auctioned; omitted where there are none. */
  readonly nominations?: {
    readonly players: number;
    /** ISO time. */
    readonly until: string;
    readonly timeZone: string;
  };
}

/** An obstacle to the next phase. Commissioners can override it with a reason, unless it is `final`. */
export interface Obstacle extends Refusal {
  readonly final?: true;
  readonly teams?: readonly { readonly teamId: string; readonly name: string; readonly message: string }[];
}

const SHOWN_TEAMS = 5;

export function obstacles(situation: Situation): Obstacle[] {
  const found: Obstacle[] = [];
  const { phase, drafts } = situation;
  const held = drafts.find(({ status }) => status === 'running' || status === 'paused');
  if (held) found.push({ ...refusal('draftRunning', { figures: { draft: held.name } }), final: true });
  if (phase === 'startup-drafts' || phase === 'annual-drafts') {
    const startup = phase === 'startup-drafts' && situation.type === 'dynasty';
    for (const type of OFFSEASON_DRAFTS) {
      if ((draftRounds(situation.settings, type, startup) ?? 0) < 1) continue;
      const draft = drafts.find((candidate) => candidate.type === type);
      // Teams with imported players need no startup draft, but must finish one that was created.
      const needed = phase === 'annual-drafts' || situation.movedIn !== true;
      if (draft === undefined) {
        if (needed) found.push(refusal('draftMissing', { figures: { type } }));
      } else if (draft.status === 'lobby')
        found.push(refusal('draftMissing.begun', { figures: { draft: draft.name } }));
    }
    const { illegalTeams } = situation;
    // While a draft runs, teams are still incomplete.
    if (held === undefined && illegalTeams.length > 0) {
      const faults = illegalTeams.slice(0, SHOWN_TEAMS).map(({ message }) => message);
      const teamsIllegal = refusal('teamsIllegal', {
        figures: { teams: illegalTeams.length, faults },
        figure: illegalTeams.length,
        limit: 0,
      });
      found.push({ ...teamsIllegal, teams: illegalTeams });
    }
  }
  const waiting = drafts.find(
    ({ type, status }) => status === 'lobby' && isOptional(type) && draftPhases(type).includes(phase),
  );
  if (waiting) found.push({ ...refusal('draftMissing.waiting', { figures: { draft: waiting.name } }), final: true });
  if (phase === 'in-season' && situation.seasonEndsOn !== null && situation.today <= situation.seasonEndsOn) {
    found.push(refusal('seasonNotOver', { figures: { endsOn: situation.seasonEndsOn } }));
  }
  if (phase === 'free-agency') found.push(...openAgencies(situation));
  if (phase === 'protection' && !situation.sheetsLocked) {
    found.push({ ...refusal(situation.sheetsDue ? 'sheetsOpen' : 'sheetsOpen.noDeadline'), final: true });
  }
  return found;
}

/** Reasons that keep a league in free agency. Commissioners can end the time in which teams open auctions. */
function openAgencies({ openAgents = 0, openLots = [], nominations }: Situation): Obstacle[] {
  return [
    ...(openAgents > 0
      ? [{ ...refusal('agentsOpen', { figures: { players: openAgents } }), final: true as const }]
      : []),
    ...(openLots.length > 0
      ? [{ ...refusal('lotsOpen', { figures: { names: openLots } }), final: true as const }]
      : []),
    ...(nominations === undefined ? [] : [refusal('nominationsOpen', { figures: nominations })]),
  ];
}

/**
 * Checks if the league may go to `to` now. With `override`, obstacles that are not final are ignored; the result says
 * if there were any.
 */
export function judgePhase(situation: Situation, to: LeaguePhase, override: boolean): Result<{ overridden: boolean }> {
  const next = nextPhase(situation);
  if (to !== next) {
    return refuse('wrongPhase', { figures: { present: situation.phase, next }, field: 'to' });
  }
  const all = obstacles(situation);
  const decisive = all.find(({ final }) => final) ?? (override ? undefined : all[0]);
  if (!decisive) return ok({ overridden: all.length > 0 });
  const { final: _, teams: __, ...first } = decisive;
  const others = all.filter((obstacle) => obstacle !== decisive).map(({ message }) => message);
  return { ok: false, refusal: { ...first, message: [first.message, ...others].join(' ') } };
}
