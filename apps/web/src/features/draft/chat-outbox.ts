import { newKey } from '../../platform/api-client.js';
import { showToast } from '../../ui/toast.js';
import type { DraftRoom } from './draft-room.store.js';
import { failureText } from './draft.words.js';
import type { RoomUiStore } from './room-ui.store.js';

/** In characters, as the server says. */
export const LONGEST_MESSAGE = 500;

export interface Outgoing {
  readonly text: string;
  /** The same words sent again after a lost answer carry the same key, and are said once. */
  readonly key: string;
}

/**
 * Sends what stands in the chat's field. The field is free at once for the next words; messages go one after the other. What could
 * not be sent comes back into the field, before what was written meanwhile, together with what waited behind it.
 */
export function sendWords(ui: RoomUiStore, room: Pick<DraftRoom, 'say'>): void {
  const { words, outbox, unsent } = ui.getState();
  const text = words.trim();
  if (text === '') return;
  if (text.length > LONGEST_MESSAGE) {
    ui.setState({ chatFailure: `A message has at most ${LONGEST_MESSAGE} characters. Send it in parts.` });
    return;
  }
  ui.setState({
    words: '',
    chatFailure: null,
    unsent: null,
    outbox: [...outbox, { text, key: unsent?.text === text ? unsent.key : newKey() }],
  });
  if (outbox.length === 0) void empty(ui, room);
}

async function empty(ui: RoomUiStore, room: Pick<DraftRoom, 'say'>): Promise<void> {
  for (let next = ui.getState().outbox[0]; next !== undefined; next = ui.getState().outbox[0]) {
    try {
      await room.say(next.text, next.key);
      ui.setState(({ outbox }) => ({ outbox: outbox.slice(1) }));
    } catch (error) {
      const { outbox, words } = ui.getState();
      const chatFailure = failureText(error);
      ui.setState({
        outbox: [],
        unsent: next,
        words: [...outbox.map(({ text }) => text), words].filter((text) => text !== '').join(' '),
        chatFailure,
      });
      // The field may be out of view by now.
      if (document.querySelector('[data-zone="chat"]') === null)
        showToast({ kind: 'error', text: 'Your message was not sent', detail: chatFailure });
    }
  }
}
