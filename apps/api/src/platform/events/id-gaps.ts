/** Ids that were given out but not seen when a greater one was, with the first transaction that began later. */
interface Gap {
  readonly first: number;
  readonly last: number;
  /** Every transaction that may still commit one of these ids has a smaller number. */
  readonly before: number;
  readonly at: number;
}

/**
 * A transaction takes an event's id a moment before the server gives the transaction its own number. A gap stays open
 * for at least this long, so that this moment never matters. In milliseconds.
 */
export const LEAST_OPEN_MS = 3_000;

/**
 * Where a reader of the event table stands. An event gets its id before its commit, so a smaller id may appear after a
 * greater one: every id below `mark` was either seen or belongs to a gap. A gap closes when no transaction that was
 * open when it was noticed is open any more, however long that takes.
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

  /** Takes ids above the mark, ascending, and the number of the first transaction that had not begun when they were read. */
  advance(ids: readonly number[], before: number, at: number): void {
    for (const id of ids) {
      if (id > this.reached + 1) this.gaps.push({ first: this.reached + 1, last: id - 1, before, at });
      this.reached = id;
    }
  }

  /** Removes ids from the gaps, ascending. */
  fill(ids: readonly number[]): void {
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
   * Closes gaps that can no longer be filled. `oldest` is the number of the oldest transaction that was open when all of
   * them were read; `waiting` are ids that were found but not taken yet.
   */
  close(oldest: number, waiting: readonly number[], at: number): void {
    this.gaps = this.gaps.filter(
      ({ first, last, before, at: noticed }) =>
        before > oldest || at - noticed < LEAST_OPEN_MS || waiting.some((id) => id >= first && id <= last),
    );
  }
}
