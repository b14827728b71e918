/** Token buckets: each key may take `burst` at once and `perSecond` in the long run. */
export class Buckets<Key extends object> {
  private readonly levels = new WeakMap<Key, { left: number; at: number }>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  /** Takes a token of `key` at `now` (ms); false when there is none left. */
  take(key: Key, now: number): boolean {
    const level = this.levels.get(key) ?? { left: this.burst, at: now };
    level.left = Math.min(this.burst, level.left + ((now - level.at) / 1000) * this.perSecond);
    level.at = now;
    this.levels.set(key, level);
    if (level.left < 1) return false;
    level.left -= 1;
    return true;
  }
}
