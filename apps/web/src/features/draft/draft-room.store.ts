import type { DraftEvent } from '@crease/core/draft/draft.model.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import { EVERYONE, streamOf, type AnyEvent, type ChatEvent } from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { StoreApi } from 'zustand';
import type { RoomTransport } from './draft-room.transport.js';
import { calmDrafts, type CalmDrafts } from './calm-draft.js';
import { roomChat } from './room-chat.js';
import { roomClock } from './room-clock.js';
import { roomHearing } from './room-hearing.js';
import { roomSync, type Happened } from './room-sync.js';
import { namedTimers, realTimers, type RoomTimers } from './room-timers.js';
import { roomStore, type RoomView } from './room-view.js';

export type { RoomTimers } from './room-timers.js';
export type { RoomView } from './room-view.js';

export interface DraftRoom {
  readonly store: StoreApi<RoomView>;
  /** The draft for what may come a moment after clock and board. */
  readonly calm: CalmDrafts;
  /** The browser's time, by which `silentSince` is told. */
  now(): number;
  /** A command was carried out up to this event: it must arrive here soon. */
  expect(seq: number): void;
  /** The page has been away (hidden, asleep): the clock is measured and the events asked for again. */
  wake(): void;
  /** After a failure: begins anew. */
  retry(): void;
  say(text: string, key: string): Promise<void>;
  /** Says something to a pick with one press, or takes it back. */
  react(reaction: Omit<PickReaction, 'userId'> & { on: boolean }): Promise<void>;
  chatSeen(open: boolean): void;
  loadChat(): void;
  /** Reads what was said before the first message that is shown. */
  readChatBack(): Promise<void>;
  close(): void;
}

/** Several lines of the league in a row make one question for the pool, or for who is kept, which everybody asks at a moment of their own. */
const LINES_MS = 1_000;

/**
 * Opens the room of one draft: the draft itself (`room-sync.ts`), its chat and its clock. `react` is called once for each thing that
 * happened.
 */
export function openDraftRoom(
  draftId: string,
  userId: string | null,
  transport: RoomTransport,
  react: (happened: Happened) => void = () => undefined,
  timers: RoomTimers = realTimers,
): DraftRoom {
  const store = roomStore(userId);
  const named = namedTimers(timers);
  const calm = calmDrafts(store, timers, named);
  const draft = roomSync(store, transport, timers, named, {
    opened(connected) {
      // Connected, it is read when the room is joined.
      if (!connected) chat.read();
      clock.keepMeasuring();
    },
    joined(again) {
      clock.measure();
      // What was said, and queued in another window, before this one was in the room is not told again.
      chat.read();
      queueChanged();
      if (again) linesCame();
    },
    react,
    heard: () => hearing.heard(),
  });
  const chat = roomChat(store, transport, named, draft.isClosed);
  const clock = roomClock(store, transport, timers, named, draft.connection);
  const hearing = roomHearing(store, transport, timers, named, draft.connection);

  const queueChanged = () => store.setState(({ queueChanges }) => ({ queueChanges: queueChanges + 1 }));
  const inLobby = () => draft.state()?.status === 'lobby';
  function askForPool() {
    if (!inLobby()) return;
    const ask = () => {
      if (inLobby()) store.setState(({ poolChanges }) => ({ poolChanges: poolChanges + 1 }));
    };
    named.later('pool', LINES_MS * (1 + Math.random()), ask, true);
  }
  /** Picks write lines of another kind: these are of trades, moves of rosters and the like. */
  function linesCame() {
    askForPool();
    const ask = () => store.setState(({ keptChanges }) => ({ keptChanges: keptChanges + 1 }));
    named.later('kept', LINES_MS * (1 + Math.random()), ask, true);
  }

  const streams = { draft: streamOf('draft', draftId), chat: streamOf('chat', draftId) };

  /** What the league, or the user's other windows, tell of this draft. */
  function heard({ stream, event }: Envelope<AnyEvent>) {
    const state = draft.state();
    const ours = state !== null && (stream === EVERYONE || stream === streamOf('league', state.leagueId));
    if (event.type === 'queueChanged' && event.draftId === draftId) queueChanged();
    // What is the user's here, and whether they may be here, may be another.
    else if (event.type === 'leaguesChanged' || (ours && event.type === 'membersChanged')) draft.renew();
    else if (ours && (event.type === 'activity' || event.type === 'leagueChanged')) linesCame();
    else if (event.type === 'draftChanged' && event.draftId === draftId && event.status === 'deleted')
      store.setState({ phase: 'failed', failure: 'This draft has been removed.' });
  }

  const stop = transport.listen({
    connected: draft.connected,
    disconnected() {
      store.setState({ present: [] });
      draft.disconnected();
    },
    event(envelope) {
      hearing.heard();
      // The stream says which kind of event it carries.
      if (envelope.stream === streams.draft) draft.take([envelope as Envelope<DraftEvent>]);
      else if (envelope.stream === streams.chat) chat.take(envelope as Envelope<ChatEvent>);
      else heard(envelope);
    },
    pulse(stream, seq) {
      hearing.heard();
      if (stream === streams.draft) draft.pulse(seq);
      else if (stream === streams.chat) chat.pulse(seq);
    },
    presence: (present) => store.setState({ present }),
    heard: hearing.heard,
  });
  draft.start();

  return {
    store,
    calm,
    now: timers.now,
    expect: draft.expect,
    wake() {
      hearing.wake();
      draft.wake();
      clock.measure();
    },
    retry: draft.retry,
    async say(text, key) {
      await transport.say(text, key);
    },
    react: transport.react.bind(transport),
    chatSeen: chat.seen,
    readChatBack: chat.readBack,
    loadChat() {
      store.setState({ chatState: 'loading' });
      chat.read();
    },
    close() {
      draft.close();
      stop();
      named.close();
    },
  };
}
