import { Injectable } from '@nestjs/common';
import { failures } from '../../failures.js';
import { Database } from '../database.js';
import { c, sqlFile } from '../statement.js';

const outage = sqlFile<[since: number]>()(import.meta.url, 'outage.sql', {});

const outagesSince = sqlFile<[counted: number, since: string]>()(import.meta.url, 'outages-since.sql', {
  last: c.integer,
  ms: c.double,
});

const NOTE_EVERY_MS = 300;
const NOTE_FOR_MS = 60_000;

/** Records outages so that no clock counts them (docs/decisions/0003). */
@Injectable()
export class Outages {
  /** Start of an outage in this process that is not recorded yet (ms since 1970). */
  private awaySince: number | null = null;

  constructor(private readonly database: Database) {}

  /**
   * Records an outage that started at `since` (ms since 1970 by the database's clock) as soon as the database is back.
   */
  record(since: number): void {
    const noting = this.awaySince !== null;
    this.awaySince = Math.min(this.awaySince ?? since, since);
    if (noting) return;
    const until = Date.now() + NOTE_FOR_MS;
    const attempt = async () => {
      try {
        await this.database.runPromptly(outage, this.awaySince ?? since);
      } catch (error) {
        failures.record('database.outage', error);
        if (Date.now() < until) {
          setTimeout(() => void attempt(), NOTE_EVERY_MS).unref();
          return;
        }
      }
      this.awaySince = null;
    };
    void attempt();
  }

  /**
   * Sums the outages after number `counted` for a clock running since `since`. Returns the milliseconds by which to put
   * the clock back, and the number of the last outage.
   */
  async since(counted: number, since: string): Promise<{ last: number; ms: number }> {
    const [row] = await this.database.runPromptly(outagesSince, counted, since);
    return row ?? { last: counted, ms: 0 };
  }
}
