import { useSyncExternalStore } from 'react';

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

/** The time in epoch milliseconds, kept up to date to the half minute: for what changes by the clock alone. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
