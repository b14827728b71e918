import type { ReactNode } from 'react';
import { cx } from '../cx.js';
import { useRootMark } from './root-mark.js';

interface ActionBarProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** False leaves the bar in its place on the page. */
  readonly isFixed?: boolean;
}

/** A page's main buttons, fixed at the bottom of the window. Toasts appear above it. */
export function ActionBar({ children, className, isFixed = true }: ActionBarProps) {
  useRootMark('data-action-bar', isFixed);
  return (
    <div
      className={cx(
        'sticky bottom-0 z-sticky mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-t-lg border border-line bg-raised px-4 py-3 shadow-2 short:mt-2 short:px-3 short:py-1 tiny:static max-sm:-mx-3 max-sm:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] max-sm:rounded-none max-sm:border-x-0',
        className,
        isFixed ? '' : 'static! shadow-none!',
      )}
    >
      {children}
    </div>
  );
}
