import type { Result } from '../result.js';
import type { Envelope } from '../streams/room.js';
import { expiryOf, iso } from './clock/draft.clock.js';
import { foldEnvelope } from './draft.reducer.js';
import type { DraftEvent, DraftState } from './draft.model.js';
import { decide, type DraftActor, type DraftCommand } from './draft.rules.js';
import type { Wish } from './queue/wish.rules.js';
import { decideSystem } from './system.rules.js';
import type { DraftPool } from './team/legality.rules.js';

/**
 * A draft that is kept in memory: its state and its log of events. It decides like a server, and knows neither users
 * nor time: callers pass the actor and the moment (ms since 1970).
 */
export class LocalDraft {
  readonly log: Envelope<DraftEvent>[] = [];

  constructor(
    public state: DraftState,
    readonly pool: DraftPool,
  ) {}

  execute(command: DraftCommand, actor: DraftActor, now: number): Result<DraftEvent[]> {
    return this.commit(decide(this.state, command, actor, this.pool, now), actor.userId, now);
  }

  /** Picks for the team whose time is up, from its queue or by rank. Without an expired clock nothing happens. */
  expire(queue: readonly Wish[], now: number): void {
    const { onClock } = this.state;
    const expiry = expiryOf(this.state);
    if (onClock === null || expiry === null || now < expiry) return;
    const command = { type: 'expireClock', overall: onClock.overall, queue } as const;
    this.commit(decideSystem(this.state, command, this.pool, now), null, now);
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
