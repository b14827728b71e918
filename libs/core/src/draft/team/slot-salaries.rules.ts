import { slotSalary } from '../../leagues/salaries/slot-salaries.rules.js';
import type { Dollars } from '../../money.js';
import { atCapHit, soldPlayer } from '../charge.rules.js';
import type { DraftState, DraftedPlayer, Slot } from '../draft.model.js';
import { openTurns } from '../order/turn-order.js';

/* Drafts in which the salary of a player follows from the round of the pick (docs/rules.md, Drafts). */

/** The salaries of a team's `openTurns`; null where slots set no salaries. */
export function openSalaries(state: DraftState, teamId: string, at?: number): readonly Dollars[] | null {
  const { slotSalaries: table } = state.rules;
  return table === undefined ? null : openTurns(state, teamId, at).map(({ round }) => slotSalary(table, round));
}

/**
 * Prices of a team's open places with any player, the place at `at` first: the salaries of rounds, or in an auction
 * whose prices become salaries `price` and the minimum for the others. Null where players have their own prices.
 */
export function placeCosts(
  state: DraftState,
  teamId: string,
  { at, price }: { readonly at?: number | undefined; readonly price?: Dollars | undefined },
): readonly Dollars[] | null {
  const { auction } = state.rules;
  if (auction?.salaries !== true) return openSalaries(state, teamId, at);
  return [price ?? auction.minimum, ...openTurns(state, teamId).map(() => auction.minimum)];
}

/** The player as a slot drafts them: with the salary of its round, where rounds set salaries. */
export function withSlotSalary(
  player: DraftedPlayer,
  { round }: Pick<Slot, 'round'>,
  { slotSalaries: table }: DraftState['rules'],
): DraftedPlayer {
  return table === undefined ? player : atCapHit(player, slotSalary(table, round));
}

/** The player as the slot has them: for the price of its sale, or with the salary of its round. */
export const asDrafted = (player: DraftedPlayer, slot: Slot, rules: DraftState['rules']): DraftedPlayer =>
  slot.sale ? soldPlayer(player, slot.sale.price, rules) : withSlotSalary(player, slot, rules);
