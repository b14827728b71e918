import { setImmediate as others } from 'node:timers/promises';

/** So long others wait at the most, in milliseconds. */
const AT_A_TIME = 8;

/**
 * For long work among others: to be called between its parts. Once some milliseconds have gone by, others are answered
 * before it goes on.
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_TIME) return undefined;
    return others().then(() => void (since = performance.now()));
  };
}
