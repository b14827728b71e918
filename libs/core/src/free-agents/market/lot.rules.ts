import { bidOrder, type OpenBid } from './decide-bids.rules.js';
import type { MarketRules } from './market.rules.js';

type Steps = Pick<MarketRules, 'minimum' | 'step'>;

/** The leading bid of an auction, and its price: a step more than the next maximum. */
export interface Lead<B extends OpenBid> {
  readonly bid: B;
  readonly price: number;
}

/** The leader among the open bids for one player; null without a bid. Amounts are hidden maxima. */
export function leadOf<B extends OpenBid>(bids: readonly B[], { minimum, step }: Steps): Lead<B> | null {
  const [first, second] = bidOrder(bids, { ties: 'earlier', order: [] });
  if (first === undefined) return null;
  const price = second === undefined ? minimum : Math.max(minimum, second.amount + step);
  return { bid: first, price: Math.min(first.amount, price) };
}

/** The least maximum that a team can name: more than the price, or its own maximum where it leads. */
export const leastMaximum = <B extends OpenBid>(
  lead: Lead<B> | null,
  teamId: string,
  { minimum, step }: Steps,
): number => (lead === null ? minimum : lead.bid.teamId === teamId ? lead.bid.amount : lead.price + step);
