import type { Slot } from './draft.model.js';

/** Totals over all slots. They are cached, so that a pick does not scan a thousand slots several times. */
export interface SlotTally {
  /** True when a slot has taken the player. */
  taken(playerId: number): boolean;
  /** Index of the first open slot; the number of slots when there is none. */
  readonly next: number;
  /** Number of open slots per owner. */
  readonly openOf: ReadonlyMap<string, number>;
}

interface Counted extends SlotTally {
  readonly base: ReadonlySet<number>;
  /** Players taken since `base` was counted. */
  readonly added: readonly number[];
}

interface Change {
  readonly from: readonly Slot[];
  readonly index: number;
}

/** Above this number of added players, building a new set is faster than scanning them. */
const MAX_ADDED = 48;

// Slot lists are immutable, so a tally stays valid for the lifetime of its list.
const tallies = new WeakMap<readonly Slot[], Counted>();
/** Lists whose tally has not been requested yet, each with the list it was derived from. */
const changes = new WeakMap<readonly Slot[], Change>();

export function tallyOf(slots: readonly Slot[]): SlotTally {
  const known = tallies.get(slots);
  if (known) return known;
  const change = changes.get(slots);
  const before = change && tallies.get(change.from);
  const tally = (change && before && carriedOn(before, change, slots)) ?? counted(slots);
  tallies.set(slots, tally);
  changes.delete(slots);
  return tally;
}

/** Returns the slots with one changed. The tally is updated incrementally on first use instead of counted again. */
export function withSlot(slots: readonly Slot[], index: number, slot: Slot): readonly Slot[] {
  if (index < 0 || index >= slots.length) return slots;
  const changed = slots.with(index, slot);
  if (tallies.has(slots)) changes.set(changed, { from: slots, index });
  return changed;
}

/** True when a slot was used by a pick or a skip. A forfeited slot never was. */
export const isMade = ({ status }: Pick<Slot, 'status'>): boolean => status === 'taken' || status === 'skipped';

/** Index of the first open slot at or after `from`; the number of slots when there is none. */
export function openFrom(slots: readonly Slot[], from: number): number {
  let index = from;
  while (index < slots.length && slots[index]?.status !== 'open') index += 1;
  return index;
}

const tally = (
  base: ReadonlySet<number>,
  added: readonly number[],
  next: number,
  openOf: ReadonlyMap<string, number>,
): Counted => ({
  base,
  added,
  next,
  openOf,
  taken: (playerId) => base.has(playerId) || added.includes(playerId),
});

function counted(slots: readonly Slot[]): Counted {
  const openOf = new Map<string, number>();
  const players = new Set<number>();
  for (const { status, ownerTeamId, player } of slots) {
    if (status === 'open') openOf.set(ownerTeamId, (openOf.get(ownerTeamId) ?? 0) + 1);
    if (player) players.add(player.id);
  }
  return tally(players, [], openFrom(slots, 0), openOf);
}

/** The tally after an open slot was used. Null after any other change, which is rare enough to recount. */
function carriedOn(
  { base, added, next, openOf }: Counted,
  { from, index }: Change,
  slots: readonly Slot[],
): Counted | null {
  const [before, after] = [from[index], slots[index]];
  if (before?.status !== 'open' || before.player || !after || after.status === 'open' || added.length >= MAX_ADDED)
    return null;
  const left = new Map(openOf).set(before.ownerTeamId, (openOf.get(before.ownerTeamId) ?? 0) - 1);
  return tally(
    base,
    after.player ? [...added, after.player.id] : added,
    index === next ? openFrom(slots, index + 1) : next,
    left,
  );
}
