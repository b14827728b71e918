import { divisionCalls } from '@crease/core/competition/divisions/division.calls.js';
import { CallController } from '../../../platform/wire/call-controller.js';
import { serve } from '../../../platform/wire/serve.js';
import { DivisionsService } from './divisions.service.js';

@CallController(divisionCalls)
export class DivisionsController {
  constructor(private readonly divisions: DivisionsService) {}

  readonly handlers = serve(divisionCalls, {
    'GET /:league_id/divisions': ({ member }) => this.divisions.view(member.leagueId),
    'PUT /:league_id/divisions': ({ member, body, idempotency }) => this.divisions.set(member, body, idempotency),
    'POST /:league_id/divisions/draw': ({ member, idempotency }) => this.divisions.draw(member, idempotency),
  });
}
