import type { Slot } from './draft.model.js';

/** What decisions ask of all slots at once, kept beside them so that a pick does not walk through a thousand slots several times. */
export interface SlotTally {
  /** The player of each slot, 0 where there is none. */
  readonly players: readonly number[];
  /** For each slot whether it is still open. */
  readonly open: readonly boolean[];
  /** How many open slots each team owns. */
  readonly openOf: ReadonlyMap<string, number>;
}

interface Change {
  readonly from: readonly Slot[];
  readonly index: number;
}

// A list of slots never changes, so what was counted once holds as long as the list lives.
const tallies = new WeakMap<readonly Slot[], SlotTally>();
/** Lists that nobody has asked about yet, by the list they were made from. */
const changes = new WeakMap<readonly Slot[], Change>();

export function tallyOf(slots: readonly Slot[]): SlotTally {
  const known = tallies.get(slots);
  if (known) return known;
  const change = changes.get(slots);
  const before = change && tallies.get(change.from);
  const tally = change && before ? carriedOn(before, change, slots) : counted(slots);
  tallies.set(slots, tally);
  changes.delete(slots);
  return tally;
}

/** The slots with one of them changed; their tally is carried on, when it is asked for, instead of counted again. */
export function withSlot(slots: readonly Slot[], index: number, slot: Slot): readonly Slot[] {
  if (index < 0 || index >= slots.length) return slots;
  const changed = slots.with(index, slot);
  if (tallies.has(slots)) changes.set(changed, { from: slots, index });
  return changed;
}

function counted(slots: readonly Slot[]): SlotTally {
  const openOf = new Map<string, number>();
  for (const slot of slots) if (slot.status === 'open') openOf.set(slot.ownerTeamId, (openOf.get(slot.ownerTeamId) ?? 0) + 1);
  return { players: slots.map((slot) => slot.player?.id ?? 0), open: slots.map((slot) => slot.status === 'open'), openOf };
}

function carriedOn(tally: SlotTally, { from, index }: Change, slots: readonly Slot[]): SlotTally {
  const [before, after] = [from[index], slots[index]];
  if (!before || !after) return tally;
  const openOf = new Map(tally.openOf);
  if (before.status === 'open') openOf.set(before.ownerTeamId, (openOf.get(before.ownerTeamId) ?? 0) - 1);
  if (after.status === 'open') openOf.set(after.ownerTeamId, (openOf.get(after.ownerTeamId) ?? 0) + 1);
  return { players: tally.players.with(index, after.player?.id ?? 0), open: tally.open.with(index, after.status === 'open'), openOf };
}

/** Membership in a list of ids: the first few questions search the list, and whoever asks many gets a set. */
export class IdList {
  private asked = 0;
  private set: Set<number> | null = null;

  constructor(private readonly ids: readonly number[]) {}

  has(id: number): boolean {
    if (this.set) return this.set.has(id);
    this.asked += 1;
    if (this.asked > 32) this.set = new Set(this.ids);
    return this.ids.includes(id);
  }
}
