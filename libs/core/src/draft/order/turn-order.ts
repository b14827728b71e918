import type { DraftRules, DraftState, Slot } from '../draft.model.js';

/*
 * When a missed pick moves, only the slot's turn moves: after the slot `movedAfter`, and after slots that moved there
 * earlier, which have lower numbers.
 */

/** More than any number of slots. */
const SCALE = 1_000_000;

export const turnNumber = ({ overall, movedAfter }: Pick<Slot, 'overall' | 'movedAfter'>): number =>
  movedAfter === undefined ? overall * SCALE : movedAfter * SCALE + overall;

/** The turn that a slot has, or had before its pick moved. */
export const firstTurn = ({ overall }: Pick<Slot, 'overall'>): number => overall * SCALE;

export const hasMoved = ({ movedAfter }: Pick<Slot, 'movedAfter'>): boolean => movedAfter !== undefined;

// Slot lists are immutable, so an order stays valid.
const orders = new WeakMap<readonly Slot[], readonly Slot[]>();

/** The slots in the order of their turns. It is the list itself while no pick has moved. */
export function turnOrder(slots: readonly Slot[]): readonly Slot[] {
  const known = orders.get(slots);
  if (known) return known;
  const order = slots.some(hasMoved) ? slots.toSorted((a, b) => turnNumber(a) - turnNumber(b)) : slots;
  orders.set(slots, order);
  return order;
}

/** A team's open slots in the order of their turns, the one at `at` or on the clock first. */
export function openTurns(
  { slots, onClock }: Pick<DraftState, 'slots' | 'onClock'>,
  teamId: string,
  at: number | undefined = onClock?.teamId === teamId ? onClock.overall : undefined,
): readonly Slot[] {
  const open = turnOrder(slots).filter(({ status, ownerTeamId }) => status === 'open' && ownerTeamId === teamId);
  const turn = open.find(({ overall }) => overall === at);
  return turn === undefined ? open : [turn, ...open.filter((slot) => slot !== turn)];
}

/** Slots as filled: by lot in an auction, with unsold ones last. */
export function takenOrder(slots: readonly Slot[]): readonly Slot[] {
  const order = turnOrder(slots);
  if (!slots.some(({ sale }) => sale)) return order;
  const lotOf = ({ sale }: Slot) => sale?.lot ?? Number.MAX_SAFE_INTEGER;
  return order.toSorted((one, other) => lotOf(one) - lotOf(other));
}

/** Number of the slot after which a missed pick comes: the last of its round, or of the next round if there is one. */
function afterMiss(slots: readonly Slot[], { round }: Slot, rule: NonNullable<DraftRules['missedPick']>): number {
  const rounds = rule === 'end_of_round' ? round : round + 1;
  return slots.findLast((slot) => slot.round <= rounds)?.overall ?? slots.length;
}

/**
 * Number of the slot that the turn of a missed pick follows. Null when the draft does not move missed picks, when this
 * pick has moved before, and when no other pick would come before it: a player is then picked for the team.
 */
export function turnAfterMiss({ slots, rules }: Pick<DraftState, 'slots' | 'rules'>, slot: Slot): number | null {
  if (rules.missedPick === undefined || hasMoved(slot)) return null;
  const movedAfter = afterMiss(slots, slot, rules.missedPick);
  const turn = turnNumber({ overall: slot.overall, movedAfter });
  const waits = slots.some((one) => one.status === 'open' && one !== slot && turnNumber(one) < turn);
  return waits ? movedAfter : null;
}
