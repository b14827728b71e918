import { Logger } from '@nestjs/common';
import { RareLog } from './rare-log.js';

interface Place {
  count: number;
  traced: boolean;
}

/**
 * Counts failures that have no caller to report to, by place. Logs the first failure of a place, then at most one a
 * minute with the number in between.
 */
export class FailureLog {
  private readonly places = new Map<string, Place>();
  private readonly lines: RareLog;

  constructor(
    now?: () => number,
    writeLine: (line: string) => void = (line) => new Logger('Failures').warn(line),
    private readonly writeStack: (line: string) => void = (line) => new Logger('Failures').error(line),
  ) {
    this.lines = new RareLog(writeLine, now);
  }

  record(name: string, error: unknown): void {
    this.placeOf(name).count += 1;
    this.lines.write(name, causeOf(error));
  }

  /** Like `record`. Also logs the stack of the place's first failure, for failures that may be defects. */
  trace(name: string, error: unknown): void {
    this.record(name, error);
    const place = this.placeOf(name);
    if (!place.traced)
      this.writeStack(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    place.traced = true;
  }

  private placeOf(name: string): Place {
    const place = this.places.get(name) ?? { count: 0, traced: false };
    this.places.set(name, place);
    return place;
  }

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

/** Handler for `.catch` and `on('error')`: counts failures and returns `instead`. */
export function noteFailure(name: string): (error: unknown) => undefined;
export function noteFailure<T>(name: string, instead: T): (error: unknown) => T;
export function noteFailure<T>(name: string, instead?: T): (error: unknown) => T | undefined {
  return (error) => {
    failures.record(name, error);
    return instead;
  };
}
