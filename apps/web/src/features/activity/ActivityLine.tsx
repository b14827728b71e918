import CircleDot from 'lucide-react/icons/circle-dot';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import { signOf, type ActivitySign } from './activity.words.js';

const SIGN: Record<ActivitySign, { Icon: typeof Plus; look: string; word: string }> = {
  plus: { Icon: Plus, look: 'bg-good-soft text-good', word: 'Added' },
  minus: { Icon: Minus, look: 'bg-bad-soft text-bad', word: 'Removed' },
  other: { Icon: CircleDot, look: 'bg-sunken text-ink-3', word: '' },
};

/** One thing that happened: its sign, its words, when, and who did it. `fresh` marks what the reader had not seen. */
export function ActivityLine({ entry, byline = false, fresh = false }: { entry: ActivityEntry; byline?: boolean; fresh?: boolean }) {
  const { Icon, look, word } = SIGN[signOf(entry)];
  return (
    <li className={cx('flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0', fresh && 'shadow-[inset_3px_0_0_var(--accent)]')}>
      <span className={cx('mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full', look)}>
        <Icon size={12} strokeWidth={3} aria-hidden="true" />
        {word !== '' && <span className="sr-only">{word}</span>}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          {fresh && <span className="mr-1.5 text-xs font-semibold text-accent-text">New</span>}
          {entry.message}
        </span>
        {byline && entry.actor !== null && <span className="block text-xs text-ink-3">by {entry.actor}</span>}
      </span>
      <RelativeTime at={entry.date} className="mt-0.5 shrink-0 text-xs text-ink-3" />
    </li>
  );
}
