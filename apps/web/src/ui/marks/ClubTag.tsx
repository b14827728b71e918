import { cx } from '../cx.js';
import * as t from './marks.words.en.js';

/** An NHL club's code, with its colour as a thin edge. */
export function ClubTag({
  code,
  name,
  color,
  className,
}: {
  code: string | null;
  name?: string;
  color?: string | null;
  className?: string;
}) {
  if (code === null) return <span className={cx('text-xs text-ink-3', className)}>{t.noClub}</span>;
  return (
    <span
      title={name}
      style={color == null ? undefined : { borderLeftColor: color }}
      className={cx(
        'inline-flex shrink-0 border-l-2 border-line-strong pl-1.5 text-xs font-medium text-ink-2',
        className,
      )}
    >
      {code}
    </span>
  );
}
