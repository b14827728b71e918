import { setImmediate as others } from 'node:timers/promises';

/** Longest time that other work waits, in milliseconds. */
const AT_A_TIME = 8;

/**
 * Lets other work run during a long task. Call it between the task's parts; every few milliseconds it yields to the
 * event loop.
 */
export function createYield(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_TIME) return undefined;
    return others().then(() => void (since = performance.now()));
  };
}
