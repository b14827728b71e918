import { ok, type Result } from '../result.js';
import type { TradeState } from './trade.model.js';
import { refuse } from './trades.refusals.js';

/** What a person may do with a trade: the names of the buttons and of the routes. */
export const TRADE_ACTIONS = ['withdraw', 'decline', 'counter', 'accept', 'veto', 'vote', 'reverse'] as const;
export type TradeAction = (typeof TRADE_ACTIONS)[number];

/** What the service does by itself: offers run out, reviews open and end, promises cannot be kept. */
export const TRADE_CLOCKWORK = ['expire', 'cancel', 'review', 'execute', 'fail', 'outvote', 'takeBack'] as const;
export type TradeClockwork = (typeof TRADE_CLOCKWORK)[number];

export type TradeCommand = TradeAction | TradeClockwork;

/** Who somebody is to a trade. One person can be several. */
export type TradeRole = 'proposer' | 'recipient' | 'commissioner' | 'uninvolved';

interface Transition {
  readonly from: readonly TradeState[];
  /** null: the state stays (a vote is only counted). */
  readonly to: TradeState | null;
  /** Who may; nobody for the service's own. */
  readonly by: readonly TradeRole[];
}

/** The whole life of a trade in one place: buttons, server and tests read this table. */
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
  /** Of executed trades only those that were carried out at acceptance during a draft: they had no review. */
  vote: { from: ['in-review', 'executed'], to: null, by: ['uninvolved'] },
  outvote: { from: ['in-review'], to: 'vetoed', by: [] },
  execute: { from: ['accepted', 'in-review'], to: 'executed', by: [] },
  fail: { from: ['accepted', 'in-review'], to: 'failed', by: [] },
  reverse: { from: ['executed'], to: 'reversed', by: ['commissioner'] },
  /** By the votes of the uninvolved managers. */
  takeBack: { from: ['executed'], to: 'reversed', by: [] },
};

/** A proposal begins as `proposed`; what a commissioner enters for two teams begins as `accepted`. */
export const FIRST_STATES: readonly TradeState[] = ['proposed', 'accepted'];

/** States in which something can still happen to the assets. */
export const OPEN_STATES: readonly TradeState[] = ['proposed', 'accepted', 'in-review'];
/** States that a trade reaches without ever having been accepted: only its two teams know of it. */
export const isOpen = (state: TradeState): boolean => OPEN_STATES.includes(state);

/** What decides who may do what with a trade: its state, its teams, and whose trade it is. */
export interface TradeStanding {
  readonly state: TradeState;
  readonly proposerTeamId: string;
  readonly recipientTeamId: string;
  /** A commissioner manages one of the two teams. */
  readonly commissionersOwn: boolean;
  /** How an executed trade stands that was carried out at acceptance during a draft; left out for every other trade. */
  readonly atOnce?: AtOnceStanding;
}

export interface AtOnceStanding {
  /** One of its picks has been used. */
  readonly pickUsed: boolean;
  /** Votes against it, and how many reverse it where it is a commissioner's own. */
  readonly votes: number;
  readonly needed: number;
}

export interface TradeViewer {
  /** The team that they manage in the league. */
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

/** Whether the viewer may do this now. The same answer shows a button, and lets or refuses the request. */
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

/** Whether somebody may have a hand in taking back a trade that was carried out at acceptance during a draft. */
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

/** Everything the viewer may do now, in the order of the buttons. */
export function allowedActions(trade: TradeStanding, viewer: TradeViewer): TradeAction[] {
  return TRADE_ACTIONS.filter((action) => mayAct(trade, action, viewer).ok);
}

/**
 * The state that a command of the service leads to, or null when the trade has moved on: stale alarms change nothing.
 */
export function nextState(state: TradeState, command: TradeCommand): TradeState | null {
  const { from, to } = TRANSITIONS[command];
  return from.includes(state) ? to : null;
}
