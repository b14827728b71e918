import { leagueLinkCalls } from '@crease/core/leagues/league-link/league-link.calls.js';
import { networkOf } from '../../platform/http/rate-limit.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { LeagueJoins } from './league-joins.service.js';
import { LeagueLinks } from './league-links.service.js';

@CallController(leagueLinkCalls)
export class LeagueLinkController {
  constructor(
    private readonly links: LeagueLinks,
    private readonly joins: LeagueJoins,
  ) {}

  readonly handlers = serve(leagueLinkCalls, {
    'GET /:league_id/invitation-link': ({ member }) => this.links.one(member),

    'PUT /:league_id/invitation-link': ({ member, idempotency }) => this.links.open(member, false, idempotency),

    'POST /:league_id/invitation-link/renew': ({ member, idempotency }) => this.links.open(member, true, idempotency),

    'DELETE /:league_id/invitation-link': ({ member, idempotency }) => this.links.close(member, idempotency),

    'POST /league-link-preview': ({ body, request }) => this.joins.preview(body.link_token, networkOf(request.ip)),

    'POST /join-league': ({ body, user }) => this.joins.join(user, body.link_token, body.team_id ?? null),
  });
}
