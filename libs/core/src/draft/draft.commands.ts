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
import type { PickChange } from './pick-amendment.rules.js';
import type { Wish } from './wish.rules.js';
import { refuse } from './draft.refusals.js';

/** Who asks, as the server knows them from the session. */
export interface DraftActor {
  readonly userId: string;
  /** Teams that they manage in this league. */
  readonly teamIds: readonly string[];
  /** Commissioner or co-commissioner of the league, or the creator of a mock. */
  readonly commissioner: boolean;
}

export type DraftCommand =
  | { readonly type: 'configure'; readonly name: string; readonly clock: ClockSettings }
  | ({ readonly type: 'setOrder' } & NewOrder)
  | { readonly type: 'amendPicks'; readonly change: PickChange; readonly reason: string }
  /** null takes the date back. */
  | { readonly type: 'setNight'; readonly night: DraftNight | null }
  | { readonly type: 'checkIn'; readonly teamId: string; readonly answer: CheckInAnswer }
  /** `draw`: the order is still undrawn, and is drawn now. */
  | {
      readonly type: 'begin';
      readonly teams: readonly DraftTeam[];
      readonly rules: DraftRules;
      readonly slots: readonly Slot[];
      readonly draw?: NewOrder;
      readonly promises?: readonly PickPromise[];
      /** Players in the pool. */
      readonly poolSize?: number;
    }
  | { readonly type: 'pause' }
  /** `override` is the commissioner's reason for using a pick that a trade promises. */
  | { readonly type: 'resume'; readonly override?: string | null }
  | { readonly type: 'changeClock'; readonly clock: ClockSettings }
  /**
   * `overall` is the pick the caller believes to be on the clock. `override` is the commissioner's reason for leaving
   * the rules.
   */
  | { readonly type: 'makePick'; readonly overall: number; readonly playerId: number; readonly override: string | null }
  | { readonly type: 'skip'; readonly overall: number }
  /** Opens a pick of one's own to offers, or closes it; or says what is asked for one that is open. */
  | {
      readonly type: 'shopPick';
      readonly overall: number;
      readonly open: boolean;
      readonly asks?: readonly ShopAsk[];
    }
  | { readonly type: 'setAuto'; readonly teamId: string; readonly on: boolean }
  /** Undoes this pick and every later one. */
  | { readonly type: 'undo'; readonly overall: number }
  /** `present` is what the service knows of the team when the draft has ended and its season goes on. */
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
   * `teams` and `promises` as they are now; what the teams hold is as the draft remembers it, since nothing else
   * followed.
   */
  | { readonly type: 'reopen'; readonly teams: readonly DraftTeam[]; readonly promises: readonly PickPromise[] };

/** An order, the slots by it, and how many draws its maker knew of. */
export interface NewOrder {
  readonly order: DraftOrder;
  readonly slots: readonly Slot[];
  readonly drawsBefore: number;
}

/** A team as it stands after the draft: what the draft itself remembers of it is of the draft's last moment. */
export interface PresentTeam {
  /** Without the player who is replaced. */
  readonly holdings: Holdings;
  readonly barred: readonly number[];
  readonly rules: DraftRules;
}

/** What the service itself does; nobody sends these. */
export type DraftSystemCommand =
  | { readonly type: 'expireClock'; readonly overall: number; readonly queue: readonly Wish[] }
  | { readonly type: 'extendClock'; readonly byMs: number; readonly outage: number }
  | { readonly type: 'changePickOwner'; readonly pickIds: readonly string[]; readonly ownerTeamId: string }
  /** For one trade, all that it promises of this draft from now on. */
  | { readonly type: 'changePromises'; readonly tradeId: string; readonly promises: readonly PickPromise[] }
  | {
      readonly type: 'changeTeam';
      readonly teamId: string;
      readonly change: Partial<Pick<DraftTeam, 'name' | 'picture' | 'manager' | 'auto' | 'holdings'>>;
    };

export type DraftCommandType = DraftCommand['type'];

/** In which status each command makes sense: one table for buttons, server and tests. */
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

/** Two time-outs in a row switch a team to Auto. */
export const TIMEOUTS_TO_AUTO = 2;

/** Whether the actor may give the command now, before any detail is looked at. Buttons use it as they are. */
export function mayCommand(state: DraftState, type: DraftCommandType, actor: DraftActor): Result<true> {
  if (COMMISSIONER_ONLY.has(type) && !actor.commissioner) {
    return refuse('commissionerOnly', { kind: 'forbidden' });
  }
  if (!ALLOWED[type].includes(state.status)) {
    return refuse('wrongDraftStatus', {
      figures: { command: type, status: state.status, commissioner: actor.commissioner },
    });
  }
  return ok(true);
}
