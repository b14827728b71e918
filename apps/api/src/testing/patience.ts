/** Longest wait of a test; a long one costs nothing when it succeeds. */
export const PATIENCE_MS = 10_000;
const TICK_MS = 40;

let counted = 0;
let last = performance.now();
let worked = cpuMs();

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function count(): void {
  const now = performance.now();
  const cpu = cpuMs();
  // CPU time counts in full, even when the process blocks everything else.
  counted += Math.min(now - last, Math.max(3 * TICK_MS, cpu - worked));
  last = now;
  worked = cpu;
}

const ticking = setInterval(count, TICK_MS);
ticking.unref();
// In jest the timer would keep a test file's modules in memory.
(globalThis as { afterAll?: (end: () => void) => void }).afterAll?.(() => clearInterval(ticking));

/** Milliseconds in which this process ran. A pause on a busy machine is no defect of the code under test. */
export function ownTime(): number {
  count();
  return counted;
}

/** Repeats `look` until it passes, for at most `withinMs` of this process's own time. */
export async function eventually<T>(look: () => Promise<T> | T, withinMs = PATIENCE_MS): Promise<T> {
  const began = ownTime();
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (ownTime() - began > withinMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
