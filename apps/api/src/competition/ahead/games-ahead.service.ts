import { Injectable } from '@nestjs/common';
import { dayPlus, weekStart } from '@crease/core/calendar.js';
import type { GamesAheadAnswer } from '@crease/core/competition/ahead/games-ahead.answers.js';
import { gamesAheadOf } from '@crease/core/competition/ahead/games-ahead.rules.js';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/refusal.error.js';
import { comingGames, seasonUnderWay } from './games-ahead.queries.js';

@Injectable()
export class GamesAhead {
  constructor(private readonly database: Database) {}

  async read(leagueId: string): Promise<GamesAheadAnswer> {
    const { db } = this.database;
    const [league] = await this.database.prepared('season-under-way', seasonUnderWay(db, leagueId));
    if (league === undefined) throw notFound('league');
    const { season, today, endsOn, period, sample } = league;
    if (league.phase !== 'in-season' || endsOn === null || today > endsOn) return { season, period: null, clubs: [] };
    const monday = weekStart(today);
    const week = { from: monday, to: dayPlus(monday, 6), matchup: null };
    const asked =
      league.matchups === null
        ? week
        : period === null
          ? // After the last matchup nothing is left to play for.
            null
          : { from: period.starts_on, to: period.ends_on, matchup: period.number };
    const games = await comingGames(db, season, { from: today, to: endsOn, sample });
    return { season, ...gamesAheadOf(games, asked, { endsOn, isImported: league.imported && !sample }) };
  }
}
