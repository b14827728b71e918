import type { CSSProperties } from 'react';
import { cx } from '../cx.js';
import * as t from './marks.words.en.js';

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
      style={color == null ? undefined : ({ '--club': color } as CSSProperties)}
      className={cx(
        'inline-flex shrink-0 border-l-3 pl-1.5 text-xs font-medium text-ink-2',
        color == null ? 'border-line-strong' : 'club-edge',
        className,
      )}
    >
      {code}
    </span>
  );
}
