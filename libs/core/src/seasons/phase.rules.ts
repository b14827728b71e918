import { draftRounds, type LeaguePhase, type LeagueSettings, type LeagueType } from '../leagues/league.rules.js';
import { ok, refuse, type Refusal, type Result } from '../result.js';
import { dayWords } from '../calendar.js';

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

export const PHASE_WORDS: Readonly<Record<LeaguePhase, string>> = {
  setup: 'setup',
  'startup-drafts': 'the startup drafts',
  'in-season': 'the season',
  offseason: 'the offseason',
  protection: 'the protection of players',
  'annual-drafts': 'the annual drafts',
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
  if (held)
    found.push({
      name: 'draftRunning',
      final: true,
      message: `${held.name} is being held.`,
      fix: 'Finish or end the draft first.',
    });
  if (phase === 'startup-drafts' || phase === 'annual-drafts') {
    const startup = phase === 'startup-drafts' && situation.type === 'dynasty';
    for (const type of ['rookie', 'general'] as const) {
      if ((draftRounds(situation.settings, type, startup) ?? 0) < 1) continue;
      const draft = drafts.find((candidate) => candidate.type === type);
      if (draft === undefined)
        found.push({
          name: 'draftMissing',
          message: `The ${type} draft has not been held.`,
          fix: `Create the ${type} draft in the draft room and hold it.`,
        });
      else if (draft.status === 'lobby')
        found.push({
          name: 'draftMissing',
          message: `${draft.name} has not begun.`,
          fix: 'Begin and finish it in the draft room.',
        });
    }
    const { illegalTeams } = situation;
    // While a draft is held, teams are still being made.
    if (held === undefined && illegalTeams.length > 0) {
      const shown = illegalTeams.slice(0, SHOWN_TEAMS).map(({ message }) => message);
      const more = illegalTeams.length > SHOWN_TEAMS ? ` And ${illegalTeams.length - SHOWN_TEAMS} more.` : '';
      found.push({
        name: 'teamsIllegal',
        message: `${illegalTeams.length === 1 ? 'One team is' : `${illegalTeams.length} teams are`} not legal for the season. ${shown.join(' ')}${more}`,
        figure: illegalTeams.length,
        limit: 0,
        fix: 'Their managers can put it right, or you move their players yourself with a reason.',
        teams: illegalTeams,
      });
    }
  }
  if (phase === 'in-season' && situation.seasonEndsOn !== null && situation.today <= situation.seasonEndsOn) {
    found.push({
      name: 'seasonNotOver',
      message: `The season lasts until ${dayWords(situation.seasonEndsOn)}.`,
      fix: 'Wait until it is over.',
    });
  }
  if (phase === 'protection' && !situation.sheetsLocked) {
    found.push(
      situation.sheetsDue
        ? {
            name: 'sheetsOpen',
            final: true,
            message: 'The protection sheets are still open.',
            fix: 'Wait for the deadline, or set an earlier one.',
          }
        : {
            name: 'sheetsOpen',
            final: true,
            message: 'The protection sheets have no deadline, so they would never be locked.',
            fix: 'Set the deadline.',
          },
    );
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
    return refuse('wrongPhase', `After ${PHASE_WORDS[situation.phase]} comes ${PHASE_WORDS[next]}.`, {
      field: 'to',
      fix: 'Reload the page.',
    });
  }
  const all = obstacles(situation);
  const decisive = all.find(({ final }) => final) ?? (override ? undefined : all[0]);
  if (!decisive) return ok({ overridden: all.length > 0 });
  const { final: _, teams: __, ...refusal } = decisive;
  const others = all.filter((obstacle) => obstacle !== decisive).map(({ message }) => message);
  return { ok: false, refusal: { ...refusal, message: [refusal.message, ...others].join(' ') } };
}
