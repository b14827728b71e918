import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { oneLine } from '@crease/core/text.rules.js';
import { idSchema, seasonSchema } from '@crease/core/request.parts.js';
import { seasonOf } from '@crease/core/season.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { TeamPageQueries } from './team-page.queries.js';
import { UploadService } from '../auth/upload.service.js';
import { LeagueListeners } from '../leagues/league-listeners.service.js';
import { LeagueService } from '../leagues/league.service.js';

const editSchema = z
  .object({
    team_name: z
      .string('Give the team a name.')
      .overwrite(oneLine)
      .min(1, 'Give the team a name.')
      .max(40, 'A team name has at most 40 characters.')
      .optional(),
    /** A `fileUrl` of `POST /api/upload`; null takes the logo down. */
    picture: z.string('Upload the picture first.').max(300, 'Upload the picture first.').nullable().optional(),
  })
  .refine(({ team_name, picture }) => team_name !== undefined || picture !== undefined, {
    path: ['team_name'],
    message: 'Give the team a name.',
  });
/** A season whose contracts are shown: '2024-25', or its first year. */
const year = z.union(
  [
    z
      .string()
      .regex(/^(19|20)\d{2}$/)
      .transform((text) => seasonOf(Number(text))),
    seasonSchema,
  ],
  "A year is written like '2024-25' or '2024'.",
);
const pageSchema = z.object({
  usePrevious: z.enum(['true', 'false'], "Use 'true' or 'false'.").optional(),
  year: year.optional(),
});

@UseGuards(LeagueGuard)
@Controller(':league_id/teams/:team_id')
export class TeamController {
  constructor(
    private readonly leagues: LeagueService,
    private readonly pages: TeamPageQueries,
    private readonly listeners: LeagueListeners,
    private readonly uploads: UploadService,
  ) {}

  @Get()
  view(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
    @Query({ schema: pageSchema }) query: z.infer<typeof pageSchema>,
  ): Promise<TeamPageAnswer> {
    return this.pages.page(member, teamId, {
      usePrevious: query.usePrevious === 'true',
      ...(query.year === undefined ? {} : { year: query.year }),
    });
  }

  @Patch()
  async edit(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
    @Body({ schema: editSchema }) { team_name, picture }: z.infer<typeof editSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TeamPageAnswer> {
    if (picture != null) await this.uploads.requireOwn(member.userId, picture);
    const change = {
      ...(team_name === undefined ? {} : { name: team_name }),
      ...(picture === undefined ? {} : { picture }),
    };
    await this.leagues.editTeam(member, teamId, change, idempotency);
    await this.listeners.tellTeamChanged({ leagueId: member.leagueId, teamId, change, actor: member.userId });
    return this.pages.page(member, teamId);
  }
}
