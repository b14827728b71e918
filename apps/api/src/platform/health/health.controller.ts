import { healthCalls } from '@crease/core/wire/health.calls.js';
import { CallController } from '../wire/call-controller.js';
import { serve } from '../wire/serve.js';
import { Health } from './health.js';

const OK = { status: 'ok' } as const;

@CallController(healthCalls)
export class HealthController {
  constructor(private readonly health: Health) {}

  private async ready(): Promise<typeof OK> {
    await this.health.check();
    return OK;
  }

  readonly handlers = serve(healthCalls, {
    'GET /health': () => this.ready(),
    /** The process runs and can answer. Says nothing about the database, so a restart helps when it fails. */
    'GET /health/live': () => OK,
    /** 503 while another process should get the requests, with the reasons. */
    'GET /health/ready': () => this.ready(),
  });
}
