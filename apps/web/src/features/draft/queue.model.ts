import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { Dollars } from '@crease/core/money.js';

export interface QueueLine {
  readonly id: number;
  /** undefined when the player is not in the pool. */
  readonly entry: PoolEntry | undefined;
  readonly taken: boolean;
  /** Whether the team could pick the player right now. */
  readonly legal: boolean;
  /**
   * Cap space when this player and all before in the queue who are still free have been picked; null beyond the players whom the team
   * can still draft: nobody picks a hundred wishes.
   */
  readonly spaceAfter: Dollars | null;
}

export interface QueueStanding {
  isTaken(id: number): boolean;
  allows(id: number): boolean;
  readonly capUsed: Dollars;
  readonly cap: Dollars;
  /** How many players the team can still draft. */
  readonly places: number;
}

/** The queue with what each line would lead to: a running total, in which drafted players do not count. */
export function queueLines(
  ids: readonly number[],
  byId: ReadonlyMap<number, PoolEntry>,
  standing: QueueStanding,
): QueueLine[] {
  let space = standing.cap - standing.capUsed;
  let free = 0;
  return ids.map((id) => {
    const entry = byId.get(id);
    const taken = standing.isTaken(id);
    if (!taken && entry !== undefined) {
      space -= entry.capHit;
      free += 1;
    }
    const spaceAfter = free > standing.places ? null : space;
    return { id, entry, taken, legal: !taken && standing.allows(id), spaceAfter };
  });
}
