import type { ReactNode } from 'react';
import { cx } from '../cx.js';

/** Fields or chips that filter a page. One row: what does not fit is reached by scrolling sideways. */
export function FilterRow({
  label,
  role = 'group',
  className,
  children,
}: {
  label: string;
  role?: 'group' | 'search' | 'navigation';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={role}
      aria-label={label}
      className={cx(
        // The padding keeps the fields' focus rings inside; `relative` also clips their hidden labels.
        'scroll-none relative flex items-center gap-2 overflow-x-auto p-0.5 *:shrink-0 max-sm:-mx-3 max-sm:px-3 low:mx-0 low:px-0.5',
        className,
      )}
    >
      {children}
    </div>
  );
}
