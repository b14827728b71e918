import { resultCalls } from '@crease/core/competition/matchups/office/result.calls.js';
import { CallController } from '../../../platform/wire/call-controller.js';
import { serve } from '../../../platform/wire/serve.js';
import { ResultsService } from './results.service.js';

/** What a commissioner does with matchups. */
@CallController(resultCalls)
export class OfficeController {
  constructor(private readonly results: ResultsService) {}

  readonly handlers = serve(resultCalls, {
    'PUT /:league_id/matchups/:period/:number/result': ({ member, params, body, idempotency }) =>
      this.results.set(member, params, body, idempotency),
    'DELETE /:league_id/matchups/:period/:number/result': ({ member, params, idempotency }) =>
      this.results.undo(member, params, idempotency),
  });
}
