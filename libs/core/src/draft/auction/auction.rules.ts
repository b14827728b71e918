import type { AuctionRules, DraftState, Slot } from '../draft.model.js';
import { PickJudge, type DraftPool } from '../team/legality.rules.js';
import { openPlaces } from './auction.places.js';

/* Rules of the money in an auction (docs/rules.md, Drafts). */

// Slot lists are immutable, so the sums stay valid.
const sums = new WeakMap<readonly Slot[], ReadonlyMap<string, number>>();

function spentIn(slots: readonly Slot[]): ReadonlyMap<string, number> {
  const known = sums.get(slots);
  if (known) return known;
  const spent = new Map<string, number>();
  for (const { ownerTeamId, sale } of slots)
    if (sale) spent.set(ownerTeamId, (spent.get(ownerTeamId) ?? 0) + sale.price);
  sums.set(slots, spent);
  return spent;
}

export const spentOf = ({ slots }: Pick<DraftState, 'slots'>, teamId: string): number =>
  spentIn(slots).get(teamId) ?? 0;

/**
 * The rest of the team's budget, and of the cap where prices become salaries. 0 in a draft that is no auction.
 */
export function restOf(state: DraftState, teamId: string): number {
  const { auction, salaryCap } = state.rules;
  if (auction === undefined) return 0;
  const rest = auction.budget - (auction.kept?.[teamId] ?? 0) - spentOf(state, teamId);
  const holdings = state.teams.find(({ id }) => id === teamId)?.holdings;
  if (auction.salaries !== true || holdings === undefined) return rest;
  return Math.max(0, Math.min(rest, salaryCap - holdings.capUsed));
}

/**
 * The part of each team's budget that its keepers take before the first nomination: their prices, and at most what
 * leaves the minimum for every open place. A team may have got dear keepers by trade since the sheets were locked.
 */
export function keptMoney(state: DraftState, prices: ReadonlyMap<string, number>): Record<string, number> {
  const { auction } = state.rules;
  if (auction === undefined) return {};
  const counted = { ...state, rules: { ...state.rules, auction: { ...auction, kept: {} } } };
  return Object.fromEntries(
    state.teams.map(({ id }) => {
      const most = Math.max(0, auction.budget - auction.minimum * openPlaces(counted, id));
      return [id, Math.min(prices.get(id) ?? 0, most)];
    }),
  );
}

/** The largest bid that is not above the amount, where bids are multiples of a step. */
export const inSteps = (amount: number, { step = 1 }: Pick<AuctionRules, 'step'>): number => amount - (amount % step);

/**
 * The team's highest bid: its remaining budget less the minimum price of every other open place that it can still pay
 * for. 0 when it cannot bid.
 */
export function maximumBid(state: DraftState, teamId: string): number {
  const { auction } = state.rules;
  const places = openPlaces(state, teamId);
  if (auction === undefined || places === 0) return 0;
  const rest = restOf(state, teamId);
  const paid = Math.max(1, Math.min(places, Math.floor(rest / auction.minimum)));
  const most = inSteps(rest - auction.minimum * (paid - 1), auction);
  return most < auction.minimum ? 0 : most;
}

/** True when the team can nominate: it has a place, money, and a player that it may have. */
export function canNominate(state: DraftState, teamId: string, pool: DraftPool | null): boolean {
  if (maximumBid(state, teamId) === 0) return false;
  if (pool === null) return true;
  const judge = new PickJudge(state, teamId, pool);
  return pool.ranked.some(({ id }) => judge.allows(id));
}

/**
 * The team that nominates after `teamId`, in draft order; the first one when `teamId` is null. Passes teams that cannot
 * bid. Null when none can.
 * @param pool null before the pool is known: then only places and money count
 */
export function nextNominator(state: DraftState, teamId: string | null, pool: DraftPool | null): string | null {
  const { teamIds } = state.order;
  const from = teamId === null ? 0 : teamIds.indexOf(teamId) + 1;
  const round = [...teamIds.slice(from), ...teamIds.slice(0, from)];
  return round.find((id) => canNominate(state, id, pool)) ?? null;
}
