import { Injectable } from '@nestjs/common';
import { refusal } from '@crease/core/competition/competition.refusals.js';
import type { PlayoffOpeningBody } from '@crease/core/competition/matchups/matchup.calls.js';
import { lockLeague, lockTeams } from '../../leagues/league-lock.tables.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { findTeamsOut } from './closed-teams.queries.js';
import { refusal as forbidden } from './matchups.refusals.js';

@Injectable()
export class OpeningsService {
  constructor(private readonly database: Database) {}

  async set(
    member: Member,
    { team_id, open, reason }: PlayoffOpeningBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, forbidden('forbidden.openRoster'));
    return this.database.write(async ({ db, record }) => {
      await lockTeams(db, member.leagueId);
      const league = await lockLeague(db, member.leagueId);
      const team = (await findTeamsOut(db, league)).get(team_id);
      if (team === undefined) throw new RefusalError(refusal('notOut', { field: 'team_id' }));
      if (team.opened === open) return { success: true as const };
      const row = { league_id: league.id, season: league.current_season, team_id };
      if (open) await db.insertInto('playoff_opening').values(row).execute();
      else
        await db
          .deleteFrom('playoff_opening')
          .where('league_id', '=', row.league_id)
          .where('season', '=', row.season)
          .where('team_id', '=', team_id)
          .execute();
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          teamIds: [team_id],
          says: { key: open ? 'season.rosterOpened' : 'season.rosterClosed', figures: { team: team.name, reason } },
          data: { kind: 'playoffOpening', season: row.season, team: team_id, open },
        }),
      );
      await record(toLeague(league.id, null, { type: 'leagueChanged' }));
      return { success: true as const };
    }, idempotency);
  }
}
