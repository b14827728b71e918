/**
 * Numbers in [0, 1), using sfc32; the seed is hex of at least 32 characters. Anyone can repeat a draw once the seed is
 * published.
 */
export function randomFrom(seed: string): () => number {
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 16) | 0;
  let a = word(0);
  let b = word(1);
  let c = word(2);
  let d = word(3) | 1;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next();
  return next;
}
