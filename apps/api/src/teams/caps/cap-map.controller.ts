import { capMapCalls } from '@crease/core/teams/caps/cap-map.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { CapLedgerQueries } from './cap-ledger.queries.js';
import { CapMapQueries } from './cap-map.queries.js';

@CallController(capMapCalls)
export class CapMapController {
  constructor(
    private readonly caps: CapMapQueries,
    private readonly ledger: CapLedgerQueries,
  ) {}

  readonly handlers = serve(capMapCalls, {
    'GET /:league_id/caps': ({ member }) => this.caps.read(member.leagueId),

    'GET /:league_id/teams/:team_id/cap-ledger': ({ member, params }) =>
      this.ledger.read(member.leagueId, params.team_id),
  });
}
