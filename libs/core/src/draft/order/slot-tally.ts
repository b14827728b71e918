import type { Slot } from '../draft.model.js';
import { hasMoved, turnNumber } from './turn-order.js';

/** Totals over all slots. They are cached, so that a pick does not scan a thousand slots several times. */
export interface SlotTally {
  taken(playerId: number): boolean;
  /** Index of the first open slot whose pick has not moved; the number of slots when there is none. */
  readonly next: number;
  /** Slots of moved picks, in turn order. */
  readonly moved: readonly Slot[];
  readonly openOf: ReadonlyMap<string, number>;
  /** Number of players that each team lost to other teams. */
  readonly lostOf: ReadonlyMap<string, number>;
}

interface Counted extends SlotTally {
  readonly base: ReadonlySet<number>;
  /** Players taken since `base` was counted. */
  readonly added: readonly number[];
}

/** Above this number of added players, building a new set is faster than scanning them. */
const MAX_ADDED = 48;

// Slot lists are immutable, so a tally stays valid.
const tallies = new WeakMap<readonly Slot[], Counted>();

export function tallyOf(slots: readonly Slot[]): SlotTally {
  const known = tallies.get(slots);
  if (known) return known;
  const tally = counted(slots);
  tallies.set(slots, tally);
  return tally;
}

/** Changes one slot. Updates a known tally when an open slot was used; otherwise counts again. */
export function withSlot(slots: readonly Slot[], index: number, slot: Slot): readonly Slot[] {
  const old = slots[index];
  if (!old) return slots;
  const changed = slots.with(index, slot);
  const before = tallies.get(slots);
  const isUse = old.status === 'open' && !old.player && slot.status !== 'open';
  if (before && isUse && before.added.length < MAX_ADDED)
    tallies.set(changed, afterUse(before, changed, old.ownerTeamId, slot.player));
  return changed;
}

/** True when a slot was used by a pick or a skip. A forfeited slot never was. */
export const isMade = ({ status }: Pick<Slot, 'status'>): boolean => status === 'taken' || status === 'skipped';

const isNext = (slot: Slot | undefined): boolean => slot?.status === 'open' && !hasMoved(slot);

/** The first open slot at or after `from` whose pick has not moved; otherwise the number of slots. */
function openFrom(slots: readonly Slot[], from: number): number {
  let index = from;
  while (index < slots.length && !isNext(slots[index])) index += 1;
  return index;
}

/** Index of the open slot, other than `except`, whose turn is next; the number of slots when there is none. */
export function nextOpen(slots: readonly Slot[], except?: Slot): number {
  const { next, moved } = tallyOf(slots);
  const index = except && next === except.overall - 1 ? openFrom(slots, next + 1) : next;
  const slot = slots[index];
  const late = moved.find(({ overall }) => overall !== except?.overall);
  return late && (!slot || turnNumber(late) < turnNumber(slot)) ? late.overall - 1 : index;
}

const openMoved = (slots: readonly Slot[]): readonly Slot[] =>
  slots
    .filter((slot) => slot.status === 'open' && hasMoved(slot))
    .sort((one, other) => turnNumber(one) - turnNumber(other));

const tally = (
  base: ReadonlySet<number>,
  added: readonly number[],
  next: number,
  moved: readonly Slot[],
  openOf: ReadonlyMap<string, number>,
  lostOf: ReadonlyMap<string, number>,
): Counted => ({
  base,
  added,
  next,
  moved,
  openOf,
  lostOf,
  taken: (playerId) => base.has(playerId) || added.includes(playerId),
});

const addOne = (counts: Map<string, number>, teamId: string): Map<string, number> =>
  counts.set(teamId, (counts.get(teamId) ?? 0) + 1);

function counted(slots: readonly Slot[]): Counted {
  const openOf = new Map<string, number>();
  const lostOf = new Map<string, number>();
  const players = new Set<number>();
  for (const { status, ownerTeamId, player } of slots) {
    if (status === 'open') addOne(openOf, ownerTeamId);
    if (player) players.add(player.id);
    if (player?.from !== undefined) addOne(lostOf, player.from);
  }
  return tally(players, [], openFrom(slots, 0), openMoved(slots), openOf, lostOf);
}

/** The tally after a pick or a skip has used one of the owner's open slots. */
function afterUse(
  { base, added, next, moved, openOf, lostOf }: Counted,
  slots: readonly Slot[],
  ownerTeamId: string,
  player: Slot['player'],
): Counted {
  const left = new Map(openOf).set(ownerTeamId, (openOf.get(ownerTeamId) ?? 0) - 1);
  const lost = player?.from === undefined ? lostOf : addOne(new Map(lostOf), player.from);
  return tally(
    base,
    player ? [...added, player.id] : added,
    openFrom(slots, next),
    moved.length === 0 ? moved : openMoved(slots),
    left,
    lost,
  );
}
