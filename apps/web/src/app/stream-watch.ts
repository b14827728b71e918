/**
 * Detects missing events in a stream. Watches only streams that the client receives completely; of others, such as a
 * draft's, a league's screens receive a part.
 */
export class StreamWatch {
  private readonly newest = new Map<string, number>();
  private readonly whole = new Set<string>();

  /** Sequence numbers of the room's streams when it was joined. */
  joined(streams: Readonly<Record<string, number>>): void {
    this.whole.clear();
    for (const [stream, seq] of Object.entries(streams)) {
      this.whole.add(stream);
      this.newest.set(stream, Math.max(seq, this.newest.get(stream) ?? 0));
    }
  }

  /** Starts watching the stream at this number, unless it is already watched. */
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
