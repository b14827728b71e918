import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { playerOf, wishKey, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import type { Dollars } from '@crease/core/money.js';

export interface QueueLine {
  readonly wish: Wish;
  readonly key: string;
  /** The player named by the line; null for a rule. */
  readonly id: number | null;
  /** The named player, or the player that the rule finds now; undefined when there is none. */
  readonly entry: PoolEntry | undefined;
  readonly taken: boolean;
  readonly legal: boolean;
  /** Its conditions are not met now. */
  readonly waits: boolean;
  /**
   * Cap space after this player and all free players before it in the queue are picked. Null for a rule, and beyond the
   * number of players that the team can still draft.
   */
  readonly spaceAfter: Dollars | null;
  /** The salary that the running total counts for the player, where rounds set salaries. */
  readonly salary: Dollars | null;
}

export interface QueueStanding {
  isTaken(id: number): boolean;
  allows(id: number): boolean;
  /** True when the wish's conditions are met. */
  holds(wish: Wish): boolean;
  find(wish: Wish): number | null;
  readonly capUsed: Dollars;
  readonly cap: Dollars;
  /** Number of players that the team can still draft. */
  readonly places: number;
  /** The salary of each pick that the team has left, in turn; null where rounds set no salaries. */
  readonly salaries: readonly Dollars[] | null;
}

/** The queue with a running total of its cost, which skips drafted players and rules. */
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
      return { wish, key, id, entry, taken: false, legal: entry !== undefined, waits, spaceAfter: null, salary: null };
    }
    const entry = byId.get(id);
    const taken = standing.isTaken(id);
    let salary: Dollars | null = null;
    if (!taken && entry !== undefined) {
      salary = standing.salaries?.[free] ?? null;
      space -= salary ?? entry.capHit;
      free += 1;
    }
    const spaceAfter = free > standing.places ? null : space;
    return { wish, key, id, entry, taken, legal: !taken && standing.allows(id), waits, spaceAfter, salary };
  });
}
