import { counterProblem } from '@crease/core/trades/counter.rules.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { chosenOf, termsOf } from './room-trades.model.js';

/** True when a counter-offer equals the offer. */
export function isUnchanged({ sides: [one, other] }: Pick<TradeView, 'sides'>, answer: ReturnType<typeof termsOf>) {
  const offer = termsOf(one.team_id, chosenOf(one), other.team_id, chosenOf(other));
  return counterProblem(offer, answer) !== null;
}
