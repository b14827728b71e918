const LARGEST = 100;

/** A typed number, with a point or a comma; NaN where there is none. */
export function readWeight(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Whether it can be the points of something: within -100 and 100, at most two decimals. */
export function isWeight(text: string): boolean {
  const value = readWeight(text);
  return Math.abs(value) <= LARGEST && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
}
