import { Injectable } from '@nestjs/common';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { decideSystem } from '@crease/core/draft/system.rules.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { Outages } from '../../platform/database/connection/outages.js';
import { queuesOfBidders } from '../auction/bidders.queries.js';
import { DraftLog, EMPTY_POOL } from '../draft.log.js';
import { ATTEMPTS } from '../draft.parts.js';
import { DraftQueries } from '../draft.queries.js';
import { DraftTurns } from '../draft.turns.js';

type Expired = 'picked' | 'stale' | 'early' | 'extended';

/** Handles expired clocks and outages. */
@Injectable()
export class DraftClockwork {
  constructor(
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly outages: Outages,
    private readonly turns: DraftTurns,
    private readonly clock: DbClock,
  ) {}

  /**
   * Picks when the clock of pick `overall` has run out. A stale, early or repeated alarm changes nothing. Returns how
   * the draft moved, if it did.
   */
  async expire(draftId: string, overall: number): Promise<Expired> {
    return this.turns.take(draftId, async () => this.expireTurn(await this.log.load(draftId), overall));
  }

  /** Expires the clock within a command on the same draft. Returns the draft's present state. */
  async expireIn(state: DraftState): Promise<DraftState> {
    if (state.onClock) await this.expireTurn(state, state.onClock.overall);
    return this.log.load(state.id, true);
  }

  private async expireTurn(start: DraftState, overall: number): Promise<Expired> {
    const draftId = start.id;
    let state = start;
    let confirmed = false;
    /** Number of the last outage already checked that does not concern this turn. */
    let counted = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const turn = state.onClock;
      const teamId = turn?.teamId ?? '';
      const [pool, queue, queues] = await Promise.all([
        this.log.poolFor(state),
        this.queries.queue(state, teamId),
        queuesOfBidders(this.queries, state),
      ]);
      const command = { type: 'expireClock', overall, queue, ...queues } as const;
      const decision = decideSystem(state, command, pool, this.clock.now());
      if (!decision.ok) {
        if (!confirmed) {
          state = await this.log.load(draftId, true);
          confirmed = true;
          continue;
        }
        return decision.refusal.name === 'tooEarly' ? 'early' : 'stale';
      }
      const expiry = Date.parse(turn?.deadline ?? '') + (turn?.graceMs ?? 0);
      const appended = await this.log.append({
        state,
        events: decision.value,
        actor: null,
        guard: null,
        limit: { after: new Date(expiry).toISOString(), outage: Math.max(state.outage, counted) },
      });
      switch (appended.kind) {
        case 'done':
          return 'picked';
        case 'moved':
          state = appended.state;
          confirmed = true;
          continue;
        case 'early':
          return 'early';
        case 'outage': {
          const { last, ms } = await this.outages.since(
            state.outage,
            turn?.startedAt ?? new Date(this.clock.now()).toISOString(),
          );
          if (ms > 0) return this.extend(state);
          counted = last;
          continue;
        }
        default:
          return 'stale';
      }
    }
    return 'stale';
  }

  /** Extends the clock by outages in this turn. */
  async putBack(draftId: string): Promise<void> {
    await this.turns.take(draftId, async () => this.extend(await this.log.load(draftId)));
  }

  /** Extends the clock within a command on the same draft. Returns the draft's present state. */
  async extendIn(state: DraftState): Promise<DraftState> {
    await this.extend(state);
    return this.log.load(state.id);
  }

  private async extend(start: DraftState): Promise<'extended' | 'stale'> {
    let state = start;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { last, ms } = await this.outages.since(
        state.outage,
        state.onClock?.startedAt ?? new Date(this.clock.now()).toISOString(),
      );
      if (ms <= 0) return 'stale';
      const decision = decideSystem(
        state,
        { type: 'extendClock', byMs: Math.ceil(ms), outage: last },
        EMPTY_POOL,
        this.clock.now(),
      );
      if (!decision.ok) return 'stale';
      const appended = await this.log.append({ state, events: decision.value, actor: null, guard: null });
      if (appended.kind === 'done') return 'extended';
      if (appended.kind !== 'moved') return 'stale';
      state = appended.state;
    }
    return 'stale';
  }
}
