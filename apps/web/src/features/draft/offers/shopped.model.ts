import { addClockTime } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { turnNumber } from '@crease/core/draft/order/turn-order.js';

/**
 * When an upcoming pick will be made: the number of turns before it, and the latest time, at which every earlier clock
 * has run out.
 */
export function turnOf(
  { slots, onClock, clock, status }: Pick<DraftState, 'slots' | 'onClock' | 'clock' | 'status'>,
  slot: Pick<Slot, 'overall' | 'movedAfter'>,
): { away: number; latest: number | null } {
  const away = slots.filter((one) => one.status === 'open' && turnNumber(one) < turnNumber(slot)).length;
  const end = status === 'running' && onClock?.deadline ? Date.parse(onClock.deadline) + onClock.graceMs : null;
  const more = Math.max(0, away - 1) * (clock.seconds * 1_000 + clock.graceMs);
  return { away, latest: end === null ? null : addClockTime(end, more, clock.quietHours) };
}
