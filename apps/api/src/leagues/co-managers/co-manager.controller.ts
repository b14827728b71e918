import { coManagerCalls } from '@crease/core/leagues/co-managers/co-manager.calls.js';
import { networkOf } from '../../platform/http/rate-limit.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { LeagueListeners } from '../league-listeners.service.js';
import { CoManagerService } from './co-manager.service.js';

@CallController(coManagerCalls)
export class CoManagerController {
  constructor(
    private readonly coManagers: CoManagerService,
    private readonly listeners: LeagueListeners,
  ) {}

  readonly handlers = serve(coManagerCalls, {
    'GET /:league_id/teams/:team_id/co-managers': ({ member, params, user }) =>
      this.coManagers.view(member, params.team_id, user),

    'POST /:league_id/teams/:team_id/co-managers/invitations': ({ member, params, body, idempotency, request }) =>
      this.coManagers.invite(
        member,
        { teamId: params.team_id, email: body.email ?? null },
        idempotency,
        networkOf(request.ip),
      ),

    'DELETE /:league_id/teams/:team_id/co-managers/invitations/:invitation_id': ({ member, params, idempotency }) =>
      this.coManagers.revoke(member, { teamId: params.team_id, invitationId: params.invitation_id }, idempotency),

    'DELETE /:league_id/teams/:team_id/co-managers/:user_id': async ({ member, params, idempotency }) => {
      const { leagueId } = member;
      const { left } = await this.coManagers.remove(
        member,
        { teamId: params.team_id, userId: params.user_id },
        idempotency,
      );
      if (left) await this.listeners.tellMemberLeft({ leagueId, userId: params.user_id });
      return { success: true };
    },

    'POST /:league_id/teams/:team_id/co-managers/:user_id/hand-over': async ({ member, params, idempotency }) => {
      const teamId = params.team_id;
      const answer = await this.coManagers.handOver(member, { teamId, userId: params.user_id }, idempotency);
      await this.listeners.tellTeamChanged({ leagueId: member.leagueId, teamId, change: {}, actor: member.userId });
      return answer;
    },
  });
}
