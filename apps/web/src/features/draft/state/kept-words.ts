import { dropUnsent, keepUnsent, readUnsent } from '../../../platform/device/unsent.js';
import { isLeaving, leaveState, takeState } from '../../../platform/session/hand-over.js';
import { createRoomUi, type RoomUi, type RoomUiStore } from './room-ui.store.js';

/** A room whose chat text survives a reload of the tab, and all of its state a change of the language. */
export function createKeptRoomUi(draftId: string, start: Partial<RoomUi> = {}): RoomUiStore {
  const name = `chat.${draftId}`;
  const words = readUnsent(name);
  const left = takeState(name) as Partial<RoomUi> | undefined;
  const ui = createRoomUi(left ?? (typeof words === 'string' ? { ...start, words } : start));
  ui.subscribe((now, before) => {
    if (now.words === before.words) return;
    if (now.words === '') dropUnsent(name);
    else keepUnsent(name, now.words);
  });
  return ui;
}

/** Leaves the room's state to the app of another language, when that one takes over the page. */
export function leaveRoomUi(draftId: string, ui: RoomUiStore): void {
  if (!isLeaving()) return;
  const { sent, ...state } = ui.getState();
  // This app stops sending. The next app sends all waiting messages with their keys, including the one in flight.
  ui.setState({ outbox: [] });
  leaveState(`chat.${draftId}`, {
    ...state,
    // A pick without an answer is sent again with its key. A failure is a text in the old language.
    sent: sent === null || sent.state === 'failed' ? null : { ...sent, state: 'waiting' },
    refused: null,
    chatFailure: null,
  } satisfies RoomUi);
}
