import { addClockTime } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';

/**
 * When an upcoming pick will be made: the number of turns before it, and the latest time, at which every earlier clock
 * has run out.
 */
export function turnOf(
  { slots, onClock, clock, status }: Pick<DraftState, 'slots' | 'onClock' | 'clock' | 'status'>,
  { overall }: Pick<Slot, 'overall'>,
): { away: number; latest: number | null } {
  const now = onClock?.overall ?? 1;
  const away = slots.filter((slot) => slot.status === 'open' && slot.overall >= now && slot.overall < overall).length;
  const end = status === 'running' && onClock?.deadline ? Date.parse(onClock.deadline) + onClock.graceMs : null;
  const more = Math.max(0, away - 1) * (clock.seconds * 1_000 + clock.graceMs);
  return { away, latest: end === null ? null : addClockTime(end, more, clock.quietHours) };
}
