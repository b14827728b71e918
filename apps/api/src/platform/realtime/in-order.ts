/** An event with its number in a stream; numbers have no gaps. */
interface Numbered {
  readonly stream: string;
  readonly seq: number;
}

/** An early event waits this long before `look` searches for its predecessor. */
export const LOOK_AFTER_MS = 40;
/** Longest wait. Events found later are passed on out of order. */
export const HOLD_MS = 300;
const REMEMBERED_STREAMS = 20_000;

interface Waiting<E> {
  readonly early: Map<number, E>;
  timer: NodeJS.Timeout;
}

/**
 * Passes on each stream's events in the order of their numbers. A process gets its own commits immediately and others
 * slightly later, so an event can arrive before its predecessor. It then waits briefly, and `look` fetches the events
 * between and passes them in like all others.
 */
export class InOrder<E extends Numbered> {
  /** Newest passed event by stream, least recently used first. */
  private readonly newest = new Map<string, number>();
  private readonly waiting = new Map<string, Waiting<E>>();

  constructor(
    private readonly pass: (event: E) => void,
    private readonly look: (next: E, after: number) => void,
  ) {}

  /** A local listener joins a stream at this number. */
  startAt(stream: string, seq: number): void {
    if (!this.newest.has(stream)) this.remember(stream, seq);
  }

  take(event: E): void {
    const newest = this.newest.get(event.stream);
    if (newest === undefined || event.seq <= newest + 1) this.passOn(event, newest ?? 0);
    else this.hold(event);
  }

  close(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private passOn(event: E, newest: number): void {
    this.pass(event);
    // Late or repeated events pass unchanged; receivers drop duplicates.
    if (event.seq <= newest) return;
    this.remember(event.stream, event.seq);
    const waiting = this.waiting.get(event.stream);
    if (waiting === undefined) return;
    const next = waiting.early.get(event.seq + 1);
    waiting.early.delete(event.seq);
    if (next !== undefined) {
      waiting.early.delete(next.seq);
      this.passOn(next, event.seq);
    } else if (waiting.early.size === 0) {
      clearTimeout(waiting.timer);
      this.waiting.delete(event.stream);
    }
  }

  private hold(event: E): void {
    const waiting = this.waiting.get(event.stream);
    if (waiting !== undefined) waiting.early.set(event.seq, event);
    else
      this.waiting.set(event.stream, {
        early: new Map([[event.seq, event]]),
        timer: setTimeout(() => this.lookFor(event.stream), LOOK_AFTER_MS),
      });
  }

  private lookFor(stream: string): void {
    const waiting = this.waiting.get(stream);
    if (waiting === undefined) return;
    waiting.timer = setTimeout(() => this.letGo(stream), HOLD_MS - LOOK_AFTER_MS);
    const next = waiting.early.get(Math.max(...waiting.early.keys()));
    if (next !== undefined) this.look(next, this.newest.get(stream) ?? 0);
  }

  private letGo(stream: string): void {
    const waiting = this.waiting.get(stream);
    this.waiting.delete(stream);
    for (const event of [...(waiting?.early.values() ?? [])].sort((one, other) => one.seq - other.seq)) {
      this.pass(event);
      this.remember(stream, event.seq);
    }
  }

  private remember(stream: string, seq: number): void {
    this.newest.delete(stream);
    this.newest.set(stream, seq);
    if (this.newest.size > REMEMBERED_STREAMS) this.newest.delete(this.newest.keys().next().value as string);
  }
}
