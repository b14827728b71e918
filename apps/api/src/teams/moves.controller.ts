import { moveCalls } from '@crease/core/teams/move.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { TeamService } from './team.service.js';

@CallController(moveCalls)
export class MovesController {
  constructor(private readonly teams: TeamService) {}

  readonly handlers = serve(moveCalls, {
    'POST /:league_id/teams/:team_id/moves': ({ member, params, body, idempotency }) =>
      this.teams.move(member, params.team_id, body, idempotency),

    'POST /:league_id/teams/:team_id/moves/preview': ({ member, params, body }) =>
      this.teams.preview(member, params.team_id, body),
  });
}
