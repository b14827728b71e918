import { healthCalls } from '@crease/core/wire/health.calls.js';
import { Database } from '../database/database.js';
import { CallController } from '../wire/call-controller.js';
import { serve } from '../wire/serve.js';
import { Busy } from './refusal.error.js';

const PATIENCE_MS = 1_000;

@CallController(healthCalls)
export class HealthController {
  constructor(private readonly database: Database) {}

  readonly handlers = serve(healthCalls, {
    /** 200 while the database answers within a second, 503 otherwise. */
    'GET /health': async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Busy()), PATIENCE_MS);
      });
      const answer = this.database.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
      // When it comes too late, the request has been answered already: nobody listens to what it says then.
      answer.catch(() => undefined);
      try {
        await Promise.race([answer, late]);
        return { status: 'ok' };
      } finally {
        clearTimeout(timer);
      }
    },
  });
}
