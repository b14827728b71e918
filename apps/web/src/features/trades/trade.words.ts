import type { AttachedMoveType, TradeState } from '@crease/core/trades/trade.model.js';
import type { TradeAction } from '@crease/core/trades/trade.transitions.js';
import type { Tone } from '../../ui/marks/Badge.js';
import * as t from './trades.words.en.js';

/** Label and colour of a trade's state. */
export const STATE: Readonly<Record<TradeState, { word: string; tone: Tone }>> = {
  proposed: { word: t.proposed, tone: 'accent' },
  withdrawn: { word: t.withdrawn, tone: 'neutral' },
  declined: { word: t.declined, tone: 'neutral' },
  countered: { word: t.countered, tone: 'neutral' },
  expired: { word: t.expired, tone: 'neutral' },
  accepted: { word: t.accepted, tone: 'good' },
  'in-review': { word: t.underReview, tone: 'warn' },
  executed: { word: t.executed, tone: 'good' },
  vetoed: { word: t.vetoed, tone: 'bad' },
  failed: { word: t.failed, tone: 'bad' },
  reversed: { word: t.reversed, tone: 'bad' },
};

export const CONDITION_STATE = {
  waiting: { word: t.waiting, tone: 'neutral' },
  due: { word: t.due, tone: 'warn' },
  met: { word: t.met, tone: 'good' },
  'not-met': { word: t.notMet, tone: 'bad' },
  void: { word: t.voided, tone: 'neutral' },
} as const satisfies Record<string, { word: string; tone: Tone }>;

export const OUTCOMES = [
  { value: 'met', label: t.met },
  { value: 'not-met', label: t.notMet },
] as const;

export const ACTION: Readonly<Record<TradeAction, string>> = {
  accept: t.acceptTrade,
  counter: t.counter,
  decline: t.decline,
  withdraw: t.withdrawOffer,
  veto: t.veto,
  vote: t.voteAgainst,
  reverse: t.reverseTrade,
};

export const MOVE: Readonly<Record<AttachedMoveType, string>> = {
  drop: t.drop,
  toIr: t.toInjuredReserve,
  activate: t.activate,
  toBank: t.toRookieBank,
  promote: t.promote,
};
