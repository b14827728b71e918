import { cx } from '../cx.js';

/**
 * A figure that is aligned at its end and changes while it is shown. A longer figure is a new element, because one that
 * begins further left counts as moved.
 * @param className may reserve room with `inline-block min-w-*`, so that nothing around it moves either
 */
export const EndFigure = ({ words, className }: { words: string; className?: string }) => (
  <span key={words} className={cx('text-end tabular-nums', className)}>
    {words}
  </span>
);
