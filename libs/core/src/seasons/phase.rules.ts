import { draftRounds, type LeaguePhase, type LeagueSettings, type LeagueType } from '../leagues/league.rules.js';
import { ok, type Refusal, type Result } from '../result.js';
import { refusal, refuse } from './seasons.refusals.js';

/** What of a league decides its phases. */
export interface LeagueLife {
  readonly type: LeagueType;
  readonly phase: LeaguePhase;
  readonly settings: LeagueSettings;
}

/**
 * The one table of a league's life (docs/rules.md, Leagues). Protection is for dynasty leagues that use sheets;
 * everybody else goes from the offseason straight to the drafts of the new season.
 */
const NEXT: Readonly<Record<LeaguePhase, (sheets: boolean) => LeaguePhase>> = {
  setup: () => 'startup-drafts',
  'startup-drafts': () => 'in-season',
  'in-season': () => 'offseason',
  offseason: (sheets) => (sheets ? 'protection' : 'annual-drafts'),
  protection: () => 'annual-drafts',
  'annual-drafts': () => 'in-season',
};

export function nextPhase({ type, phase, settings }: LeagueLife): LeaguePhase {
  return NEXT[phase](type === 'dynasty' && settings.protectionSheetsEnabled);
}

/** Leaving the offseason begins the next season: its contracts, picks and sheets count from then on. */
export function beginsNextSeason(from: LeaguePhase): boolean {
  return from === 'offseason';
}

export interface Situation extends LeagueLife {
  /** Drafts of the present season that count (no mocks). */
  readonly drafts: readonly {
    readonly type: 'general' | 'rookie';
    readonly name: string;
    readonly status: 'lobby' | 'running' | 'paused' | 'ended';
  }[];
  /** Teams that are not legal by the rules of the season, each with its first fault in words. */
  readonly illegalTeams: readonly { readonly teamId: string; readonly name: string; readonly message: string }[];
  /** Every team has players whom the league brought along; left out where it brought none. */
  readonly movedIn?: boolean;
  /** Days; the last of the season, null where it was never begun, and today in the league's time zone. */
  readonly seasonEndsOn: string | null;
  readonly today: string;
  /** Sheets are locked and published. */
  readonly sheetsLocked: boolean;
  /** While they are not: whether there is a deadline that will lock them. */
  readonly sheetsDue: boolean;
}

/**
 * What stands in the way of the next phase. A commissioner can override all of it with a reason, but for what is
 * `final`.
 */
export interface Obstacle extends Refusal {
  readonly final?: true;
  /** The teams it is about. */
  readonly teams?: readonly { readonly teamId: string; readonly name: string; readonly message: string }[];
}

const SHOWN_TEAMS = 5;

/** Everything that is missing before the league can go to its next phase; empty when nothing is. */
export function obstacles(situation: Situation): Obstacle[] {
  const found: Obstacle[] = [];
  const { phase, drafts } = situation;
  const held = drafts.find(({ status }) => status === 'running' || status === 'paused');
  if (held) found.push({ ...refusal('draftRunning', { figures: { draft: held.name } }), final: true });
  if (phase === 'startup-drafts' || phase === 'annual-drafts') {
    const startup = phase === 'startup-drafts' && situation.type === 'dynasty';
    for (const type of ['rookie', 'general'] as const) {
      if ((draftRounds(situation.settings, type, startup) ?? 0) < 1) continue;
      const draft = drafts.find((candidate) => candidate.type === type);
      // Teams that brought their players along need no startup draft; one that was made is held.
      const needed = phase === 'annual-drafts' || situation.movedIn !== true;
      if (draft === undefined) {
        if (needed) found.push(refusal('draftMissing', { figures: { type } }));
      } else if (draft.status === 'lobby')
        found.push(refusal('draftMissing.begun', { figures: { draft: draft.name } }));
    }
    const { illegalTeams } = situation;
    // While a draft is held, teams are still being made.
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
  if (phase === 'in-season' && situation.seasonEndsOn !== null && situation.today <= situation.seasonEndsOn) {
    found.push(refusal('seasonNotOver', { figures: { endsOn: situation.seasonEndsOn } }));
  }
  if (phase === 'protection' && !situation.sheetsLocked) {
    found.push({ ...refusal(situation.sheetsDue ? 'sheetsOpen' : 'sheetsOpen.noDeadline'), final: true });
  }
  return found;
}

/**
 * Whether the league may go to `to` now. With `override`, obstacles that are not final give way; the result says
 * whether any did.
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
