import { gamesAheadCalls } from '@crease/core/competition/ahead/games-ahead.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { GamesAhead } from './games-ahead.service.js';
import { RosterOutlook } from './roster-outlook.service.js';

@CallController(gamesAheadCalls)
export class GamesAheadController {
  constructor(
    private readonly ahead: GamesAhead,
    private readonly outlook: RosterOutlook,
  ) {}

  readonly handlers = serve(gamesAheadCalls, {
    'GET /:league_id/games-ahead': ({ member }) => this.ahead.read(member.leagueId),
    'POST /:league_id/roster-outlook': ({ member, body }) => this.outlook.read(member, body),
  });
}
