import { matchupCalls } from '@crease/core/competition/matchups/matchup.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { MatchupPage } from './matchup-page.service.js';
import { MatchupAnswers } from './matchup-answers.queries.js';
import { OpeningsService } from './openings.service.js';

@CallController(matchupCalls)
export class MatchupsController {
  constructor(
    private readonly queries: MatchupAnswers,
    private readonly page: MatchupPage,
    private readonly openings: OpeningsService,
  ) {}

  readonly handlers = serve(matchupCalls, {
    'GET /:league_id/matchups': ({ member, query }) => this.queries.matchups(member.leagueId, query.season),
    'GET /:league_id/matchups/:period/:number': ({ member, params: { period, number }, query: { season } }) =>
      this.page.page(member.leagueId, { season, period, number }),

    'POST /:league_id/playoff-openings': ({ member, body, idempotency }) =>
      this.openings.set(member, body, idempotency),
  });
}
