import type { AttachedMoveType, TradeState } from '@crease/core/trades/trade.model.js';
import type { TradeAction } from '@crease/core/trades/trade.transitions.js';
import type { Tone } from '../../ui/marks/Badge.js';

/** Label and colour of a trade's state. */
export const STATE: Readonly<Record<TradeState, { word: string; tone: Tone }>> = {
  proposed: { word: 'Proposed', tone: 'accent' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  declined: { word: 'Declined', tone: 'neutral' },
  countered: { word: 'Countered', tone: 'neutral' },
  expired: { word: 'Expired', tone: 'neutral' },
  accepted: { word: 'Accepted', tone: 'good' },
  'in-review': { word: 'Under review', tone: 'warn' },
  executed: { word: 'Executed', tone: 'good' },
  vetoed: { word: 'Vetoed', tone: 'bad' },
  failed: { word: 'Failed', tone: 'bad' },
  reversed: { word: 'Reversed', tone: 'bad' },
};

export const CONDITION_STATE = {
  waiting: { word: 'Waiting', tone: 'neutral' },
  due: { word: 'Due', tone: 'warn' },
  met: { word: 'Met', tone: 'good' },
  'not-met': { word: 'Not met', tone: 'bad' },
  void: { word: 'Void', tone: 'neutral' },
} as const satisfies Record<string, { word: string; tone: Tone }>;

export const OUTCOMES = [
  { value: 'met', label: 'Met' },
  { value: 'not-met', label: 'Not met' },
] as const;

export const ACTION: Readonly<Record<TradeAction, string>> = {
  accept: 'Accept trade',
  counter: 'Counter',
  decline: 'Decline',
  withdraw: 'Withdraw offer',
  veto: 'Veto',
  vote: 'Vote against',
  reverse: 'Reverse trade',
};

export const MOVE: Readonly<Record<AttachedMoveType, string>> = {
  drop: 'Drop',
  toIr: 'To injured reserve',
  activate: 'Activate',
  toBank: 'To rookie bank',
  promote: 'Promote',
};
