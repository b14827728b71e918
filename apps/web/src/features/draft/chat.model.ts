import type { DraftedPlayer, Slot } from '@crease/core/draft/draft.model.js';
import type { ChatMessage } from '@crease/core/realtime/socket-events.js';

export type PickedSlot = Slot & { readonly player: DraftedPlayer };

/** A line of the chat: what somebody said, or a pick. */
export type ChatLine =
  | { readonly kind: 'message'; readonly at: number; readonly message: ChatMessage }
  | { readonly kind: 'pick'; readonly at: number; readonly slot: PickedSlot };

/** So many lines of the chat are shown, the latest, and so many more each time that somebody reads further back. */
export const LINES_AT_ONCE = 200;

export interface ChatWindow {
  readonly lines: readonly ChatLine[];
  /** So many lines before these are known already. */
  readonly before: number;
}

/**
 * Makes the latest lines of one chat after the other, in the order in which they happened. A line stays the same object while
 * its message or its pick does, so that what stands there is not drawn again. `whole`: no message is missing before the
 * first one; otherwise picks from before it wait for theirs.
 */
export function chatLines(): (
  messages: readonly ChatMessage[],
  slots: readonly Slot[],
  count: number,
  whole: boolean,
) => ChatWindow {
  let known = new Map<ChatMessage | Slot, ChatLine>();
  return (messages, slots, count, whole) => {
    const since = whole || messages[0] === undefined ? null : Date.parse(messages[0].at);
    const all = slots.filter(
      (slot): slot is PickedSlot => slot.player !== null && (since === null || timeOf(slot) >= since),
    );
    const [said, picked] = [messages.slice(-count), all.slice(-count)];
    const lines = [
      ...said.map(
        (message): ChatLine => known.get(message) ?? { kind: 'message', at: Date.parse(message.at), message },
      ),
      ...picked.map((slot): ChatLine => known.get(slot) ?? { kind: 'pick', at: timeOf(slot), slot }),
    ];
    known = new Map(lines.map((line) => [line.kind === 'message' ? line.message : line.slot, line]));
    return {
      // Equal times keep the order above: a pick follows what was said in the same millisecond.
      lines: lines
        .sort((a, b) => a.at - b.at || (a.kind === 'pick' && b.kind === 'pick' ? a.slot.overall - b.slot.overall : 0))
        .slice(-count),
      before: Math.max(0, messages.length + all.length - count),
    };
  };
}

const timeOf = ({ at }: Slot): number => (at === null ? 0 : Date.parse(at));
