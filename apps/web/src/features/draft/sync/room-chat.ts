import { adopt, openRoom, receive, type Envelope, type Room } from '@crease/core/streams/room.js';
import { withReaction } from '@crease/core/draft/reaction.rules.js';
import type { ChatEvent, ChatMessage } from '@crease/core/realtime/socket-events.js';
import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import { byPick, reactedTo, type PickReactions } from './reactions.model.js';
import type { NamedTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** Milliseconds before missing messages are fetched. */
const GAP_MS = 120;

interface Said {
  readonly messages: readonly ChatMessage[];
  readonly reactions: PickReactions;
}

/** The chat of a room. It is a separate stream, so its failure does not affect the draft. */
export class RoomChat {
  private room: Room<Said, ChatEvent> | null = null;
  private open = false;
  /** Messages that wait for the next frame. */
  private waiting: Envelope<ChatEvent>[] = [];

  constructor(
    private readonly store: StoreApi<RoomView>,
    private readonly transport: RoomTransport,
    private readonly named: NamedTimers,
    private readonly isClosed: () => boolean,
  ) {}

  async read(): Promise<void> {
    try {
      const answer = await this.transport.chat();
      if (this.isClosed()) return;
      const known = this.room;
      const { messages, gap } = joined(known?.state.messages ?? [], answer.messages);
      const said: Said = { messages, reactions: byPick(answer.reactions) };
      this.room = known === null ? openRoom(said, answer.seq) : adopt(known, said, answer.seq, foldChat).room;
      if (known === null || (gap && this.room !== known)) this.store.setState({ chatEarlier: answer.earlier });
      const ids = new Set(known?.state.messages.map((message) => message.id));
      const missed = known === null ? [] : this.room.state.messages.filter((message) => !ids.has(message.id));
      this.show({ chatState: 'open', unread: this.unreadWith(missed) });
    } catch {
      if (this.room === null) this.store.setState({ chatState: 'failed' });
    }
  }

  async readBack(): Promise<void> {
    const before = this.store.getState().chatEarlier;
    if (before === null) return;
    const { messages, earlier } = await this.transport.chat(before);
    // The messages were reloaded, or a second request finished.
    if (this.isClosed() || this.room === null || this.store.getState().chatEarlier !== before) return;
    const { state } = this.room;
    this.room = { ...this.room, state: { ...state, messages: [...messages, ...state.messages] } };
    this.show({ chatEarlier: earlier });
  }

  take(envelope: Envelope<ChatEvent>): void {
    this.waiting.push(envelope);
    this.named.soon('chat-picture', () => this.settleWaiting());
  }

  /** A message with this sequence number exists: fetches it if it does not arrive. */
  pulse(seq: number): void {
    this.settleWaiting();
    if (this.room !== null && seq > this.room.seq) this.readSoon();
  }

  seen(isOpen: boolean): void {
    this.settleWaiting();
    this.open = isOpen;
    if (isOpen) this.store.setState({ unread: 0 });
  }

  private settleWaiting() {
    const all = this.waiting;
    this.waiting = [];
    if (this.room === null || all.length === 0) return;
    const { room, applied, gap } = receive(this.room, all, foldChat);
    this.room = room;
    this.show({
      unread: this.unreadWith(applied.flatMap(({ event }) => (event.type === 'chatSent' ? [event.message] : []))),
    });
    if (gap) this.readSoon();
  }

  private show(more: Partial<RoomView>) {
    if (this.room === null) return;
    const { messages, reactions } = this.room.state;
    this.store.setState({ chat: messages, reactions, ...more });
  }

  private unreadWith(fresh: readonly ChatMessage[]): number {
    const { userId, unread } = this.store.getState();
    return this.open ? 0 : unread + fresh.filter((message) => message.userId !== userId).length;
  }

  private readSoon() {
    this.named.later('chat', GAP_MS, () => void this.read(), true);
  }
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
