import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import type { MailView, MemberView } from '@crease/core/leagues/league.answers.js';
import { createInvitationSchema, leaveLeagueSchema, type InvitationView } from '@crease/core/leagues/league.schema.js';
import { idSchema } from '@crease/core/request.parts.js';
import type { Idempotency } from '../platform/database/database.js';
import {
  AnswersLeavers,
  CurrentMember,
  LeagueGuard,
  requireCommissioner,
  type Member,
} from '../platform/http/member.js';
import { networkOf } from '../platform/http/rate-limit.js';
import { Idem, type ApiRequest } from '../platform/http/session.js';
import { DepartureService } from './departure.service.js';
import { InvitationService } from './invitation.service.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';

const memberSchema = z.object({ is_commissioner: z.boolean('Commissioner is on or off.') });

/** Who is in a league, and who is asked to be. */
@UseGuards(LeagueGuard)
@Controller(':league_id')
export class CommissionerController {
  constructor(
    private readonly leagues: LeagueService,
    private readonly invitations: InvitationService,
    private readonly queries: LeagueQueries,
    private readonly listeners: LeagueListeners,
    private readonly departures: DepartureService,
  ) {}

  @Get('members')
  async members(@CurrentMember() member: Member): Promise<{ members: MemberView[] }> {
    return { members: await this.queries.members(member.leagueId, member.userId) };
  }

  @Patch('members/:user_id')
  setCommissioner(
    @CurrentMember() member: Member,
    @Param('user_id', { schema: idSchema }) userId: string,
    @Body({ schema: memberSchema }) body: z.infer<typeof memberSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.leagues.setCommissioner(member, userId, body.is_commissioner, idempotency);
  }

  @Delete('members/:user_id')
  @AnswersLeavers()
  async remove(
    @CurrentMember() member: Member,
    @Param('user_id', { schema: idSchema }) userId: string,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const { teamId } = await this.leagues.removeMember(member, userId, idempotency);
    await this.listeners.tellMemberLeft({ leagueId: member.leagueId, userId });
    if (teamId !== null)
      await this.listeners.tellTeamChanged({
        leagueId: member.leagueId,
        teamId,
        change: { manager: null },
        actor: member.userId,
      });
    return { success: true };
  }

  /** The caller goes; their team stays. Whoever goes and asks again is told so again. */
  @Post('leave')
  @HttpCode(200)
  @AnswersLeavers()
  async leave(
    @CurrentMember() member: Member,
    @Body({ schema: leaveLeagueSchema }) body: z.infer<typeof leaveLeagueSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    const { teamId } = await this.departures.leave(member, body.successor_id ?? null, idempotency);
    await this.listeners.tellMemberLeft({ leagueId: member.leagueId, userId: member.userId });
    if (teamId !== null)
      await this.listeners.tellTeamChanged({
        leagueId: member.leagueId,
        teamId,
        change: { manager: null },
        actor: member.userId,
      });
    return { success: true };
  }

  @Get('invitations')
  async list(@CurrentMember() member: Member): Promise<{ invitations: InvitationView[] }> {
    requireCommissioner(member, 'see the invitations');
    return { invitations: await this.queries.invitations(member.leagueId) };
  }

  @Post('invitations')
  invite(
    @CurrentMember() member: Member,
    @Body({ schema: createInvitationSchema }) body: z.infer<typeof createInvitationSchema>,
    @Idem() idempotency: Idempotency | null,
    @Req() { ip }: ApiRequest,
  ): Promise<InvitationView> {
    return this.invitations.invite(
      member,
      { teamId: body.team_id, email: body.email ?? null },
      idempotency,
      networkOf(ip),
    );
  }

  @Post('invitations/:invitation_id/resend')
  @HttpCode(200)
  resend(
    @CurrentMember() member: Member,
    @Param('invitation_id', { schema: idSchema }) invitationId: string,
    @Idem() idempotency: Idempotency | null,
    @Req() { ip }: ApiRequest,
  ): Promise<InvitationView> {
    return this.invitations.resend(member, invitationId, idempotency, networkOf(ip));
  }

  @Delete('invitations/:invitation_id')
  revoke(
    @CurrentMember() member: Member,
    @Param('invitation_id', { schema: idSchema }) invitationId: string,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.invitations.revoke(member, invitationId, idempotency);
  }

  /** The league's invitation messages, for commissioners to pass on by hand where no mail server is configured. */
  @Get('mail')
  async mail(@CurrentMember() member: Member): Promise<{ mail: MailView[] }> {
    requireCommissioner(member, 'see the messages');
    return { mail: await this.queries.invitationMail(member.leagueId) };
  }
}
