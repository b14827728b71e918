import { Logger } from '@nestjs/common';

/** Least time between log lines about the same place, in milliseconds. */
const LOG_EVERY_MS = 60_000;

interface Place {
  count: number;
  loggedAt: number;
  unlogged: number;
  /** True once the place's stack was logged. */
  traced: boolean;
}

/**
 * Counts failures that have no caller to report to, by place. Logs the first failure of a place, then at most one a
 * minute with the number in between.
 */
export class FailureLog {
  private readonly places = new Map<string, Place>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly write: (line: string) => void = (line) => new Logger('Failures').warn(line),
    private readonly writeStack: (line: string) => void = (line) => new Logger('Failures').error(line),
  ) {}

  note(name: string, error: unknown): void {
    const place = this.placeOf(name);
    place.count += 1;
    if (this.now() - place.loggedAt < LOG_EVERY_MS) {
      place.unlogged += 1;
      return;
    }
    const before = place.unlogged === 0 ? '' : ` (${place.unlogged} more since the last line)`;
    this.write(`${name}: ${causeOf(error)}${before}`);
    place.loggedAt = this.now();
    place.unlogged = 0;
  }

  /** Like `note`. Also logs the stack of the place's first failure, for failures that may be defects. */
  trace(name: string, error: unknown): void {
    this.note(name, error);
    const place = this.placeOf(name);
    if (!place.traced)
      this.writeStack(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    place.traced = true;
  }

  private placeOf(name: string): Place {
    const place = this.places.get(name) ?? { count: 0, loggedAt: -Infinity, unlogged: 0, traced: false };
    this.places.set(name, place);
    return place;
  }

  /** Failure count of each place since the process started. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.places].map(([name, { count }]) => [name, count]));
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: unknown }).code;
  const text = typeof code === 'string' ? `${code} ${error.message}` : error.message;
  return error.cause instanceof Error ? `${text} (${error.cause.message})` : text;
}

export const failures = new FailureLog();

/** For `.catch` and `on('error')`: counts the failure and continues with `instead`. */
export function noteFailure(name: string): (error: unknown) => undefined;
export function noteFailure<T>(name: string, instead: T): (error: unknown) => T;
export function noteFailure<T>(name: string, instead?: T): (error: unknown) => T | undefined {
  return (error) => {
    failures.note(name, error);
    return instead;
  };
}
