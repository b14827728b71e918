import { healthCalls } from '@crease/core/wire/health.calls.js';
import { Database } from '../database/database.js';
import { EventRelay } from '../realtime/event-relay.js';
import { CallController } from '../wire/call-controller.js';
import { serve } from '../wire/serve.js';
import { noteFailure } from '../failures.js';
import { Busy } from '../refusal.error.js';

const PATIENCE_MS = 1_000;

@CallController(healthCalls)
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly relay: EventRelay,
  ) {}

  readonly handlers = serve(healthCalls, {
    /** 200 while the database answers within a second, 503 otherwise. */
    'GET /health': async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Busy()), PATIENCE_MS);
      });
      const answer = this.database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
      answer.catch(noteFailure('health.database'));
      try {
        await Promise.race([answer, late]);
        return { status: 'ok' };
      } finally {
        clearTimeout(timer);
      }
    },
    /** 503 while events of other processes may be missing here, so that a load balancer sends new clients elsewhere. */
    'GET /ready': () => {
      if (this.relay.behind) throw new Busy();
      return { status: 'ok' };
    },
  });
}
