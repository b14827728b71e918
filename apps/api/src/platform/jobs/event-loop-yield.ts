import { setImmediate as others } from 'node:timers/promises';

/** Other work waits this long, in milliseconds. */
const AT_A_TIME = 8;

/** Call it between the parts of a long task; every few milliseconds it yields to the event loop. */
export function createYield(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_TIME) return undefined;
    return others().then(() => void (since = performance.now()));
  };
}
