import { adopt, openRoom, receive, type Envelope, type Room } from '@crease/core/streams/room.js';
import type { ChatEvent, ChatMessage } from '@crease/core/realtime/socket-events.js';
import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import type { NamedTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

const CHAT_KEPT = 300;
/** Messages out of order usually follow within this time; only then is the gap asked about. */
const GAP_MS = 120;

export interface RoomChat {
  /** Reads what was said so far. */
  read(): void;
  take(envelope: Envelope<ChatEvent>): void;
  /** Something was said up to this event: reads it when it does not come by itself. */
  pulse(seq: number): void;
  seen(open: boolean): void;
}

/** The chat of a room: a stream of its own, which may fail without the draft. */
export function roomChat(
  store: StoreApi<RoomView>,
  transport: RoomTransport,
  { later, soon }: NamedTimers,
  isClosed: () => boolean,
): RoomChat {
  const { userId } = store.getState();
  let chat: Room<readonly ChatMessage[], ChatEvent> | null = null;
  let open = false;
  /** Messages that wait for the next picture. */
  let waiting: Envelope<ChatEvent>[] = [];

  function settleWaiting() {
    const all = waiting;
    waiting = [];
    if (chat === null || all.length === 0) return;
    const received = receive(chat, all, foldChat);
    chat = received.room;
    const fresh = received.applied.filter((one) => one.event.message.userId !== userId).length;
    store.setState({ chat: chat.state, unread: open ? 0 : store.getState().unread + fresh });
    if (received.gap) readSoon();
  }

  async function read(): Promise<void> {
    try {
      const answer = await transport.chat();
      if (isClosed()) return;
      const fresh =
        chat === null
          ? openRoom<readonly ChatMessage[], ChatEvent>(answer.messages, answer.seq)
          : adopt(chat, answer.messages, answer.seq, foldChat).room;
      const known = new Set(chat?.state.map((message) => message.id));
      const missed =
        chat === null || open
          ? 0
          : fresh.state.filter((message) => !known.has(message.id) && message.userId !== userId).length;
      chat = fresh;
      store.setState({ chat: fresh.state, chatState: 'open', unread: open ? 0 : store.getState().unread + missed });
    } catch {
      if (chat === null) store.setState({ chatState: 'failed' });
    }
  }
  const readSoon = () => later('chat', GAP_MS, () => void read(), true);

  return {
    read: () => void read(),
    take(envelope) {
      waiting.push(envelope);
      soon('chat-picture', settleWaiting);
    },
    pulse(seq) {
      settleWaiting();
      if (chat !== null && seq > chat.seq) readSoon();
    },
    seen(isOpen) {
      settleWaiting();
      open = isOpen;
      if (open) store.setState({ unread: 0 });
    },
  };
}

function foldChat(messages: readonly ChatMessage[], envelope: Envelope<ChatEvent>): readonly ChatMessage[] {
  return [...messages, envelope.event.message].slice(-CHAT_KEPT);
}
