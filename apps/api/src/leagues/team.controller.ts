import { Body, Controller, Get, Param, Patch, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import type { TeamAnswer } from '@crease/core/leagues/league.answers.js';
import { idSchema } from '@crease/core/leagues/league.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { Idem } from '../platform/http/session.js';
import { TeamQueries } from '../teams/team.queries.js';
import { UploadService } from '../auth/upload.service.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';

const editSchema = z
  .object({
    team_name: z.string('Give the team a name.').trim().min(1, 'Give the team a name.').max(40, 'A team name has at most 40 characters.').optional(),
    /** A `fileUrl` of `POST /api/upload`; null takes the logo down. */
    picture: z.string('Upload the picture first.').max(300, 'Upload the picture first.').nullable().optional(),
  })
  .refine(({ team_name, picture }) => team_name !== undefined || picture !== undefined, { path: ['team_name'], message: 'Give the team a name.' });

@UseGuards(LeagueGuard)
@Controller(':league_id/teams/:team_id')
export class TeamController {
  constructor(
    private readonly leagues: LeagueService,
    private readonly queries: LeagueQueries,
    private readonly teams: TeamQueries,
    private readonly listeners: LeagueListeners,
    private readonly uploads: UploadService,
  ) {}

  @Get()
  async view(@CurrentMember() member: Member, @Param('team_id', { schema: idSchema }) teamId: string): Promise<TeamAnswer> {
    return this.answer(member, teamId);
  }

  @Patch()
  async edit(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
    @Body({ schema: editSchema }) { team_name, picture }: z.infer<typeof editSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TeamAnswer> {
    if (picture != null) await this.uploads.requireOwn(member.userId, picture);
    const change = { ...(team_name === undefined ? {} : { name: team_name }), ...(picture === undefined ? {} : { picture }) };
    await this.leagues.editTeam(member, teamId, change, idempotency);
    await this.listeners.tellTeamChanged({ leagueId: member.leagueId, teamId, change, actor: member.userId });
    return this.answer(member, teamId);
  }

  private async answer(member: Member, teamId: string): Promise<TeamAnswer> {
    const [league, team, roster] = await Promise.all([this.queries.view(member.leagueId), this.teams.summary(member.leagueId, teamId), this.teams.roster(member.leagueId, teamId)]);
    if (!league || !team) throw notFound('This team');
    return { team: { ...team, can_edit: member.commissioner || member.teamId === teamId }, season: league.current_season, roster };
  }
}
