import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { ChatMessage, PresentUser } from '@crease/core/realtime/socket-events.js';
import { createStore, type StoreApi } from 'zustand';
import type { Connection } from '../../../ui/marks/ConnectionBadge.js';
import type { PickReactions } from './reactions.model.js';

export interface RoomView {
  readonly phase: 'opening' | 'open' | 'failed';
  /** Why the room could not open, or cannot continue. */
  readonly failure: string | null;
  readonly state: DraftState | null;
  readonly my: DraftSnapshot['my'];
  readonly people: DraftSnapshot['people'];
  readonly userId: string | null;
  readonly connection: Connection;
  /** Time of the last sign of the server, by `steadyNow()`; null while that is recent. */
  readonly silentSince: number | null;
  /** Milliseconds to add to `steadyNow()` to get the database's time. */
  readonly offset: number;
  readonly present: readonly PresentUser[];
  readonly chat: readonly ChatMessage[];
  /** Earlier messages exist before this event; null when `chat` has the first message. */
  readonly chatEarlier: number | null;
  readonly reactions: PickReactions;
  readonly chatState: 'loading' | 'open' | 'failed';
  /** Messages of others since the chat was last in view. */
  readonly unread: number;
  /** Incremented when a queue was, or may have been, changed in the user's other window. */
  readonly queueChanges: number;
  /** Incremented when the lobby's pool may have changed: before the draft begins it follows the league. */
  readonly poolChanges: number;
  /** Incremented when rosters may have changed outside the draft. */
  readonly keptChanges: number;
}

export const roomStore = (userId: string | null): StoreApi<RoomView> =>
  createStore<RoomView>(() => ({
    phase: 'opening',
    failure: null,
    state: null,
    my: { teamIds: [], commissioner: false },
    people: [],
    userId,
    connection: 'connecting',
    silentSince: null,
    offset: 0,
    present: [],
    chat: [],
    chatEarlier: null,
    reactions: new Map(),
    chatState: 'loading',
    unread: 0,
    queueChanges: 0,
    poolChanges: 0,
    keptChanges: 0,
  }));
