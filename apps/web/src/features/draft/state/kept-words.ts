import { dropUnsent, keepUnsent, readUnsent } from '../../../platform/device/unsent.js';
import { createRoomUi, type RoomUiStore } from './room-ui.store.js';

/** A room whose chat text survives a reload of the tab, such as one for another language. */
export function createKeptRoomUi(draftId: string): RoomUiStore {
  const name = `chat.${draftId}`;
  const words = readUnsent(name);
  const ui = createRoomUi(typeof words === 'string' ? { words } : {});
  ui.subscribe((now, before) => {
    if (now.words === before.words) return;
    if (now.words === '') dropUnsent(name);
    else keepUnsent(name, now.words);
  });
  return ui;
}
