/**
 * A cache that keeps what `isKept` names, and `most` other values: the least used ones go. It looks for them only after
 * it has grown by a tenth, so that many kept values cost nothing at each change.
 */
export class LeastUsed<V> {
  private readonly values = new Map<string, V>();
  private sweepAt: number;

  constructor(
    private readonly most: number,
    private readonly isKept: (key: string) => boolean,
  ) {
    this.sweepAt = this.above(most);
  }

  get(key: string): V | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.putLast(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.putLast(key, value);
    if (this.values.size < this.sweepAt) return;
    const others = [...this.values.keys()].filter((one) => !this.isKept(one));
    for (const one of others.slice(0, Math.max(0, others.length - this.most))) this.values.delete(one);
    this.sweepAt = this.above(Math.max(this.most, this.values.size));
  }

  delete(key: string): void {
    this.values.delete(key);
  }

  private putLast(key: string, value: V): void {
    this.values.delete(key);
    this.values.set(key, value);
  }

  private readonly above = (size: number): number => size + Math.ceil(this.most / 10);
}
