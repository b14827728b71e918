import { useSyncExternalStore } from 'react';
import { formatExact, formatWhen } from './time.js';

const TICK_MS = 30_000;
let now = Date.now();

/** Tells the time again at once (it may be long since anybody asked), then every half minute. */
function subscribe(changed: () => void) {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** "2 hours ago", kept up to date, with the exact time on hover. `at` is an ISO time. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const current = useSyncExternalStore(subscribe, () => now);
  const time = Date.parse(at);
  if (Number.isNaN(time)) return null;
  return (
    <time dateTime={at} title={formatExact(time)} className={className}>
      {formatWhen(time, current)}
    </time>
  );
}
