import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '../../ui/cx.js';
import { Spinner } from '../../ui/Spinner.js';

/** Among a line's links: opens what belongs to the line below it. */
export function FoldButton({
  open,
  busy = false,
  onChange,
  children,
}: {
  open: boolean;
  busy?: boolean;
  onChange: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-busy={busy || undefined}
      className="-mb-1 flex items-center gap-1 rounded-sm pt-0.5 pb-1.5 text-left font-medium text-accent-text hover:underline sm:mb-0 sm:py-0"
      onClick={() => onChange(!open)}
    >
      {children}
      {busy ? (
        <Spinner />
      ) : (
        <ChevronDown
          size={14}
          aria-hidden="true"
          className={cx('shrink-0 transition-transform duration-fast', open && 'rotate-180')}
        />
      )}
    </button>
  );
}
