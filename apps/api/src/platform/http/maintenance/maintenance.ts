import { Injectable } from '@nestjs/common';
import { DbClock } from '../../database/db-clock.js';
import { refusal } from '../../platform.refusals.js';
import { RefusalError } from '../../refusal.error.js';

/** The operator's switch that stops all changes. Every process reads it with its clock. */
@Injectable()
export class Maintenance {
  constructor(private readonly clock: DbClock) {}

  /** @throws {RefusalError} `maintenance` (503) while it is on */
  refuseChanges(): void {
    if (!this.clock.standsStill) return;
    const until = this.clock.maintenance?.until ?? null;
    const seconds = until === null ? null : Math.ceil((Date.parse(until) - this.clock.now()) / 1_000);
    throw new RefusalError(
      refusal('maintenance', { kind: 'busy', figures: { seconds: seconds !== null && seconds > 0 ? seconds : null } }),
    );
  }
}
