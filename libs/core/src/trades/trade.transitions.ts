import { ok, type Result } from '../result.js';
import type { TradeState } from './trade.model.js';
import { refuse } from './trades.refusals.js';

/** Actions of a user on a trade; they name the buttons and routes. */
export const TRADE_ACTIONS = ['withdraw', 'decline', 'counter', 'accept', 'veto', 'vote', 'reverse'] as const;
export type TradeAction = (typeof TRADE_ACTIONS)[number];

/** Transitions that the service makes: offers expire, reviews start and end, promises cannot be kept. */
export const TRADE_CLOCKWORK = ['expire', 'cancel', 'review', 'execute', 'fail', 'outvote', 'takeBack'] as const;
export type TradeClockwork = (typeof TRADE_CLOCKWORK)[number];

export type TradeCommand = TradeAction | TradeClockwork;

/** Roles of a user in a trade. A user can have several. */
export type TradeRole = 'proposer' | 'recipient' | 'commissioner' | 'uninvolved';

interface Transition {
  readonly from: readonly TradeState[];
  /** Null when the state does not change, as for a vote. */
  readonly to: TradeState | null;
  /** Roles that may do it; empty for the service's own transitions. */
  readonly by: readonly TradeRole[];
}

/** All transitions of a trade, shared by buttons, server and tests. */
export const TRANSITIONS: Readonly<Record<TradeCommand, Transition>> = {
  withdraw: { from: ['proposed'], to: 'withdrawn', by: ['proposer'] },
  decline: { from: ['proposed'], to: 'declined', by: ['recipient'] },
  counter: { from: ['proposed'], to: 'countered', by: ['recipient'] },
  accept: { from: ['proposed'], to: 'accepted', by: ['recipient'] },
  expire: { from: ['proposed'], to: 'expired', by: [] },
  /** Another trade took one of its assets. */
  cancel: { from: ['proposed'], to: 'failed', by: [] },
  review: { from: ['accepted'], to: 'in-review', by: [] },
  veto: { from: ['in-review'], to: 'vetoed', by: ['commissioner'] },
  /** `executed`: only trades executed at acceptance during a draft, which had no review. */
  vote: { from: ['in-review', 'executed'], to: null, by: ['uninvolved'] },
  outvote: { from: ['in-review'], to: 'vetoed', by: [] },
  execute: { from: ['accepted', 'in-review'], to: 'executed', by: [] },
  fail: { from: ['accepted', 'in-review'], to: 'failed', by: [] },
  reverse: { from: ['executed'], to: 'reversed', by: ['commissioner'] },
  /** Through the votes of uninvolved managers. */
  takeBack: { from: ['executed'], to: 'reversed', by: [] },
};

/** A proposal starts as `proposed`; a trade entered by a commissioner starts as `accepted`. */
export const FIRST_STATES: readonly TradeState[] = ['proposed', 'accepted'];

/** States in which the assets can still be affected. */
export const OPEN_STATES: readonly TradeState[] = ['proposed', 'accepted', 'in-review'];
export const isOpen = (state: TradeState): boolean => OPEN_STATES.includes(state);

export interface TradeStanding {
  readonly state: TradeState;
  readonly proposerTeamId: string;
  readonly recipientTeamId: string;
  readonly commissionersOwn: boolean;
  /** Only for a trade executed at acceptance during a draft. */
  readonly atOnce?: AtOnceStanding;
}

export interface AtOnceStanding {
  readonly pickUsed: boolean;
  /** Votes against the trade, and how many reverse a commissioner's own. */
  readonly votes: number;
  readonly needed: number;
}

export interface TradeViewer {
  readonly teamId: string | null;
  readonly commissioner: boolean;
}

export function rolesOf(trade: TradeStanding, viewer: TradeViewer): TradeRole[] {
  const roles: TradeRole[] = [];
  const involved =
    viewer.teamId !== null && (viewer.teamId === trade.proposerTeamId || viewer.teamId === trade.recipientTeamId);
  if (viewer.teamId === trade.proposerTeamId) roles.push('proposer');
  if (viewer.teamId === trade.recipientTeamId) roles.push('recipient');
  if (viewer.commissioner) roles.push('commissioner');
  if (viewer.teamId !== null && !involved) roles.push('uninvolved');
  return roles;
}

/** Checks if the viewer may act now. Buttons and the server use the same result. */
export function mayAct(trade: TradeStanding, action: TradeAction, viewer: TradeViewer): Result<true> {
  const { from, by } = TRANSITIONS[action];
  const roles = rolesOf(trade, viewer);
  const involved = roles.includes('proposer') || roles.includes('recipient');
  if (!by.some((role) => roles.includes(role))) return refuse('notYours', { kind: 'forbidden', figures: { action } });
  if (action === 'veto' && involved) {
    return refuse('ownTrade', { kind: 'forbidden' });
  }
  if (action === 'vote' && !trade.commissionersOwn) {
    return refuse('commissionerDecides', { kind: 'forbidden' });
  }
  const voteless = action === 'vote' && trade.state === 'executed' && trade.atOnce === undefined;
  if (!from.includes(trade.state) || voteless) {
    return refuse('wrongTradeState', { figures: { action, state: trade.state } });
  }
  return trade.atOnce === undefined ? ok(true) : mayTakeBack(trade.atOnce, action, involved);
}

/** Checks if the viewer may help to reverse a trade that was executed at acceptance during a draft. */
function mayTakeBack(
  { pickUsed, votes, needed }: AtOnceStanding,
  action: TradeAction,
  involved: boolean,
): Result<true> {
  if (pickUsed) return refuse('tradedPickUsed', { figures: { action } });
  if (action === 'reverse' && involved)
    return refuse('ownReversal', { figures: { needed, votes }, kind: 'forbidden', figure: votes, limit: needed });
  return ok(true);
}

export function allowedActions(trade: TradeStanding, viewer: TradeViewer): TradeAction[] {
  return TRADE_ACTIONS.filter((action) => mayAct(trade, action, viewer).ok);
}

/** The state after a service command. Null when the trade has moved on, so stale timers have no effect. */
export function nextState(state: TradeState, command: TradeCommand): TradeState | null {
  const { from, to } = TRANSITIONS[command];
  return from.includes(state) ? to : null;
}
