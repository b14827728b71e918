import type { RosterRow } from '../teams/put-back.queries.js';
import type { VoidedPromise } from '../trades/promises.queries.js';

export interface SavedSheet {
  readonly team_id: string;
  readonly core: number[];
  readonly bench: number[];
}

/** The effects of a round's lock. Stored with the round, so that the lock can be taken back. */
export interface LockDone {
  /** Timestamp text from PostgreSQL, with microseconds. */
  readonly begunAt: string;
  readonly released: RosterRow[];
  readonly promises: VoidedPromise[];
  /** Without teams that had saved no sheet. */
  readonly sheets: SavedSheet[];
}
