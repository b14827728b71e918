import type { DraftedPlayer, Slot } from '@crease/core/draft/draft.model.js';
import type { ChatMessage } from '@crease/core/realtime/socket-events.js';

export type PickedSlot = Slot & { readonly player: DraftedPlayer };

/** A line of the chat: what somebody said, or a pick. */
export type ChatLine =
  | { readonly kind: 'message'; readonly at: number; readonly message: ChatMessage }
  | { readonly kind: 'pick'; readonly at: number; readonly slot: PickedSlot };

/** So many picks stand in the chat, the latest of them: all of them are on the board. */
const PICKS_SHOWN = 120;

/**
 * Makes the lines of one chat after the other, in the order in which they happened. A line stays the same object while
 * its message or its pick does, so that what stands there is not drawn again.
 */
export function chatLines(): (messages: readonly ChatMessage[], slots: readonly Slot[]) => readonly ChatLine[] {
  let known = new Map<ChatMessage | Slot, ChatLine>();
  return (messages, slots) => {
    const picked = slots.filter((slot): slot is PickedSlot => slot.player !== null).slice(-PICKS_SHOWN);
    const lines = [
      ...messages.map(
        (message): ChatLine => known.get(message) ?? { kind: 'message', at: Date.parse(message.at), message },
      ),
      ...picked.map(
        (slot): ChatLine => known.get(slot) ?? { kind: 'pick', at: slot.at === null ? 0 : Date.parse(slot.at), slot },
      ),
    ];
    known = new Map(lines.map((line) => [line.kind === 'message' ? line.message : line.slot, line]));
    // Equal times keep the order above: a pick follows what was said in the same millisecond.
    return lines.sort(
      (a, b) => a.at - b.at || (a.kind === 'pick' && b.kind === 'pick' ? a.slot.overall - b.slot.overall : 0),
    );
  };
}
