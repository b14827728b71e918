import { raceCalls } from '@crease/core/seasons/race.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { RaceQueries } from './race.queries.js';

@CallController(raceCalls)
export class RaceController {
  constructor(private readonly queries: RaceQueries) {}

  readonly handlers = serve(raceCalls, {
    'GET /:league_id/player-points': ({ member, query }) => this.queries.players(member.leagueId, query.season),
  });
}
