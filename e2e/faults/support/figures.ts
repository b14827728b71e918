export class Figures {
  private readonly values: number[] = [];

  add(value: number): void {
    this.values.push(value);
  }

  get count(): number {
    return this.values.length;
  }

  /** `share` 0.5 is the median; 0 without values. */
  at(share: number): number {
    const sorted = [...this.values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  get max(): number {
    return this.at(1);
  }

  toString(): string {
    if (this.count === 0) return 'none';
    const ms = (value: number) => (value >= 100 ? Math.round(value) : value.toFixed(1));
    return `p50 ${ms(this.at(0.5))}, p99 ${ms(this.at(0.99))}, max ${ms(this.max)} ms of ${this.count}`;
  }
}

/** Seeded random numbers: the same seed plays the same faults. */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function until<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs: number,
  everyMs = 10,
): Promise<T | null> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) return null;
    await sleep(everyMs);
  }
}
