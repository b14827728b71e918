import { dayKey, formatExact, formatTime, formatWhen } from './time.js';
import { useNow } from './use-now.js';

/**
 * "2 hours ago", updated, with the exact time on hover. `at` is an ISO time. Below a heading that names the day
 * (`dated`), earlier days have the time of day: "9:05 PM".
 */
export function RelativeTime({ at, dated = false, className }: { at: string; dated?: boolean; className?: string }) {
  const current = useNow();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return null;
  return (
    <time dateTime={at} title={formatExact(time)} className={className}>
      {dated && dayKey(time) !== dayKey(current) ? formatTime(time) : formatWhen(time, current)}
    </time>
  );
}
