import { Injectable } from '@nestjs/common';
import { within } from '../platform/database/database.js';
import { Busy } from '../platform/http/refusal.error.js';

/** Commands on one draft take turns inside a process; between processes the database decides. */
@Injectable()
export class DraftTurns {
  private readonly turns = new Map<string, Promise<unknown>>();

  /**
   * Does `work` when everything that was asked for before it on the same draft is done.
   * @param answerWithinMs what has not begun by then does not begin, and what has not ended is no longer waited for; null: no limit
   */
  async take<T>(draftId: string, work: () => Promise<T>, answerWithinMs: number | null = null): Promise<T> {
    const asked = performance.now();
    const before = this.turns.get(draftId) ?? Promise.resolve();
    const mine = before.then(() => {
      if (answerWithinMs !== null && performance.now() - asked > answerWithinMs) throw new Busy();
      return work();
    });
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(draftId, settled);
    void settled.then(() => {
      if (this.turns.get(draftId) === settled) this.turns.delete(draftId);
    });
    return answerWithinMs === null ? mine : within(answerWithinMs, mine);
  }
}
