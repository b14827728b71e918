import { overviewCalls } from '@crease/core/leagues/league.calls.js';
import { ActivityQueries } from '../activity/activity.queries.js';
import { findTeamsOut } from '../competition/matchups/closed-teams.queries.js';
import { LeagueQueries } from '../leagues/league.queries.js';
import { Database } from '../platform/database/database.js';
import { largeAnswer } from '../platform/http/large-answer.js';
import { notFound } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { TeamQueries } from '../teams/team.queries.js';
import { TradeInboxQueries } from '../trades/trade-inbox.queries.js';

@CallController(overviewCalls)
export class LeagueController {
  constructor(
    private readonly queries: LeagueQueries,
    private readonly teams: TeamQueries,
    private readonly inbox: TradeInboxQueries,
    private readonly activity: ActivityQueries,
    private readonly database: Database,
  ) {}

  readonly handlers = serve(overviewCalls, {
    'GET /:league_id': async ({ member, query, request, reply }) => {
      const [league, all, trades, activity] = await Promise.all([
        this.queries.view(member.leagueId, query.configYear),
        this.teams.summaries(member.leagueId),
        this.inbox.requests(member.leagueId, member.teamId),
        this.activity.unread(member),
      ]);
      if (!league) throw notFound('league');
      const out = await findTeamsOut(this.database.db, {
        id: league.league_id,
        phase: league.phase,
        settings: league,
      });
      // Only the manager sees the number of offers.
      const teams = all.map((team) => (team.team_id === member.teamId ? { ...team, inbox: trades.length } : team));
      return largeAnswer(reply, request.headers['accept-encoding'], {
        league,
        teams,
        teams_out: [...out].map(([team_id, { opened }]) => ({ team_id, opened })),
        trades,
        me: { team_id: member.teamId, is_commissioner: member.commissioner, is_site_owner: member.siteOwner },
        activity,
      });
    },
  });
}
