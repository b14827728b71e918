import type { ReactNode } from 'react';
import { cx } from '../cx.js';

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const TONE: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2 border-line',
  accent: 'bg-accent-soft text-accent-text border-accent-line',
  good: 'bg-good-soft text-good border-transparent',
  warn: 'bg-warn-soft text-warn border-transparent',
  bad: 'bg-bad-soft text-bad border-transparent',
};

/** A short word for a state. The word carries the meaning; the colour only supports it. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap',
        TONE[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** Screen readers get `words`, such as "3 new"; renders nothing at 0. */
export function NewsDot({ count, words, className }: { count: number; words: string; className?: string }) {
  if (count <= 0) return null;
  return (
    <span className={cx('inline-block size-2 shrink-0 rounded-full bg-accent forced-colors:bg-[Highlight]', className)}>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Screen readers get `words`, such as "2 new messages"; renders nothing at 0. */
export function CountBadge({ count, words, className }: { count: number; words: string; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-accent-ink',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
