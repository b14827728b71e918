import { seasonCalls } from '@crease/core/seasons/season.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PhaseService } from './phase.service.js';
import { PhaseChanges } from './phase.changes.js';
import { PhaseQueries } from './phase.queries.js';
import { SeasonDatesService } from './season-dates.service.js';

@CallController(seasonCalls)
export class SeasonController {
  constructor(
    private readonly phases: PhaseService,
    private readonly changes: PhaseChanges,
    private readonly queries: PhaseQueries,
    private readonly dates: SeasonDatesService,
  ) {}

  readonly handlers = serve(seasonCalls, {
    'GET /:league_id/phase': ({ member }) => this.queries.phase(member.leagueId),
    'POST /:league_id/phase': ({ member, body, idempotency }) => this.phases.advance(member, body, idempotency),
    'POST /:league_id/phase/dates/preview': ({ member, body }) => this.dates.preview(member, body),
    'PUT /:league_id/phase/dates': ({ member, body, idempotency }) => this.dates.correct(member, body, idempotency),
    'POST /:league_id/phase/take-back': ({ member, body, idempotency }) =>
      this.changes.takeBack(member, body.change_id, idempotency),
  });
}
