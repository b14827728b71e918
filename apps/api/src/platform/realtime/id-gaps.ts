/** Ids that were allocated but not visible when a greater one was read, with the first transaction that began later. */
interface Gap {
  readonly first: number;
  readonly last: number;
  /** Transactions that may still commit these ids have smaller numbers. */
  readonly before: number;
  readonly at: number;
}

/**
 * Shortest time that a gap stays open, in milliseconds. It covers the delay between a transaction's taking an event's
 * id and getting its own number.
 */
export const LEAST_OPEN_MS = 3_000;

/**
 * A reader's position in the event table. An event gets its id before its commit, so a smaller id may appear after a
 * greater one. Every id below `mark` was either seen or belongs to a gap. A gap closes when all transactions that were
 * open at its discovery have ended.
 */
export class IdGaps {
  private gaps: Gap[] = [];

  constructor(private reached: number) {}

  get mark(): number {
    return this.reached;
  }

  get open(): readonly { readonly first: number; readonly last: number }[] {
    return this.gaps;
  }

  /**
   * Adds ids above the mark, ascending. `before` is the number of the first transaction that had not begun when they
   * were read.
   */
  advance(ids: readonly number[], before: number, at: number): void {
    for (const id of ids) {
      if (id > this.reached + 1) this.gaps.push({ first: this.reached + 1, last: id - 1, before, at });
      this.reached = id;
    }
  }

  /** Removes ids, ascending, from the gaps. */
  removeIds(ids: readonly number[]): void {
    if (ids.length === 0) return;
    let next = 0;
    this.gaps = this.gaps.flatMap((gap) => {
      const rest: Gap[] = [];
      let { first } = gap;
      while (next < ids.length && (ids[next] as number) < first) next += 1;
      for (; next < ids.length && (ids[next] as number) <= gap.last; next += 1) {
        const id = ids[next] as number;
        if (id > first) rest.push({ ...gap, first, last: id - 1 });
        first = id + 1;
      }
      if (first <= gap.last) rest.push({ ...gap, first });
      return rest;
    });
  }

  /**
   * Closes gaps that can no longer be filled. `oldest`: the oldest transaction that was open when all of them were
   * read. `waiting`: ids found but not published yet.
   */
  close(oldest: number, waiting: readonly number[], at: number): void {
    this.gaps = this.gaps.filter(
      ({ first, last, before, at: noticed }) =>
        before > oldest || at - noticed < LEAST_OPEN_MS || waiting.some((id) => id >= first && id <= last),
    );
  }
}
