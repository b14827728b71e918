import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { idSchema } from '@crease/core/request.parts.js';
import { movesSchema, type MovesAnswer, type MovesBody, type MovesPreview } from '@crease/core/teams/team.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { TeamService } from './team.service.js';

/** Moves of a team's players between its places, and out of it. */
@UseGuards(LeagueGuard)
@Controller(':league_id/teams/:team_id/moves')
export class MovesController {
  constructor(private readonly teams: TeamService) {}

  @Post()
  @HttpCode(200)
  move(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
    @Body({ schema: movesSchema }) body: MovesBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<MovesAnswer> {
    return this.teams.move(member, teamId, body, idempotency);
  }

  @Post('preview')
  @HttpCode(200)
  preview(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
    @Body({ schema: movesSchema }) body: MovesBody,
  ): Promise<MovesPreview> {
    return this.teams.preview(member, teamId, body);
  }
}
