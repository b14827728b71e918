import type { DraftEvent } from '@crease/core/draft/draft.model.js';
import { EVERYONE, streamOf, type AnyEvent, type ChatEvent } from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { StoreApi } from 'zustand';
import type { RoomListener } from './draft-room.transport.js';
import type { RoomChat } from './room-chat.js';
import type { ContactTracker } from './server-contact.js';
import type { RoomSync } from './room-sync.js';
import type { NamedTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';
import * as t from './sync.words.en.js';

/** Debounce in milliseconds: several log lines cause one refetch. Each client adds a random delay. */
const LINES_MS = 1_000;

/** Counts changes outside the draft, so that the room's queries fetch again. */
export function roomChanges(store: StoreApi<RoomView>, named: NamedTimers) {
  const inLobby = () => store.getState().state?.status === 'lobby';
  const countLater = (name: string, count: () => void) =>
    named.later(name, LINES_MS * (1 + Math.random()), count, true);
  return {
    queue: () => store.setState(({ queueChanges }) => ({ queueChanges: queueChanges + 1 })),
    /** Log lines of trades, roster moves and the like. Picks write lines of another kind. */
    lines() {
      if (inLobby())
        countLater('pool', () => {
          if (inLobby()) store.setState(({ poolChanges }) => ({ poolChanges: poolChanges + 1 }));
        });
      countLater('kept', () => store.setState(({ keptChanges }) => ({ keptChanges: keptChanges + 1 })));
    },
  };
}

interface Listening {
  readonly store: StoreApi<RoomView>;
  readonly draft: RoomSync;
  readonly chat: RoomChat;
  readonly contact: ContactTracker;
  readonly changes: ReturnType<typeof roomChanges>;
}

export function roomListener(draftId: string, room: Listening): RoomListener {
  const { store, draft, chat, contact } = room;
  const streams = { draft: streamOf('draft', draftId), chat: streamOf('chat', draftId) };
  return {
    connected: () => draft.connected(),
    disconnected() {
      store.setState({ present: [] });
      draft.disconnected();
    },
    event(envelope) {
      contact.record();
      // The stream determines the event's type.
      if (envelope.stream === streams.draft) draft.take([envelope as Envelope<DraftEvent>]);
      else if (envelope.stream === streams.chat) chat.take(envelope as Envelope<ChatEvent>);
      else takeOther(draftId, room, envelope);
    },
    pulse(stream, seq) {
      contact.record();
      if (stream === streams.draft) draft.pulse(seq);
      else if (stream === streams.chat) chat.pulse(seq);
    },
    presence: (present) => store.setState({ present }),
    recordContact: contact.record,
  };
}

/** Handles events of the league, and of the user's other windows, that concern this draft. */
function takeOther(draftId: string, { store, draft, changes }: Listening, { stream, event }: Envelope<AnyEvent>) {
  const state = draft.state();
  const streams = state === null ? [] : [streamOf('league', state.leagueId), streamOf('version', state.leagueId)];
  const ours = state !== null && [EVERYONE, ...streams].includes(stream);
  if (event.type === 'queueChanged' && event.draftId === draftId) changes.queue();
  // The user's role or access may have changed.
  else if (event.type === 'leaguesChanged' || (ours && event.type === 'membersChanged')) draft.renew();
  else if (ours && (event.type === 'activity' || event.type === 'leagueChanged')) changes.lines();
  else if (event.type === 'draftChanged' && event.draftId === draftId && event.status === 'deleted')
    store.setState({ phase: 'failed', failure: t.draftHasBeenRemoved });
}
