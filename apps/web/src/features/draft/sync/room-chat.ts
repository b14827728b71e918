import { adopt, openRoom, receive, type Envelope, type Room } from '@crease/core/streams/room.js';
import { withReaction } from '@crease/core/draft/reaction.rules.js';
import type { ChatEvent, ChatMessage } from '@crease/core/realtime/socket-events.js';
import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import { byPick, reactedTo, type PickReactions } from './reactions.model.js';
import type { NamedTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** In milliseconds: messages out of order usually follow within this time; after it the missing ones are fetched. */
const GAP_MS = 120;

export interface RoomChat {
  /** Loads the latest messages. */
  read(): void;
  /** Loads the messages before those. */
  readBack(): Promise<void>;
  take(envelope: Envelope<ChatEvent>): void;
  /** A message with this sequence number exists: fetches it if it does not arrive. */
  pulse(seq: number): void;
  seen(open: boolean): void;
}

interface Said {
  readonly messages: readonly ChatMessage[];
  readonly reactions: PickReactions;
}

/** The chat of a room. It is a separate stream, so its failure does not affect the draft. */
export function roomChat(
  store: StoreApi<RoomView>,
  transport: RoomTransport,
  { later, soon }: NamedTimers,
  isClosed: () => boolean,
): RoomChat {
  const { userId } = store.getState();
  let chat: Room<Said, ChatEvent> | null = null;
  let open = false;
  /** Messages that wait for the next frame. */
  let waiting: Envelope<ChatEvent>[] = [];

  const show = ({ messages, reactions }: Said, more: Partial<RoomView>) =>
    store.setState({ chat: messages, reactions, ...more });

  function settleWaiting() {
    const all = waiting;
    waiting = [];
    if (chat === null || all.length === 0) return;
    const received = receive(chat, all, foldChat);
    chat = received.room;
    const fresh = received.applied.filter(
      ({ event }) => event.type === 'chatSent' && event.message.userId !== userId,
    ).length;
    show(chat.state, { unread: open ? 0 : store.getState().unread + fresh });
    if (received.gap) readSoon();
  }

  async function read(): Promise<void> {
    try {
      const answer = await transport.chat();
      if (isClosed()) return;
      const { messages, gap } = joined(chat?.state.messages ?? [], answer.messages);
      const said: Said = { messages, reactions: byPick(answer.reactions) };
      const fresh =
        chat === null ? openRoom<Said, ChatEvent>(said, answer.seq) : adopt(chat, said, answer.seq, foldChat).room;
      const known = new Set(chat?.state.messages.map((message) => message.id));
      const missed =
        chat === null || open
          ? 0
          : fresh.state.messages.filter((message) => !known.has(message.id) && message.userId !== userId).length;
      if (chat === null || (gap && fresh !== chat)) store.setState({ chatEarlier: answer.earlier });
      chat = fresh;
      show(fresh.state, { chatState: 'open', unread: open ? 0 : store.getState().unread + missed });
    } catch {
      if (chat === null) store.setState({ chatState: 'failed' });
    }
  }
  const readSoon = () => later('chat', GAP_MS, () => void read(), true);

  async function readBack(): Promise<void> {
    const before = store.getState().chatEarlier;
    if (before === null) return;
    const { messages, earlier } = await transport.chat(before);
    // The messages were reloaded, or a second request finished: this answer no longer fits.
    if (isClosed() || chat === null || store.getState().chatEarlier !== before) return;
    const { state } = chat;
    chat = { ...chat, state: { ...state, messages: [...messages, ...state.messages] } };
    show(chat.state, { chatEarlier: earlier });
  }

  return {
    read: () => void read(),
    readBack,
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

/**
 * Merges known and reloaded messages. If there is a gap between them, drops the older ones, which can be loaded again.
 */
function joined(
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): { readonly messages: readonly ChatMessage[]; readonly gap: boolean } {
  const first = fresh[0];
  if (first === undefined) return { messages: known, gap: false };
  const at = known.findIndex(({ id }) => id === first.id);
  return at < 0 ? { messages: fresh, gap: true } : { messages: [...known.slice(0, at), ...fresh], gap: false };
}

function foldChat(said: Said, { event }: Envelope<ChatEvent>): Said {
  if (event.type === 'chatSent') return { ...said, messages: [...said.messages, event.message] };
  const key = reactedTo(event.overall, event.playerId);
  const { type: _, ...reaction } = event;
  return {
    ...said,
    reactions: new Map(said.reactions).set(key, withReaction(said.reactions.get(key) ?? [], reaction)),
  };
}
