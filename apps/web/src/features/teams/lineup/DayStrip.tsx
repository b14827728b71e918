import { locale } from '@crease/core/locale.js';
import Lock from 'lucide-react/icons/lock';
import { dayPlus, dayWords } from '@crease/core/calendar.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { moveFocus } from '../../../ui/roving.js';
import { cx } from '../../../ui/cx.js';
import * as t from './lineup.words.en.js';

const AROUND = 3;
const WEEKDAY = locale.dates({ weekday: 'short', timeZone: 'UTC' });

export function DayStrip({
  lineup: { day, open_from: open },
  locked,
  onDay,
}: {
  lineup: LineupAnswer;
  /** Unsaved changes keep the user on this day. */
  locked: boolean;
  onDay: (day: string) => void;
}) {
  const days = Array.from({ length: 2 * AROUND + 1 }, (_, index) => dayPlus(day, index - AROUND));
  return (
    <div
      role="radiogroup"
      aria-label={t.day}
      onKeyDown={(event) => moveFocus(event, '[role=radio]')?.click()}
      className="mb-3 grid grid-cols-7 gap-1 rounded-lg border border-line bg-surface p-1 shadow-1 short:mb-1 short:p-0.5"
    >
      {days.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === day}
          aria-label={one < open ? t.lockedDay({ day: dayWords(one) }) : dayWords(one)}
          tabIndex={one === day ? 0 : -1}
          disabled={locked && one !== day}
          onClick={() => onDay(one)}
          className={cx(
            'flex min-h-12 flex-col items-center justify-center rounded-md text-sm disabled:opacity-50 short:min-h-row short:flex-row short:flex-wrap short:gap-x-1.5',
            one === day ? 'bg-accent text-accent-ink' : 'text-ink hover:bg-hover',
          )}
        >
          <span className={cx('flex items-center gap-1 text-xs', one === day ? '' : 'text-ink-2')}>
            {WEEKDAY.format(new Date(`${one}T00:00:00Z`))}
            {one < open && <Lock size={10} aria-hidden="true" />}
          </span>
          <span className="font-semibold">{Number(one.slice(8))}</span>
        </button>
      ))}
    </div>
  );
}
