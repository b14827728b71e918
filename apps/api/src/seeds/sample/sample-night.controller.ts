import { nightCalls } from '@crease/core/seasons/night.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { SampleNight } from './sample-night.service.js';

@CallController(nightCalls)
export class SampleNightController {
  constructor(private readonly night: SampleNight) {}

  readonly handlers = serve(nightCalls, {
    'POST /:league_id/tonight/replay': ({ member, idempotency }) => this.night.begin(member, idempotency),
  });
}
