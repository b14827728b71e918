export type Random = () => number;

const { imul, round, max, min, sqrt } = Math;

/** mulberry32: small, fast, and the same on every machine. */
export function mulberry32(seed: number): Random {
  // Stay within signed 32-bit integers, which JavaScript engines compute fastest.
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const clamp = (value: number, low: number, high: number): number => min(high, max(low, value));
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
/** Sum of four uniform numbers: approximates a normal distribution with standard deviation `spread`. */
export const bell = (random: Random, mean: number, spread: number): number =>
  mean + (random() + random() + random() + random() - 2) * 1.73 * spread;
export const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

/** A random count with this mean, at least 0. */
export const count = (random: Random, mean: number): number => max(0, round(bell(random, mean, sqrt(mean + 0.25))));
export const part = (random: Random, of: number, share: number): number => clamp(count(random, of * share), 0, of);

export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

export function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let times = 0;
  for (let left = random(); left > limit; left *= random()) times += 1;
  return times;
}

/** Picks a value with probability by weight; undefined when there is none. */
export function weighted<T>(random: Random, values: readonly T[], weight: (value: T) => number): T | undefined {
  let left = random() * values.reduce((sum, value) => sum + weight(value), 0);
  for (const value of values) {
    left -= weight(value);
    if (left < 0) return value;
  }
  return values.at(-1);
}

export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const drawn = values.map((value) => ({ value, at: random() }));
  return drawn.sort((one, two) => one.at - two.at).map(({ value }) => value);
}
