import { clockEnd, isSlow } from '@crease/core/draft/draft.clock.js';
import { cx } from '../../ui/cx.js';
import { formatDue } from '../../ui/time.js';
import { useDraft, useView } from './room-context.js';
import { steadyNow } from './server-clock.js';

/** When the pick on the clock is due, where people come back for it: "14:17". Null where they wait, and in the bank. */
export function useDue(): string | null {
  const turn = useDraft((state) => state.onClock);
  const clock = useDraft((state) => state.clock);
  const offset = useView((view) => view.offset);
  if (turn === null || turn.graceMs === 0 || !isSlow(clock)) return null;
  const now = steadyNow() + offset;
  const due = clockEnd(turn, clock.quietHours, now);
  return due === null || due <= now ? null : formatDue(due, now);
}

/** When the turn of others is due. */
export function TurnTimes({ always = false }: { /** On a phone as well. */ always?: boolean }) {
  const due = useDue();
  // On a phone it stands in the line above, where there is room for it.
  return due === null ? null : (
    <span className={cx('font-semibold text-ink', !always && 'max-sm:hidden')}>{` · due ${due}`}</span>
  );
}
