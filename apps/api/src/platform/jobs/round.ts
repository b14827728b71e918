import { Logger } from '@nestjs/common';
import { failures } from '../failures.js';
import { RefusalError } from '../http/refusal.error.js';

/**
 * What a process does again and again while it lives: one round at a time, and none that keeps the process alive. A
 * round that fails is made good by the next one. While the database is away every round fails, so that is only noted.
 */
export class Round {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | null = null;
  private current: Promise<void> | null = null;
  private following: Promise<void> | null = null;
  private over = false;

  constructor(
    private readonly name: string,
    private readonly work: () => Promise<unknown> | void,
  ) {
    this.logger = new Logger(name);
  }

  /** Begins the rounds, with one at once where `atOnce` says so. */
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
   * Makes a round. If one is under way, the caller gets the round after it, because the running one may have looked
   * before the caller's change.
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
    const round = this.quietly(this.work).finally(() => {
      this.current = null;
    });
    this.current = round;
    return round;
  }

  /** Part of a round whose failure must not stop the others; `name` says in the log which. */
  async quietly(part: () => Promise<unknown> | void, name?: string): Promise<void> {
    if (this.over) return;
    try {
      await part();
    } catch (error) {
      if (this.over) return;
      if (error instanceof RefusalError)
        failures.note(`rounds.${this.name}${name === undefined ? '' : `.${name}`}`, error);
      else
        this.logger.error(
          (name === undefined ? '' : `${name}: `) +
            (error instanceof Error ? (error.stack ?? error.message) : String(error)),
        );
    }
  }

  /** Whether no more rounds are made. Long work asks this, and stops. */
  get ended(): boolean {
    return this.over;
  }

  end(): void {
    this.over = true;
    if (this.timer) clearInterval(this.timer);
  }
}
