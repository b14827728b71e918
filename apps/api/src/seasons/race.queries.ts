import { Injectable } from '@nestjs/common';
import type { PlayerPointsAnswer } from '@crease/core/seasons/race.answers.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../platform/database/database.js';
import { notFound } from '../platform/http/refusal.error.js';
import { everybodysPoints } from '../points/points.queries.js';

/** Who is winning, who has won, and what players count. */
@Injectable()
export class RaceQueries {
  constructor(private readonly database: Database) {}

  async players(leagueId: string, asked?: Season): Promise<PlayerPointsAnswer> {
    const season = asked ?? (await this.season(leagueId));
    const { from, points, games } = await everybodysPoints(this.database.db, leagueId, season);
    return {
      season,
      from,
      players: [...points].map(([player_id, sum]) => ({ player_id, points: sum, games: games.get(player_id) ?? 0 })),
    };
  }

  private async season(leagueId: string): Promise<Season> {
    const row = await this.database.db
      .selectFrom('league')
      .select('current_season')
      .where('id', '=', leagueId)
      .executeTakeFirst();
    if (!row) throw notFound('league');
    return row.current_season;
  }
}
