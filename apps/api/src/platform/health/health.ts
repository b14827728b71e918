import { Injectable } from '@nestjs/common';
import { Database, within } from '../database/database.js';
import { DbClock } from '../database/db-clock.js';
import { noteFailure } from '../failures.js';
import { refusal, type NotReady } from '../platform.refusals.js';
import { EventRelay } from '../realtime/event-relay.js';
import { RefusalError } from '../refusal.error.js';

const PATIENCE_MS = 1_000;
const CLOCK_SECONDS = 5;

@Injectable()
export class Health {
  closing = false;

  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly relay: EventRelay,
  ) {}

  /** @throws {RefusalError} `notReady` (503) with every reason why another process should get the requests */
  async check(): Promise<void> {
    const why: NotReady[] = [];
    if (this.closing) why.push({ is: 'closing', seconds: 0 });
    if (!(await this.databaseAnswers())) why.push({ is: 'database', seconds: PATIENCE_MS / 1_000 });
    if (this.relay.behind) why.push({ is: 'events', seconds: Math.round(this.relay.age) });
    if (this.clock.age > CLOCK_SECONDS) why.push({ is: 'clock', seconds: Math.round(this.clock.age) });
    if (why.length > 0) throw new RefusalError(refusal('notReady', { kind: 'busy', figures: { why } }));
  }

  private databaseAnswers(): Promise<boolean> {
    const answer = this.database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
    answer.catch(noteFailure('health.database'));
    return within(PATIENCE_MS, answer).then(
      () => true,
      () => false,
    );
  }
}
