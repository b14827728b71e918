import { newKey } from '../../../platform/requests/api-client.js';
import { showToast } from '../../../ui/layers/toast.js';
import type { DraftRoom } from '../sync/draft-room.store.js';
import { failureText } from '../sync/draft-labels.js';
import type { RoomUiStore } from './room-ui.store.js';
import * as t from './state.words.en.js';

/** In characters; the server has the same limit. */
export const LONGEST_MESSAGE = 500;

export interface Outgoing {
  readonly text: string;
  /** Idempotency key: a resend after a lost answer does not post the message twice. */
  readonly key: string;
}

/**
 * The field clears at once; messages are sent one by one. A failed one and those behind it return to the field, before
 * newer text.
 */
export function sendWords(ui: RoomUiStore, room: Pick<DraftRoom, 'say'>): void {
  const { words, outbox, unsent } = ui.getState();
  const text = words.trim();
  if (text === '') return;
  if (text.length > LONGEST_MESSAGE) {
    ui.setState({ chatFailure: t.messageTooLong({ count: LONGEST_MESSAGE }) });
    return;
  }
  ui.setState({
    words: '',
    chatFailure: null,
    unsent: null,
    outbox: [...outbox, { text, key: unsent?.text === text ? unsent.key : newKey() }],
  });
  void sendOutbox(ui, room);
}

const sending = new WeakSet<RoomUiStore>();

/** Sends the waiting messages, including those that the app of another language left. Does nothing while it runs. */
export async function sendOutbox(ui: RoomUiStore, room: Pick<DraftRoom, 'say'>): Promise<void> {
  if (sending.has(ui)) return;
  sending.add(ui);
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
      // The chat field may be hidden by now.
      if (document.querySelector('[data-zone="chat"]') === null)
        showToast({ kind: 'error', text: t.messageNotSent, detail: chatFailure });
    }
  }
  sending.delete(ui);
}
