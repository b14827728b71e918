import { Injectable } from '@nestjs/common';
import { seasonPlus } from '@crease/core/season.js';
import type { CapMapAnswer } from '@crease/core/teams/caps/cap-map.answers.js';
import { capParts } from '@crease/core/teams/caps/cap-map.rules.js';
import { capOfSeason, seasonsShown } from '@crease/core/teams/season-cap.rules.js';
import { Database } from '../../platform/database/database.js';
import { BooksQueries } from '../books.queries.js';

@Injectable()
export class CapMapQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  async read(leagueId: string): Promise<CapMapAnswer> {
    const { db } = this.database;
    const league = await this.books.league(db, leagueId);
    const teams = await db.selectFrom('team').select('id').where('league_id', '=', leagueId).orderBy('id').execute();
    const seasons = Array.from({ length: seasonsShown(league.type) }, (_, ahead) => seasonPlus(league.season, ahead));
    const years = await this.books.years(
      db,
      leagueId,
      teams.map(({ id }) => id),
      seasons,
    );
    return {
      seasons: seasons.map((season, at) => ({
        season,
        cap: capOfSeason(season, league),
        teams: years.flatMap((books) => {
          const team = books[at];
          if (team === undefined) return [];
          const { byPosition, spaceGiven, ...parts } = capParts(team, season, league);
          return [{ team_id: team.teamId, by_position: byPosition, space_given: spaceGiven, ...parts }];
        }),
      })),
    };
  }
}
