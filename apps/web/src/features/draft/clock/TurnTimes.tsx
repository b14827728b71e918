import { clockEnd, isSlow } from '@crease/core/draft/clock/draft.clock.js';
import { cx } from '../../../ui/cx.js';
import { formatDue } from '../../../ui/figures/time.js';
import { useDraft, useView } from '../state/room-context.js';
import { steadyNow } from '../sync/server-clock.js';
import * as t from './clock.words.en.js';

/** Due time of the pick in drafts with long clocks, e.g. "2:17 PM". Null in fast drafts and while the bank runs. */
export function useDue(): string | null {
  const turn = useDraft((state) => state.onClock);
  const clock = useDraft((state) => state.clock);
  const offset = useView((view) => view.offset);
  if (turn === null || turn.graceMs === 0 || !isSlow(clock)) return null;
  const now = steadyNow() + offset;
  const due = clockEnd(turn, clock.quietHours, now);
  return due === null || due <= now ? null : formatDue(due, now);
}

export function TurnTimes({ always = false }: { always?: boolean }) {
  const due = useDue();
  // On a phone the line above shows it, where there is room.
  return due === null ? null : (
    <span className={cx('font-semibold text-ink', !always && 'max-sm:hidden')}>{` · ${t.dueAt({ due })}`}</span>
  );
}
