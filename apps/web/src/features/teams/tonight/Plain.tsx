import { useId, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

/** A panel whose title only screen readers need, so that its first figure is at the top of the screen. */
export function Plain({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-1', className)}
    >
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      {children}
    </section>
  );
}
