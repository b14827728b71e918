import type { ReactNode } from 'react';
import { cx } from '../cx.js';

export function EmptyState({
  icon,
  words,
  detail,
  action,
  className,
}: {
  icon?: ReactNode;
  words: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx('flex flex-col items-center justify-center gap-1 px-6 py-8 text-center', className)}>
      {icon !== undefined && (
        <span className="mb-2 inline-flex size-10 items-center justify-center rounded-full bg-sunken text-ink-3">
          {icon}
        </span>
      )}
      <p className="font-medium text-ink-2">{words}</p>
      {detail !== undefined && <p className="max-w-prose text-sm text-ink-3">{detail}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
