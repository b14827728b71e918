import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.js';
import * as t from './moves.words.en.js';

/** Figures before and after, one row each. With `limited` a last column shows the limit. */
export function BeforeAfter({
  caption,
  of,
  limited = false,
  className,
  children,
}: {
  caption: string;
  of: string;
  limited?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <table className={cx('w-full text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-xs text-ink-3">
          <th scope="col" className="py-1 text-left font-medium">
            {of}
          </th>
          <Head>{t.before}</Head>
          <Head>{t.after}</Head>
          {limited && <Head wide>{t.limit}</Head>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Head({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={cx('py-1 pl-3 text-right font-medium', wide ? 'w-24' : 'w-16')}>
      {children}
    </th>
  );
}

interface BeforeAfterRowProps {
  label: ReactNode;
  before: ReactNode;
  after: ReactNode;
  /** The figure breaks a rule. */
  broken?: boolean;
  changed?: boolean;
  limit?: ReactNode;
}

export function BeforeAfterRow({ label, before, after, broken = false, changed = false, limit }: BeforeAfterRowProps) {
  return (
    <tr className="border-t border-line tabular-nums">
      <th scope="row" className="py-1 text-left font-normal text-ink-2">
        {label}
      </th>
      <td className="py-1 pl-3 text-right">{before}</td>
      <td className={cx('py-1 pl-3 text-right', broken ? 'font-semibold text-bad' : changed && 'font-semibold')}>
        {after}
        {broken && ' !'}
      </td>
      {limit !== undefined && <td className="py-1 pl-3 text-right text-ink-3">{limit}</td>}
    </tr>
  );
}
