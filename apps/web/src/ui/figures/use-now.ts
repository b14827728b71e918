import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
let now = Date.now();

/** Updates the time at once, because it may be old, then every half minute. */
function subscribe(changed: () => void) {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** The time in epoch milliseconds, updated every half minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
