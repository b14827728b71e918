import type { RosterRow } from '../teams/put-back.queries.js';
import type { VoidedPromise } from '../trades/promises.queries.js';

/** A sheet as its manager saved it. */
export interface SavedSheet {
  readonly team_id: string;
  readonly core: number[];
  readonly bench: number[];
}

/** What the lock of a round did. It is kept beside the round, so that the lock can be taken back. */
export interface LockDone {
  /** PostgreSQL's own text, to the microsecond. */
  readonly begunAt: string;
  readonly released: RosterRow[];
  readonly promises: VoidedPromise[];
  /** Teams that had saved none are left out. */
  readonly sheets: SavedSheet[];
}
