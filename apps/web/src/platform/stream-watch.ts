/**
 * Notices when something in a stream did not arrive. Only streams that are heard whole are watched: of
 * the others, such as a draft's, a league's screens hear a part.
 */
export class StreamWatch {
  private readonly newest = new Map<string, number>();
  private readonly whole = new Set<string>();

  /** The room was joined when its streams stood at these numbers. */
  joined(streams: Readonly<Record<string, number>>): void {
    this.whole.clear();
    for (const [stream, seq] of Object.entries(streams)) {
      this.whole.add(stream);
      this.newest.set(stream, Math.max(seq, this.newest.get(stream) ?? 0));
    }
  }

  /** The stream is watched from this number on, unless it is already. */
  begin(stream: string, seq: number): void {
    if (this.whole.has(stream)) return;
    this.whole.add(stream);
    this.newest.set(stream, seq);
  }

  /** True when an event before this one is missing. */
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
