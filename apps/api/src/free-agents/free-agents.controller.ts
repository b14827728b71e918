import { freeAgentCalls } from '@crease/core/free-agents/free-agents.calls.js';
import { statusCalls } from '@crease/core/free-agents/status.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { FaPickService } from './fa-pick.service.js';
import { FreeAgentQueries } from './free-agents.queries.js';
import { FreeAgentService } from './free-agent.service.js';
import { StatusService } from './status.service.js';
import { WaiverService } from './waiver.service.js';

@CallController(freeAgentCalls)
export class FreeAgentsController {
  constructor(
    private readonly agents: FreeAgentService,
    private readonly waivers: WaiverService,
    private readonly picks: FaPickService,
    private readonly queries: FreeAgentQueries,
  ) {}

  readonly handlers = serve(freeAgentCalls, {
    'POST /:league_id/free-agents/add': ({ member, body, idempotency }) => this.agents.add(member, body, idempotency),

    'POST /:league_id/free-agents/preview': ({ member, body }) => this.agents.preview(member, body),

    'GET /:league_id/free-agents/picks': async ({ member }) => ({
      picks: await this.queries.picks(member.leagueId),
      add_limits: await this.agents.addLimits(member),
    }),

    'POST /:league_id/free-agents/picks/:pick_id/penalty': ({ member, params, body, idempotency }) =>
      this.picks.penalize(member, params.pick_id, body.reason, idempotency),

    'POST /:league_id/free-agents/picks/:pick_id/pardon': ({ member, params, body, idempotency }) =>
      this.picks.pardon(member, params.pick_id, body.reason, idempotency),

    'GET /:league_id/free-agents/waivers': async ({ member }) => ({
      waivers: await this.queries.waivers(member.leagueId),
    }),

    'GET /:league_id/free-agents/claims': async ({ member }) => ({
      claims: member.teamId === null ? [] : await this.queries.claims(member.leagueId, member.teamId),
    }),

    'POST /:league_id/free-agents/claims': ({ member, body, idempotency }) =>
      this.waivers.claim(member, body, idempotency),

    'PUT /:league_id/free-agents/claims/order': ({ member, body, idempotency }) =>
      this.waivers.order(member, body, idempotency),

    'DELETE /:league_id/free-agents/claims/:claim_id': ({ member, params, idempotency }) =>
      this.waivers.withdraw(member, params.claim_id, idempotency),
  });
}

@CallController(statusCalls)
export class StatusController {
  constructor(
    private readonly statuses: StatusService,
    private readonly queries: FreeAgentQueries,
  ) {}

  readonly handlers = serve(statusCalls, {
    'GET /:league_id/status-overrides': async ({ member }) => ({
      overrides: await this.queries.statusOverrides(member.leagueId),
    }),

    'PUT /:league_id/players/:player_id/status': ({ member, params, body, idempotency }) =>
      this.statuses.set(member, params.player_id, body, idempotency),

    'DELETE /:league_id/players/:player_id/status': ({ member, params, idempotency }) =>
      this.statuses.end(member, params.player_id, idempotency),
  });
}
