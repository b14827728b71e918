import type { Database } from '../database/database.js';
import { firstMarkOf, MachineGaps } from './machine-gaps.js';
import {
  relayGaps,
  relayGapsOfCluster,
  relayNewest,
  relayNewestOfMachine,
  relayPage,
  relayPageOfCluster,
} from './statements/relay.statements.js';

/** Ids of one page, ascending. `young` ones may still arrive directly. */
interface Page {
  readonly ids: readonly string[];
  readonly young: readonly string[];
}

/**
 * Reads event ids. On one PostgreSQL, transaction numbers show which ids may still appear. On a cluster each machine
 * has its own numbers, so there the start times of transactions count.
 */
export class EventIds {
  constructor(
    private readonly db: Database,
    private readonly limit: number,
    private readonly youngestSeconds: number,
  ) {}

  /** The marks of a new reader: `back` ids before the newest one of each machine. */
  async start(back: number): Promise<MachineGaps> {
    if (!this.db.onCluster) {
      const [row] = await this.db.runPromptly(relayNewest);
      return new MachineGaps([Math.max(0, (row?.newest ?? 0) - back)]);
    }
    const marks: number[] = [];
    for (const machine of this.db.machines) {
      const [first, last] = [firstMarkOf(machine), firstMarkOf(machine + 1)];
      const [row] = await this.db.runPromptly(relayNewestOfMachine, first, last);
      marks.push(Math.max(first, (row?.newest ?? 0) - back));
    }
    return new MachineGaps(marks);
  }

  async page({ ranges }: MachineGaps): Promise<(Page & { readonly before: number }) | undefined> {
    const [page] = this.db.onCluster
      ? await this.db.runPromptly(
          relayPageOfCluster,
          ranges.map(({ mark }) => mark),
          ranges.map(({ until }) => until),
          this.youngestSeconds,
          this.limit,
        )
      : await this.db.runPromptly(relayPage, ranges[0]?.mark ?? 0, this.youngestSeconds, this.limit);
    return page;
  }

  async within({ open }: MachineGaps): Promise<(Page & { readonly oldest: number }) | undefined> {
    const [found] = await this.db.runPromptly(
      this.db.onCluster ? relayGapsOfCluster : relayGaps,
      open.map(({ first }) => first),
      open.map(({ last }) => last),
      this.youngestSeconds,
      this.limit,
    );
    return found;
  }
}
