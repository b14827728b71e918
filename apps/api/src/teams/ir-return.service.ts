import { Injectable } from '@nestjs/common';
import { irReturnDue } from '@crease/core/teams/ir-return.rules.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine } from '../platform/events/audience.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { BooksQueries } from './books.queries.js';
import { deleteLapsed, returningLeagues, toReturn } from './ir-return.queries.js';

/**
 * Announces when a healthy player has to leave injured reserve. After that the player counts as active but is not moved
 * (docs/rules.md, Injured reserve).
 */
@Injectable()
export class IrReturnService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly rounds: LeagueRounds,
    private readonly clock: DbClock,
  ) {}

  async announce(): Promise<void> {
    await this.rounds.each('ir-returns', await returningLeagues(this.database.db).execute(), ({ league_id }) =>
      this.announceIn(league_id),
    );
  }

  private async announceIn(leagueId: string): Promise<void> {
    await this.database.write(async ({ db, record }) => {
      const teams = await toReturn(db, leagueId).execute();
      await this.books.lock(db, leagueId, [...new Set(teams.map(({ team_id }) => team_id))]);
      await deleteLapsed(db, leagueId).execute();
      const league = await this.books.league(db, leagueId);
      const days = league.settings.ir_return_days ?? 0;
      const players = days > 0 ? await toReturn(db, leagueId).execute() : [];
      if (players.length === 0) return;
      const due = new Date(irReturnDue(this.clock.now(), days, league.timeZone));
      await db
        .insertInto('ir_return')
        .values(players.map(({ player_id, team_id }) => ({ league_id: leagueId, player_id, team_id, due_at: due })))
        .execute();
      for (const teamId of new Set(players.map(({ team_id }) => team_id))) {
        const own = players.filter(({ team_id }) => team_id === teamId);
        await record(
          leagueLine({
            leagueId,
            actor: null,
            teamIds: [teamId],
            says: {
              key: 'team.mustLeaveIr',
              figures: {
                team: own[0]?.team ?? '',
                names: own.map(({ name }) => name),
                until: { at: due.toISOString(), timeZone: league.timeZone },
              },
            },
            data: { kind: 'irReturn', teamId, players: own.map(({ player_id }) => player_id) },
          }),
        );
      }
    });
  }
}
