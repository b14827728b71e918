import type { Slot } from './draft.model.js';

/** What decisions ask of all slots at once, kept beside them so that a pick does not walk through a thousand slots several times. */
export interface SlotTally {
  /** The player of each slot, 0 where there is none. */
  readonly players: Int32Array;
  /** 1 for each slot that is still open. */
  readonly open: Uint8Array;
  /** How many open slots each team owns. */
  readonly openOf: ReadonlyMap<string, number>;
}

// A list of slots never changes, so what was counted once holds as long as the list lives.
const tallies = new WeakMap<readonly Slot[], SlotTally>();

export function tallyOf(slots: readonly Slot[]): SlotTally {
  const known = tallies.get(slots);
  if (known) return known;
  const players = new Int32Array(slots.length);
  const open = new Uint8Array(slots.length);
  const openOf = new Map<string, number>();
  slots.forEach((slot, index) => {
    players[index] = slot.player?.id ?? 0;
    if (slot.status !== 'open') return;
    open[index] = 1;
    openOf.set(slot.ownerTeamId, (openOf.get(slot.ownerTeamId) ?? 0) + 1);
  });
  const tally = { players, open, openOf };
  tallies.set(slots, tally);
  return tally;
}

/** The slots with one of them changed; their tally is carried on instead of counted again. */
export function withSlot(slots: readonly Slot[], index: number, slot: Slot): readonly Slot[] {
  const before = slots[index];
  if (!before) return slots;
  const changed = slots.with(index, slot);
  const tally = tallyOf(slots);
  const players = tally.players.with(index, slot.player?.id ?? 0);
  const open = tally.open.with(index, slot.status === 'open' ? 1 : 0);
  const openOf = new Map(tally.openOf);
  if (before.status === 'open') openOf.set(before.ownerTeamId, (openOf.get(before.ownerTeamId) ?? 0) - 1);
  if (slot.status === 'open') openOf.set(slot.ownerTeamId, (openOf.get(slot.ownerTeamId) ?? 0) + 1);
  tallies.set(changed, { players, open, openOf });
  return changed;
}

/** Membership in a list of ids: the first few questions search the list, and whoever asks many gets a set. */
export class IdList {
  private asked = 0;
  private set: Set<number> | null = null;

  constructor(private readonly ids: Int32Array) {}

  has(id: number): boolean {
    if (this.set) return this.set.has(id);
    this.asked += 1;
    if (this.asked > 24) this.set = new Set(this.ids);
    return this.ids.includes(id);
  }
}
