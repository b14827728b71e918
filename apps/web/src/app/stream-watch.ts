/**
 * Detects missing events in streams that the client receives completely; a league's screens receive only part of a
 * draft's.
 */
export class StreamWatch {
  private readonly newest = new Map<string, number>();
  private readonly whole = new Set<string>();

  joined(streams: Readonly<Record<string, number>>): void {
    this.whole.clear();
    for (const [stream, seq] of Object.entries(streams)) {
      this.whole.add(stream);
      this.newest.set(stream, Math.max(seq, this.newest.get(stream) ?? 0));
    }
  }

  begin(stream: string, seq: number): void {
    if (this.whole.has(stream)) return;
    this.whole.add(stream);
    this.newest.set(stream, seq);
  }

  heard(stream: string, seq: number): boolean {
    const newest = this.newest.get(stream) ?? 0;
    this.newest.set(stream, Math.max(newest, seq));
    return this.whole.has(stream) && seq > newest + 1;
  }

  /** True when the newest event of the stream is missing. */
  pulsed(stream: string, seq: number): boolean {
    const newest = this.newest.get(stream) ?? 0;
    this.newest.set(stream, Math.max(newest, seq));
    return this.whole.has(stream) && seq > newest;
  }
}
