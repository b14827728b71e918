import { matchupCalls } from '@crease/core/competition/matchups/matchup.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { MatchupsQueries } from './matchups.queries.js';

@CallController(matchupCalls)
export class MatchupsController {
  constructor(private readonly queries: MatchupsQueries) {}

  readonly handlers = serve(matchupCalls, {
    'GET /:league_id/matchups': ({ member, query }) => this.queries.matchups(member.leagueId, query.season),
  });
}
