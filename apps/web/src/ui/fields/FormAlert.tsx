import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from '../cx.js';

/** Error message of a whole form. The region is always mounted, so that screen readers announce it when it fills. */
export function FormAlert({ message, className }: { message: ReactNode; className?: string }) {
  return (
    <div role="alert">
      {message !== null && (
        <p
          className={cx(
            'flex items-start gap-2 rounded-md bg-bad-soft px-3 py-2 text-sm font-medium text-bad',
            className,
          )}
        >
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">{message}</span>
        </p>
      )}
    </div>
  );
}
