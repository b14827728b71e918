import { commissionerCalls } from '@crease/core/leagues/commissioner.calls.js';
import { requireCommissioner } from '../platform/http/member.js';
import { networkOf } from '../platform/http/rate-limit.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { DepartureService } from './departure.service.js';
import { InvitationQueries } from './invitations/invitation.queries.js';
import { InvitationService } from './invitations/invitation.service.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { MemberService } from './member.service.js';
import { refusal } from './leagues.refusals.js';

@CallController(commissionerCalls)
export class CommissionerController {
  constructor(
    private readonly members: MemberService,
    private readonly invitations: InvitationService,
    private readonly sent: InvitationQueries,
    private readonly queries: LeagueQueries,
    private readonly listeners: LeagueListeners,
    private readonly departures: DepartureService,
    private readonly rounds: LeagueRounds,
  ) {}

  readonly handlers = serve(commissionerCalls, {
    'GET /:league_id/members': async ({ member }) => ({
      members: await this.queries.members(member.leagueId, member.userId),
    }),

    'PATCH /:league_id/members/:user_id': ({ member, params, body, idempotency }) =>
      this.members.setCommissioner(member, params.user_id, body.is_commissioner, idempotency),

    'DELETE /:league_id/members/:user_id': async ({ member, params, idempotency }) => {
      const { teamId } = await this.members.removeMember(member, params.user_id, idempotency);
      await this.listeners.tellMemberLeft({ leagueId: member.leagueId, userId: params.user_id });
      await this.tellTeamIsFree(member.leagueId, teamId, member.userId);
      return { success: true };
    },

    'POST /:league_id/leave': async ({ member, body, idempotency }) => {
      const { teamId } = await this.departures.leave(member, body.successor_id ?? null, idempotency);
      await this.listeners.tellMemberLeft({ leagueId: member.leagueId, userId: member.userId });
      await this.tellTeamIsFree(member.leagueId, teamId, member.userId);
      return { success: true };
    },

    'GET /:league_id/invitations': async ({ member }) => {
      requireCommissioner(member, refusal('forbidden.seeInvitations'));
      return { invitations: await this.sent.all(member.leagueId) };
    },

    'GET /:league_id/delays': async ({ member }) => {
      requireCommissioner(member, refusal('forbidden.seeDelays'));
      return { delays: await this.rounds.delaysOf(member.leagueId) };
    },

    'POST /:league_id/invitations': ({ member, body, idempotency, request }) =>
      this.invitations.invite(
        member,
        { teamId: body.team_id, email: body.email ?? null },
        idempotency,
        networkOf(request.ip),
      ),

    'POST /:league_id/invitations/:invitation_id/resend': ({ member, params, idempotency, request }) =>
      this.invitations.resend(member, params.invitation_id, idempotency, networkOf(request.ip)),

    'DELETE /:league_id/invitations/:invitation_id': ({ member, params, idempotency }) =>
      this.invitations.revoke(member, params.invitation_id, idempotency),

    'GET /:league_id/mail': async ({ member }) => {
      requireCommissioner(member, refusal('forbidden.seeMessages'));
      return { mail: await this.sent.mail(member.leagueId) };
    },
  });

  /** Notifies listeners that a team has no manager any more. Does nothing when the member had no team. */
  private async tellTeamIsFree(leagueId: string, teamId: string | null, actor: string): Promise<void> {
    if (teamId !== null) await this.listeners.tellTeamChanged({ leagueId, teamId, change: { manager: null }, actor });
  }
}
