import { Logger } from '@nestjs/common';
import { RareLog } from './rare-log.js';

/** Logs by name what takes at least `limitMs`; 0 logs nothing. */
export class SlowLog {
  private readonly lines: RareLog;

  constructor(
    private readonly kind: 'request' | 'statement',
    private readonly limitMs: number,
    writeLine: (line: string) => void = (line) => new Logger('Slow').warn(line),
    private readonly now: () => number = () => performance.now(),
  ) {
    this.lines = new RareLog(writeLine, now);
  }

  record(name: () => string, ms: number, detail = ''): void {
    if (this.limitMs > 0 && ms >= this.limitMs)
      this.lines.write(`${this.kind} ${name()}`, `took ${Math.round(ms)} ms${detail}`);
  }

  /** Runs `work`, and notes its time also when it fails. */
  async watch<T>(name: () => string, work: () => Promise<T>): Promise<T> {
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.record(name, this.now() - begun);
    }
  }
}
