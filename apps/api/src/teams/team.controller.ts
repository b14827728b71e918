import { markOf } from '@crease/core/team-mark.js';
import { teamCalls } from '@crease/core/teams/team.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { TeamPageQueries } from './team-page.queries.js';
import { UploadService } from '../auth/uploads/upload.service.js';
import { LeagueListeners } from '../leagues/league-listeners.service.js';
import { LeagueService } from '../leagues/league.service.js';

@CallController(teamCalls)
export class TeamController {
  constructor(
    private readonly leagues: LeagueService,
    private readonly pages: TeamPageQueries,
    private readonly listeners: LeagueListeners,
    private readonly uploads: UploadService,
  ) {}

  readonly handlers = serve(teamCalls, {
    'GET /:league_id/teams/:team_id': ({ member, params, query }) =>
      this.pages.page(member, params.team_id, {
        usePrevious: query.usePrevious === 'true',
        ...(query.year === undefined ? {} : { year: query.year }),
      }),

    'PATCH /:league_id/teams/:team_id': async ({ member, params, body: { team_name, picture }, idempotency }) => {
      if (picture != null && markOf(picture) === null) await this.uploads.requireOwn(member.userId, picture);
      const teamId = params.team_id;
      const named = team_name === undefined ? {} : { name: team_name };
      const edit = { ...named, ...(picture === undefined ? {} : { picture }) };
      const change = { ...named, ...(await this.leagues.editTeam(member, teamId, edit, idempotency)) };
      await this.listeners.tellTeamChanged({ leagueId: member.leagueId, teamId, change, actor: member.userId });
      return this.pages.page(member, teamId);
    },
  });
}
