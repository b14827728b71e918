import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import { throttleDraft, type ThrottledDrafts } from './throttled-draft.js';
import type { Happened } from './draft-replica.js';
import { RoomChat } from './room-chat.js';
import { roomChanges, roomListener } from './room-listener.js';
import { roomClock } from './room-clock.js';
import { trackContact } from './server-contact.js';
import { RoomSync } from './room-sync.js';
import { namedTimers, realTimers, type RoomTimers } from './room-timers.js';
import { roomStore, type RoomView } from './room-view.js';

export type { RoomTimers } from './room-timers.js';
export type { RoomView } from './room-view.js';

export interface DraftRoom {
  readonly store: StoreApi<RoomView>;
  /** The throttled draft, for renders that may follow a moment after the clock and the board. */
  readonly throttled: ThrottledDrafts;
  now(): number;
  /** A command has committed up to this event, so it must arrive here soon. */
  expect(seq: number): void;
  /** After hiding or sleep: measures the clock offset and fetches events again. */
  wake(): void;
  retry(): void;
  say(text: string, key: string): Promise<void>;
  react(reaction: Omit<PickReaction, 'userId'> & { on: boolean }): Promise<void>;
  chatSeen(open: boolean): void;
  loadChat(): void;
  /** Loads the messages before the first one shown. */
  readChatBack(): Promise<void>;
  close(): void;
}

/** Opens the room of one draft: the draft (`room-sync.ts`), its chat and its clock. `react` runs once per event. */
export function openDraftRoom(
  draftId: string,
  userId: string | null,
  transport: RoomTransport,
  react: (happened: Happened) => void = () => undefined,
  timers: RoomTimers = realTimers,
): DraftRoom {
  const store = roomStore(userId);
  const named = namedTimers(timers);
  const throttled = throttleDraft(store, timers, named);
  const draft = new RoomSync(store, transport, timers, named, {
    opened(connected) {
      // With a connection, joining reads the chat.
      if (!connected) void chat.read();
      clock.keepMeasuring();
    },
    joined(again) {
      clock.measure();
      // Events from before this window joined are not announced.
      void chat.read();
      changes.queue();
      if (again) changes.lines();
    },
    react,
    recordContact: () => contact.record(),
  });
  const connection = () => draft.connection();
  const chat = new RoomChat(store, transport, named, () => draft.isClosed());
  const clock = roomClock(store, transport, timers, named, connection);
  const contact = trackContact(store, transport, timers, named, connection);
  const changes = roomChanges(store, named);
  const stop = transport.listen(roomListener(draftId, { store, draft, chat, contact, changes }));
  draft.start();

  return {
    store,
    throttled,
    now: timers.now,
    expect: (seq) => draft.expect(seq),
    wake() {
      contact.wake();
      draft.wake();
      clock.measure();
    },
    retry: () => draft.retry(),
    async say(text, key) {
      await transport.say(text, key);
    },
    react: transport.react.bind(transport),
    chatSeen: (open) => chat.seen(open),
    readChatBack: () => chat.readBack(),
    loadChat() {
      store.setState({ chatState: 'loading' });
      void chat.read();
    },
    close() {
      draft.close();
      stop();
      named.close();
    },
  };
}
