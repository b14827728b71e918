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
import * as t from './sync.words.en.js';

export type { RoomTimers } from './room-timers.js';
export type { RoomView } from './room-view.js';

export interface DraftRoom {
  readonly store: StoreApi<RoomView>;
  /** The throttled draft, for renders that may follow a moment after the clock and the board. */
  readonly calm: CalmDrafts;
  /** The browser's time, on which `silentSince` is based. */
  now(): number;
  /** A command has committed up to this event, so it must arrive here soon. */
  expect(seq: number): void;
  /** The page was hidden or asleep: measures the clock offset and fetches events again. */
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

/**
 * Debounce in milliseconds: several lines of the league's log cause one refetch of the pool and of the kept players.
 * Each client adds a random delay.
 */
const LINES_MS = 1_000;

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
  const calm = calmDrafts(store, timers, named);
  const draft = roomSync(store, transport, timers, named, {
    opened(connected) {
      // With a connection, joining the room reads the chat.
      if (!connected) chat.read();
      clock.keepMeasuring();
    },
    joined(again) {
      clock.measure();
      // Messages and queue changes from before this window joined are not announced.
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
  /** Log lines of trades, roster moves and the like. Picks write lines of another kind. */
  function linesCame() {
    askForPool();
    const ask = () => store.setState(({ keptChanges }) => ({ keptChanges: keptChanges + 1 }));
    named.later('kept', LINES_MS * (1 + Math.random()), ask, true);
  }

  const streams = { draft: streamOf('draft', draftId), chat: streamOf('chat', draftId) };

  /** Handles events of the league, and of the user's other windows, that concern this draft. */
  function heard({ stream, event }: Envelope<AnyEvent>) {
    const state = draft.state();
    const ours = state !== null && (stream === EVERYONE || stream === streamOf('league', state.leagueId));
    if (event.type === 'queueChanged' && event.draftId === draftId) queueChanged();
    // The user's role or access may have changed.
    else if (event.type === 'leaguesChanged' || (ours && event.type === 'membersChanged')) draft.renew();
    else if (ours && (event.type === 'activity' || event.type === 'leagueChanged')) linesCame();
    else if (event.type === 'draftChanged' && event.draftId === draftId && event.status === 'deleted')
      store.setState({ phase: 'failed', failure: t.draftHasBeenRemoved });
  }

  const stop = transport.listen({
    connected: draft.connected,
    disconnected() {
      store.setState({ present: [] });
      draft.disconnected();
    },
    event(envelope) {
      hearing.heard();
      // The stream determines the event's type.
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
