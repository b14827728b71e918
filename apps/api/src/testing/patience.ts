/** How long a test waits for what is to come at once: long, as it costs nothing where it comes. */
export const PATIENCE_MS = 10_000;
const TICK_MS = 10;

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
  // What it works on itself counts in full, also where that keeps everything else waiting.
  counted += Math.min(now - last, Math.max(3 * TICK_MS, cpu - worked));
  last = now;
  worked = cpu;
}

const ticking = setInterval(count, TICK_MS);
ticking.unref();
// In jest it would keep all of a test file's modules in its worker's memory; the harnesses that are no jest just end.
(globalThis as { afterAll?: (end: () => void) => void }).afterAll?.(() => clearInterval(ticking));

/**
 * Milliseconds in which this process had its turn. On a busy machine it stands still for the sake of others, which is neither its own
 * delay nor a defect: goals like "within a second" are held against this time.
 */
export function ownTime(): number {
  count();
  return counted;
}

/** Repeats a look until it passes, for at most `withinMs` of this process's own time. */
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
