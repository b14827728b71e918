import type { DraftedPlayer, Slot } from '@crease/core/draft/draft.model.js';
import type { ChatMessage } from '@crease/core/realtime/socket-events.js';

export type PickedSlot = Slot & { readonly player: DraftedPlayer };

export type ChatLine =
  | { readonly kind: 'message'; readonly at: number; readonly message: ChatMessage }
  | { readonly kind: 'pick'; readonly at: number; readonly slot: PickedSlot };

/** Number of latest lines shown at first, and added each time the user scrolls back. */
export const LINES_AT_ONCE = 200;

export interface ChatWindow {
  readonly lines: readonly ChatLine[];
  readonly before: number;
}

/**
 * Builds lines in chronological order. An unchanged line keeps its identity and does not render again. `whole`: no
 * earlier message is missing; otherwise earlier picks are withheld.
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
      // The sort is stable: at equal times a pick follows the message of the same millisecond.
      lines: lines
        .sort((a, b) => a.at - b.at || (a.kind === 'pick' && b.kind === 'pick' ? a.slot.overall - b.slot.overall : 0))
        .slice(-count),
      before: Math.max(0, messages.length + all.length - count),
    };
  };
}

const timeOf = ({ at }: Slot): number => (at === null ? 0 : Date.parse(at));
