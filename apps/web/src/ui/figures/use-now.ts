import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
let now = Date.now();

/** Updates at once, because the time may be old, then every half minute. */
function subscribe(changed: () => void) {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Epoch milliseconds, every half minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
