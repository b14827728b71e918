import { Injectable } from '@nestjs/common';
import type { StrengthAnswer } from '@crease/core/teams/strength/strength.answers.js';
import { medianPoints, positionPoints } from '@crease/core/teams/strength/strength.rules.js';
import { Database } from '../../platform/database/database.js';
import { playerPoints } from '../../points/points.queries.js';
import { BooksQueries } from '../books.queries.js';

@Injectable()
export class StrengthQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  async read(leagueId: string): Promise<StrengthAnswer> {
    const { db } = this.database;
    const { season } = await this.books.league(db, leagueId);
    const ids = await db.selectFrom('team').select('id').where('league_id', '=', leagueId).orderBy('id').execute();
    const years = await this.books.years(
      db,
      leagueId,
      ids.map(({ id }) => id),
      [season],
    );
    const books = years.flat();
    const { points } = await playerPoints(
      db,
      leagueId,
      season,
      books.flatMap(({ players }) => players.map(({ id }) => id)),
    );
    const teams = books.map(({ teamId, players }) => ({ team_id: teamId, points: positionPoints(players, points) }));
    return { season, teams, median: medianPoints(teams.map((team) => team.points)) };
  }
}
