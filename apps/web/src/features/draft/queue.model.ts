import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { playerOf, wishKey, type Wish } from '@crease/core/draft/wish.rules.js';
import type { Dollars } from '@crease/core/money.js';

export interface QueueLine {
  readonly wish: Wish;
  readonly key: string;
  /** The player that the line names; null for a rule. */
  readonly id: number | null;
  /** The player that the line names, or whom its rule finds now; undefined where there is none. */
  readonly entry: PoolEntry | undefined;
  readonly taken: boolean;
  /** Whether the team could pick the player right now. */
  readonly legal: boolean;
  /** Its conditions do not hold now. */
  readonly waits: boolean;
  /**
   * Cap space when this player and all before in the queue who are still free have been picked; null for a rule, and
   * beyond the players whom the team can still draft: nobody picks a hundred wishes.
   */
  readonly spaceAfter: Dollars | null;
}

export interface QueueStanding {
  isTaken(id: number): boolean;
  allows(id: number): boolean;
  /** Whether the conditions of a wish hold. */
  holds(wish: Wish): boolean;
  /** Whom a wish gives now. */
  find(wish: Wish): number | null;
  readonly capUsed: Dollars;
  readonly cap: Dollars;
  /** How many players the team can still draft. */
  readonly places: number;
}

/** The queue with what each line would lead to: a running total, in which drafted players and rules do not count. */
export function queueLines(
  wishes: readonly Wish[],
  byId: ReadonlyMap<number, PoolEntry>,
  standing: QueueStanding,
): QueueLine[] {
  let space = standing.cap - standing.capUsed;
  let free = 0;
  return wishes.map((wish) => {
    const id = playerOf(wish);
    const key = wishKey(wish);
    const waits = typeof wish !== 'number' && !standing.holds(wish);
    if (id === null) {
      const found = waits ? null : standing.find(wish);
      const entry = found === null ? undefined : byId.get(found);
      return { wish, key, id, entry, taken: false, legal: entry !== undefined, waits, spaceAfter: null };
    }
    const entry = byId.get(id);
    const taken = standing.isTaken(id);
    if (!taken && entry !== undefined) {
      space -= entry.capHit;
      free += 1;
    }
    const spaceAfter = free > standing.places ? null : space;
    return { wish, key, id, entry, taken, legal: !taken && standing.allows(id), waits, spaceAfter };
  });
}
