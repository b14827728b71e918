import { Injectable } from '@nestjs/common';
import { within } from '../platform/database/database.js';
import { Busy } from '../platform/refusal.error.js';

/** Runs the commands on one draft one at a time within a process. Between processes the database decides. */
@Injectable()
export class DraftTurns {
  private readonly turns = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` after all earlier work on the same draft.
   * @param answerWithinMs after this time, waiting work throws Busy and running work is no longer awaited; null: no
   * limit
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
