import { ok, type Result } from '../result.js';
import type { Envelope } from '../streams/room.js';
import { expiryOf, iso } from './clock/draft.clock.js';
import { foldEnvelope } from './draft.reducer.js';
import type { DraftActor } from './draft.commands.js';
import type { DraftEvent, DraftState } from './draft.model.js';
import { automaticPick } from './picks/pick.rules.js';
import { onClockPromise, withPromises } from './picks/promise.rules.js';
import { decideTurn, type TurnCommand } from './picks/turn-commands.rules.js';
import type { Wish } from './queue/wish.rules.js';
import type { DraftPool } from './team/legality.rules.js';

/** A draft in memory. It decides like a server. Callers pass the actor and the moment (ms since 1970). */
export class LocalDraft {
  readonly log: Envelope<DraftEvent>[] = [];

  constructor(
    public state: DraftState,
    readonly pool: DraftPool,
  ) {}

  execute(command: TurnCommand, actor: DraftActor, now: number): Result<DraftEvent[]> {
    return this.commit(decideTurn(this.state, command, actor, this.pool, now), actor.userId, now);
  }

  /** Picks from the queue or by rank, if the clock has expired. */
  expire(queue: readonly Wish[], now: number): void {
    const { onClock } = this.state;
    const expiry = expiryOf(this.state);
    if (onClock === null || expiry === null || now < expiry) return;
    // No clock runs for a promised pick.
    if (onClockPromise(this.state)) return;
    const picked = automaticPick(this.state, onClock, queue, this.pool, now);
    this.commit(ok(withPromises(this.state, picked, now)), null, now);
  }

  private commit(decided: Result<DraftEvent[]>, actor: string | null, now: number): Result<DraftEvent[]> {
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      const envelope = { stream: `draft:${this.state.id}`, seq: this.state.seq + 1, at: iso(now), actor, event };
      this.log.push(envelope);
      this.state = foldEnvelope(this.state, envelope);
    }
    return decided;
  }
}
