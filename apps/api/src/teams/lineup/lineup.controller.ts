import { lineupCalls } from '@crease/core/teams/lineup/lineup.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { LineupService } from './lineup.service.js';

@CallController(lineupCalls)
export class LineupController {
  constructor(private readonly lineups: LineupService) {}

  readonly handlers = serve(lineupCalls, {
    'GET /:league_id/teams/:team_id/lineup': ({ member, params, query }) =>
      this.lineups.read(member, params.team_id, query.day),

    'PUT /:league_id/teams/:team_id/lineup': ({ member, params, body, idempotency }) =>
      this.lineups.set(member, params.team_id, body, idempotency),
  });
}
