import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { foldEnvelope } from '@crease/core/draft/draft.reducer.js';
import { adopt, openRoom, receive, type Envelope, type Received, type Room } from '@crease/core/streams/room.js';
import type { StoreApi } from 'zustand';
import type { Me } from './draft-reaction.model.js';
import type { RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

export type Applied = readonly Envelope<DraftEvent>[];

/** Events that have just been applied; `before` is null when the room has just been opened. */
export interface Happened {
  readonly applied: Applied;
  readonly before: DraftState | null;
  readonly after: DraftState;
  readonly me: Me;
  readonly serverNow: number;
}

/** The browser's copy of the draft, folded by the server's reducer. */
export class DraftReplica {
  room: Room<DraftState, DraftEvent> | null = null;
  /** Sequence number of the newest event known to exist. */
  private newest = 0;
  private early: Envelope<DraftEvent>[] = [];

  constructor(
    private readonly store: StoreApi<RoomView>,
    private readonly timers: RoomTimers,
    private readonly react: (happened: Happened) => void,
  ) {}

  isBehind(): boolean {
    return this.room !== null && (this.room.early.size > 0 || this.newest > this.room.seq);
  }

  expect(seq: number): void {
    this.newest = Math.max(this.newest, seq);
  }

  /** 'unreadable': this version cannot fold an event, which a snapshot already contains. */
  take(envelopes: Applied): 'applied' | 'gap' | 'unreadable' {
    if (this.room === null) {
      this.early.push(...envelopes);
      return 'applied';
    }
    for (const { seq } of envelopes) this.expect(seq);
    let received: Received<DraftState, DraftEvent>;
    try {
      received = receive(this.room, envelopes, foldEnvelope);
    } catch {
      return 'unreadable';
    }
    this.settle(received);
    return received.gap ? 'gap' : 'applied';
  }

  /** Opens the room with the first snapshot. Returns the events that arrived before it. */
  open(state: DraftState, view: Partial<RoomView>): Applied {
    this.room = openRoom(state, state.seq);
    this.expect(this.room.seq);
    this.store.setState({ ...view, state });
    this.report([], null, state);
    const { early } = this;
    this.early = [];
    return early;
  }

  renew(room: Room<DraftState, DraftEvent>, state: DraftState, view: Partial<RoomView>): void {
    this.settle(adopt(room, state, state.seq, foldEnvelope), view);
  }

  private settle(received: Received<DraftState, DraftEvent>, view: Partial<RoomView> = {}) {
    const was = this.room?.state ?? null;
    this.room = received.room;
    const { state } = received.room;
    if (was !== state || Object.keys(view).length > 0) this.store.setState({ ...view, state });
    this.report(received.applied, was, state);
  }

  private report(applied: Applied, before: DraftState | null, after: DraftState) {
    if (before === after) return;
    const { userId, my, people, offset } = this.store.getState();
    const me = { userId, teamIds: my.teamIds, people };
    this.react({ applied, before, after, me, serverNow: this.timers.now() + offset });
  }
}
