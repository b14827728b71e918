import { formatExact, formatWhen } from './time.js';
import { useNow } from './use-now.js';

/** "2 hours ago", updated, with the exact time on hover. `at` is an ISO time. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const current = useNow();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return null;
  return (
    <time dateTime={at} title={formatExact(time)} className={className}>
      {formatWhen(time, current)}
    </time>
  );
}
