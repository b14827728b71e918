import type { MarketRules } from './market.rules.js';

/** A bid that a run decides. Amounts are whole dollars. */
export interface OpenBid {
  readonly id: string;
  readonly teamId: string;
  readonly playerId: number;
  readonly amount: number;
  readonly dropPlayerId: number | null;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
}

/** A bid that wins unless the team may not add the player. */
export interface Attempt<B extends OpenBid> {
  readonly bid: B;
  readonly price: number;
}

/** How a bid ended. `Why` says why a team may not add the player. */
export type BidEnd<Why> =
  | { readonly kind: 'won'; readonly price: number }
  | { readonly kind: 'lost'; readonly to: string; readonly price: number; readonly tied: boolean }
  | { readonly kind: 'dropUsed' }
  | { readonly kind: 'overBudget'; readonly left: number }
  | { readonly kind: 'belowMinimum'; readonly least: number }
  | { readonly kind: 'offStep'; readonly step: number }
  | { readonly kind: 'refused'; readonly why: Why };

export interface DecidedBid<B extends OpenBid, Why> {
  readonly bid: B;
  readonly end: BidEnd<Why>;
}

interface Terms extends Pick<MarketRules, 'price' | 'ties' | 'minimum' | 'step'> {
  /** Teams with equal bids win in this order. */
  readonly order: readonly string[];
  readonly budgets: ReadonlyMap<string, number>;
  /** Where bids are salaries: what each bid can pay, by its id. The caller updates it after each win. */
  readonly spaces?: ReadonlyMap<string, number>;
  /** Amounts are maxima: each counts for what its team has left at its turn, when that is at least the minimum. */
  readonly isMaximum?: boolean;
}

/** The order in which bids are decided: the highest first, then by the league's rule for equal bids. */
export function bidOrder<B extends OpenBid>(bids: readonly B[], { ties, order }: Pick<Terms, 'ties' | 'order'>): B[] {
  const places = new Map(order.map((teamId, place) => [teamId, place]));
  const placeOf = ({ teamId }: B) => places.get(teamId) ?? order.length;
  const earlier = (a: B, b: B) => a.placedAt - b.placedAt;
  return [...bids].sort(
    (a, b) =>
      b.amount - a.amount ||
      (ties === 'earlier' ? earlier(a, b) : 0) ||
      placeOf(a) - placeOf(b) ||
      earlier(a, b) ||
      (a.id < b.id ? -1 : 1),
  );
}

/**
 * The price of a bid that wins, where `after` are the possible bids that come after it. By the second price a team pays
 * a step more than the next team's bid for the player, at least the minimum and at most its own bid.
 */
function priceOf<B extends OpenBid>(bid: B, after: readonly B[], { price, minimum, step }: Terms): number {
  if (price === 'bid') return bid.amount;
  const next = after.find(({ playerId, teamId }) => playerId === bid.playerId && teamId !== bid.teamId);
  return Math.min(bid.amount, next === undefined ? minimum : Math.max(minimum, next.amount + step));
}

/**
 * Decides the bids of a run, one after another (docs/rules.md, Free agents). Yields each bid that would win. The caller
 * adds the player and sends null, or sends why the team may not add the player now.
 */
export function* decideBids<B extends OpenBid, Why>(
  bids: readonly B[],
  terms: Terms,
): Generator<Attempt<B>, DecidedBid<B, Why>[], Why | null> {
  const left = new Map(terms.budgets);
  const sold = new Map<number, { readonly by: B; readonly price: number }>();
  const used = new Set<string>();
  const decided: DecidedBid<B, Why>[] = [];
  const dropOf = ({ teamId, dropPlayerId }: B) => (dropPlayerId === null ? null : `${teamId} ${dropPlayerId}`);
  const moneyOf = ({ id, teamId }: B) => (terms.spaces ?? left).get(terms.spaces === undefined ? teamId : id) ?? 0;
  const isPossible = (bid: B) => bid.amount <= moneyOf(bid) && !used.has(dropOf(bid) ?? '');
  // A maximum without money for the minimum keeps its amount, so it ends as over.
  const payable = (bid: B): B =>
    terms.isMaximum !== true || moneyOf(bid) < terms.minimum
      ? bid
      : { ...bid, amount: Math.min(bid.amount, moneyOf(bid)) };
  const valid = new Map<string, B>();
  for (const bid of bids) {
    const { amount, id } = bid;
    if (amount < terms.minimum) decided.push({ bid, end: { kind: 'belowMinimum', least: terms.minimum } });
    else if (amount % terms.step !== 0) decided.push({ bid, end: { kind: 'offStep', step: terms.step } });
    else valid.set(id, bid);
  }
  let rest = bidOrder([...valid.values()].map(payable), terms);
  for (let bid = rest.shift(); bid !== undefined; bid = rest.shift()) {
    const end = (one: BidEnd<Why>): void => void decided.push({ bid, end: one });
    const sale = sold.get(bid.playerId);
    if (sale !== undefined) {
      const tied = sale.by.amount === bid.amount;
      end({ kind: 'lost', to: sale.by.teamId, price: sale.price, tied });
      continue;
    }
    const drop = dropOf(bid);
    if (drop !== null && used.has(drop)) {
      end({ kind: 'dropUsed' });
      continue;
    }
    const money = moneyOf(bid);
    if (bid.amount > money) {
      end({ kind: 'overBudget', left: money });
      continue;
    }
    const price = priceOf(bid, rest.filter(isPossible), terms);
    const why = yield { bid, price };
    if (why !== null) {
      end({ kind: 'refused', why });
      continue;
    }
    end({ kind: 'won', price });
    left.set(bid.teamId, (left.get(bid.teamId) ?? 0) - price);
    sold.set(bid.playerId, { by: bid, price });
    if (drop !== null) used.add(drop);
    if (terms.isMaximum === true)
      rest = bidOrder(
        // Losing bids keep the amounts that set the price.
        rest.map((one) => (sold.has(one.playerId) ? one : payable(valid.get(one.id) ?? one))),
        terms,
      );
  }
  return decided;
}
