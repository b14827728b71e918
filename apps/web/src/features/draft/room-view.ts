import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { ChatMessage, PresentUser } from '@crease/core/realtime/socket-events.js';
import { createStore, type StoreApi } from 'zustand';
import type { Connection } from '../../ui/ConnectionBadge.js';
import type { PickReactions } from './reactions.model.js';

/** What the room's screens see. */
export interface RoomView {
  readonly phase: 'opening' | 'open' | 'failed';
  /** Why the room could not be opened, or cannot go on. */
  readonly failure: string | null;
  readonly state: DraftState | null;
  readonly my: DraftSnapshot['my'];
  /** The user's id, for what is their own doing. */
  readonly userId: string | null;
  readonly connection: Connection;
  /** By `steadyNow()`, when the server was last heard of; null while that is not long ago. */
  readonly silentSince: number | null;
  /** Milliseconds to add to `steadyNow()` to get the database's time. */
  readonly offset: number;
  readonly present: readonly PresentUser[];
  readonly chat: readonly ChatMessage[];
  /** More was said than stands in `chat`, before this event; null where its first message is the first of all. */
  readonly chatEarlier: number | null;
  /** What was said to picks with one press, by `reactedTo`. */
  readonly reactions: PickReactions;
  readonly chatState: 'loading' | 'open' | 'failed';
  /** Messages of others since the chat was last in view. */
  readonly unread: number;
  /** Goes up when a queue was, or may have been, changed in another window of the same user. */
  readonly queueChanges: number;
  /** Goes up when the lobby's pool of players may have changed: before the draft begins it follows the league. */
  readonly poolChanges: number;
  /** Goes up when the league's rosters may have changed beside the draft: by a trade, for example. */
  readonly keptChanges: number;
}

export const roomStore = (userId: string | null): StoreApi<RoomView> =>
  createStore<RoomView>(() => ({
    phase: 'opening',
    failure: null,
    state: null,
    my: { teamIds: [], commissioner: false },
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
