import { failures } from './failures.js';
import { withoutReader } from './reader.js';
import { RefusalError } from './refusal.error.js';

/**
 * Runs a recurring task of the process, one round at a time, without keeping the process alive. The next round makes up
 * for a failed one. Failures while the database is unreachable are only counted.
 */
export class Round {
  private timer: NodeJS.Timeout | null = null;
  private current: Promise<void> | null = null;
  private following: Promise<void> | null = null;
  private over = false;

  constructor(
    private readonly name: string,
    private readonly work: () => Promise<unknown> | void,
    /** No round does its work while this is true, for rounds that rest during maintenance. */
    private readonly rests: () => boolean = () => false,
  ) {}

  /** Starts the rounds; with `atOnce` the first one runs immediately. */
  every(ms: number, { atOnce = false }: { atOnce?: boolean } = {}): this {
    if (this.over) return this;
    this.timer = setInterval(() => {
      if (this.current === null) void this.now();
    }, ms);
    this.timer.unref();
    if (atOnce) void this.now();
    return this;
  }

  /**
   * Runs a round. If one is running, the caller gets the following round, because the running one may have read before
   * the caller's change.
   */
  now(): Promise<void> {
    if (this.over) return Promise.resolve();
    if (this.current === null) return this.begin();
    this.following ??= this.current.then(() => {
      this.following = null;
      return this.over ? undefined : this.begin();
    });
    return this.following;
  }

  private begin(): Promise<void> {
    const round = (this.rests() ? Promise.resolve() : withoutReader(() => this.quietly(this.work))).finally(() => {
      this.current = null;
    });
    this.current = round;
    return round;
  }

  /** Runs a part of a round whose failure must not stop the others. `name` identifies it in the log. */
  async quietly(part: () => Promise<unknown> | void, name?: string): Promise<void> {
    if (this.over) return;
    try {
      await part();
    } catch (error) {
      if (this.over) return;
      const place = `rounds.${this.name}${name === undefined ? '' : `.${name}`}`;
      if (error instanceof RefusalError) failures.record(place, error);
      else failures.trace(place, error);
    }
  }

  /** True when the rounds were stopped. Long work checks it and stops. */
  get ended(): boolean {
    return this.over;
  }

  async idle(): Promise<void> {
    while (this.current !== null) await (this.following ?? this.current);
  }

  end(): void {
    this.over = true;
    if (this.timer) clearInterval(this.timer);
  }
}
