import { takesFromTeams } from '../leagues/drafts/draft.table.js';
import { ok, type Result } from '../result.js';
import type {
  CheckInAnswer,
  ClockSettings,
  DraftNight,
  DraftOrder,
  DraftRules,
  DraftState,
  DraftStatus,
  DraftTeam,
  Holdings,
  PickPromise,
  ShopAsk,
  Slot,
} from './draft.model.js';
import type { PickChange } from './order/pick-amendment.rules.js';
import type { Wish } from './queue/wish.rules.js';
import { draftName } from './draft-name.words.js';
import { refuse } from './draft.refusals.js';

/** The user who sends a command, as the server knows them from the session. */
export interface DraftActor {
  readonly userId: string;
  readonly teamIds: readonly string[];
  /** True for a commissioner, a co-commissioner or the creator of a mock. */
  readonly commissioner: boolean;
}

export type DraftCommand =
  | { readonly type: 'configure'; readonly name: string; readonly clock: ClockSettings }
  | ({ readonly type: 'setOrder' } & NewOrder)
  | { readonly type: 'amendPicks'; readonly change: PickChange; readonly reason: string }
  /** Null removes the date. */
  | { readonly type: 'setNight'; readonly night: DraftNight | null }
  | { readonly type: 'checkIn'; readonly teamId: string; readonly answer: CheckInAnswer }
  /** `draw` is set when the order was still undrawn and is drawn at the start. */
  | {
      readonly type: 'begin';
      readonly teams: readonly DraftTeam[];
      readonly rules: DraftRules;
      readonly slots: readonly Slot[];
      readonly draw?: NewOrder;
      readonly promises?: readonly PickPromise[];
      readonly poolSize?: number;
    }
  | { readonly type: 'pause' }
  /** `override` is the commissioner's reason for using a pick that a trade promises. */
  | { readonly type: 'resume'; readonly override?: string | null }
  | { readonly type: 'changeClock'; readonly clock: ClockSettings }
  /**
   * `overall` is the pick that the caller believes to be on the clock. `override` is the commissioner's reason for
   * breaking a rule.
   */
  | { readonly type: 'makePick'; readonly overall: number; readonly playerId: number; readonly override: string | null }
  | { readonly type: 'skip'; readonly overall: number }
  /** `lot` is the number that the caller expects the lot to get. */
  | { readonly type: 'nominate'; readonly lot: number; readonly teamId: string; readonly playerId: number }
  | { readonly type: 'bid'; readonly lot: number; readonly teamId: string; readonly amount: number }
  | {
      readonly type: 'shopPick';
      readonly overall: number;
      readonly open: boolean;
      readonly asks?: readonly ShopAsk[];
    }
  | { readonly type: 'setAuto'; readonly teamId: string; readonly on: boolean }
  /** Undoes this pick and every later one. */
  | { readonly type: 'undo'; readonly overall: number }
  /** `present` is the team's current state, given when the draft has ended and the season goes on. */
  | {
      readonly type: 'replace';
      readonly overall: number;
      readonly playerId: number;
      readonly reason: string;
      readonly override: boolean;
      readonly present?: PresentTeam;
    }
  | { readonly type: 'end' }
  /**
   * `teams` and `promises` are current. The teams' holdings come from the draft itself, because nothing followed its
   * end.
   */
  | { readonly type: 'reopen'; readonly teams: readonly DraftTeam[]; readonly promises: readonly PickPromise[] };

/** An order, its slots, and how many draws the caller knew of. */
export interface NewOrder {
  readonly order: DraftOrder;
  readonly slots: readonly Slot[];
  readonly drawsBefore: number;
}

/** A team's current state after the draft. The draft itself only remembers its last moment. */
export interface PresentTeam {
  /** Excludes the player who is replaced. */
  readonly holdings: Holdings;
  readonly barred: readonly number[];
  readonly rules: DraftRules;
}

export type TeamQueues = ReadonlyMap<string, readonly Wish[]>;

/** Commands that the service issues itself. Users cannot send them. */
export type DraftSystemCommand =
  /** Queues of teams on Auto, only for an auction. */
  | {
      readonly type: 'expireClock';
      readonly overall: number;
      readonly queue: readonly Wish[];
      readonly queues?: TeamQueues;
    }
  | { readonly type: 'extendClock'; readonly byMs: number; readonly outage: number }
  | { readonly type: 'changePickOwner'; readonly pickIds: readonly string[]; readonly ownerTeamId: string }
  /** All promises that one trade makes about this draft. */
  | { readonly type: 'changePromises'; readonly tradeId: string; readonly promises: readonly PickPromise[] }
  | {
      readonly type: 'changeTeam';
      readonly teamId: string;
      readonly change: Partial<Pick<DraftTeam, 'name' | 'picture' | 'manager' | 'auto' | 'holdings' | 'gone'>>;
    };

export type DraftCommandType = DraftCommand['type'];

/** The statuses in which each command is allowed. Buttons and the server share this table. */
export const ALLOWED: Readonly<Record<DraftCommandType, readonly DraftStatus[]>> = {
  configure: ['lobby'],
  setOrder: ['lobby'],
  amendPicks: ['lobby'],
  setNight: ['lobby'],
  checkIn: ['lobby'],
  begin: ['lobby'],
  pause: ['running'],
  resume: ['paused'],
  changeClock: ['lobby', 'running', 'paused'],
  makePick: ['running', 'paused'],
  skip: ['running', 'paused'],
  nominate: ['running'],
  // A bid after the last hammer is refused with the price.
  bid: ['running', 'paused', 'ended'],
  shopPick: ['running', 'paused'],
  setAuto: ['lobby', 'running', 'paused'],
  undo: ['running', 'paused'],
  replace: ['running', 'paused', 'ended'],
  end: ['running', 'paused'],
  reopen: ['ended'],
};

const COMMISSIONER_ONLY: ReadonlySet<DraftCommandType> = new Set([
  'configure',
  'setOrder',
  'amendPicks',
  'setNight',
  'begin',
  'pause',
  'resume',
  'changeClock',
  'skip',
  'undo',
  'replace',
  'end',
  'reopen',
]);

/** Consecutive time-outs that switch a team to Auto. */
export const TIMEOUTS_TO_AUTO = 2;

/** Checks whether the actor may give the command now, before its details are checked. Buttons use this check too. */
export function mayCommand(state: DraftState, type: DraftCommandType, actor: DraftActor): Result<true> {
  if (COMMISSIONER_ONLY.has(type) && !actor.commissioner) {
    return refuse('commissionerOnly', { kind: 'forbidden' });
  }
  if (!ALLOWED[type].includes(state.status)) {
    return refuse('wrongDraftStatus', {
      figures: { command: type, status: state.status, commissioner: actor.commissioner },
    });
  }
  if (type === 'replace' && takesFromTeams(state.type))
    return refuse('noReplacement', { figures: { draft: draftName(state) } });
  return ok(true);
}
