import { IdGaps } from './id-gaps.js';

/** On a cluster, Citus gives machine n the ids from n · 2^48 + 1. One PostgreSQL is machine 0. */
const IDS_OF_A_MACHINE = 2 ** 48;

export const machineOf = (id: number): number => Math.floor(id / IDS_OF_A_MACHINE);
export const firstMarkOf = (machine: number): number => machine * IDS_OF_A_MACHINE;

/**
 * A reader's position in the event table, for each machine that gives ids: ids follow time only within one. Lists of
 * ids are ascending.
 */
export class MachineGaps {
  private readonly gaps = new Map<number, IdGaps>();

  constructor(marks: readonly number[]) {
    for (const mark of marks) this.gaps.set(machineOf(mark), new IdGaps(mark));
  }

  /** Unread ids: after each `mark` and before its `until`, also of machines added later. */
  get ranges(): readonly { readonly mark: number; readonly until: number }[] {
    const next = Math.max(-1, ...this.gaps.keys()) + 1;
    const machines = Array.from({ length: next }, (_, machine) => ({
      mark: this.gaps.get(machine)?.mark ?? firstMarkOf(machine),
      until: firstMarkOf(machine + 1),
    }));
    return [...machines, { mark: firstMarkOf(next), until: Number.MAX_SAFE_INTEGER }];
  }

  /** True for an id that a later read can still find. */
  isAbove(id: number): boolean {
    return id > (this.gaps.get(machineOf(id))?.mark ?? 0);
  }

  get open(): readonly { readonly first: number; readonly last: number }[] {
    return [...this.gaps.values()].flatMap(({ open }) => open);
  }

  advance(ids: readonly number[], before: number, at: number): void {
    for (const [machine, own] of byMachine(ids)) {
      const gaps = this.gaps.get(machine) ?? new IdGaps(firstMarkOf(machine));
      this.gaps.set(machine, gaps);
      gaps.advance(own, before, at);
    }
  }

  removeIds(ids: readonly number[]): void {
    for (const [machine, own] of byMachine(ids)) this.gaps.get(machine)?.removeIds(own);
  }

  close(oldest: number, waiting: readonly number[], at: number): void {
    for (const gaps of this.gaps.values()) gaps.close(oldest, waiting, at);
  }
}

function byMachine(ids: readonly number[]): ReadonlyMap<number, number[]> {
  const sorted = new Map<number, number[]>();
  for (const id of ids) {
    const machine = machineOf(id);
    const own = sorted.get(machine);
    if (own) own.push(id);
    else sorted.set(machine, [id]);
  }
  return sorted;
}
