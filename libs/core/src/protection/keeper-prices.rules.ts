/* Keepers that cost money of the auction's budget (docs/decisions/0166). */

export interface KeeperPrices {
  /** Price by player. */
  readonly of: ReadonlyMap<number, number>;
  readonly budget: number;
  /** The opening bid, which every place that is left needs. */
  readonly minimum: number;
  /** The most places that a team fills. */
  readonly rounds: number;
  readonly rosterSize: number;
  /** Players on injured reserve cost their price and take no place. */
  readonly injured: ReadonlySet<number>;
}

export const priceOf = (id: number, { of, minimum }: Pick<KeeperPrices, 'of' | 'minimum'>): number =>
  of.get(id) ?? minimum;

export interface KeeperMoney {
  readonly keepers: number;
  /** Places left for the auction. */
  readonly places: number;
  /** The rest of the budget; negative when the keepers cost more. */
  readonly rest: number;
  /** The cost of the places at the opening bid. */
  readonly needed: number;
}

export function keeperMoney(ids: readonly number[], prices: KeeperPrices): KeeperMoney {
  const keepers = [...new Set(ids)];
  const cost = keepers.reduce((sum, id) => sum + priceOf(id, prices), 0);
  const active = keepers.filter((id) => !prices.injured.has(id)).length;
  const places = Math.max(0, Math.min(prices.rounds, prices.rosterSize - active));
  return { keepers: cost, places, rest: prices.budget - cost, needed: prices.minimum * places };
}

/** True when the budget pays for these keepers and the opening bid of every place that is left. */
export function isPaid(ids: readonly number[], prices: KeeperPrices): boolean {
  const { rest, needed } = keeperMoney(ids, prices);
  return rest >= needed;
}

export const cheapestFirst = (ids: readonly number[], prices: KeeperPrices): number[] =>
  [...ids].sort((a, b) => priceOf(a, prices) - priceOf(b, prices) || a - b);
