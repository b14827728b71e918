import { locale } from '@crease/core/locale.js';
import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { rollingSeasons, type Season } from '@crease/core/season.js';
import type { PlayerGamesAnswer, PlayerPointsAnswer, RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { FinalRow } from '@crease/core/competition/champion.rules.js';
import { goalieGamesRules } from '@crease/core/competition/goalie-games.rules.js';
import { placed, raceOf, type Placed } from '@crease/core/seasons/race/race.rules.js';
import { findSeasonPlace, seasonOver, tableSeason } from '@crease/core/competition/standings.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { notFound } from '../platform/refusal.error.js';
import { earnedByDay, earnedBySeason } from '../competition/earned.queries.js';
import { rotoCourse } from '../competition/roto/roto.queries.js';
import { broughtView } from '../competition/brought/brought-records.queries.js';
import { findTable } from '../competition/table.queries.js';
import { everybodysPoints, gamesOfPlayer } from '../points/points.queries.js';
import { knownIn } from '../players/players.queries.js';
import { goalieGamesOf } from '../points/team-points.queries.js';
import { lifeOf, playedIn, pointsByYear, lostIn, winners } from './race-life.queries.js';

const runnersOf = (db: Db, leagueId: string, season: Season, seasons: readonly Season[]) =>
  db
    .selectFrom('team as t')
    .select(({ ref }) => [
      't.id',
      't.name',
      jsonArrayFrom(
        earnedByDay(db, { leagueId: ref('t.league_id'), teamId: ref('t.id') }).where('d.season', '=', season),
      ).as('earned'),
      jsonArrayFrom(
        earnedBySeason(db, { leagueId: ref('t.league_id'), teamId: ref('t.id') }).where(
          'p.season',
          '=',
          anyOf(seasons),
        ),
      ).as('points'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number');

/**
 * Places by the table of matchups or categories instead of by points; nothing changes without one. Only in roto do
 * points show the gap between two teams.
 */
const placedIn = (table: ReadonlyMap<string, FinalRow>, rows: readonly Placed[], isRoto: boolean): readonly Placed[] =>
  table.size === 0
    ? rows
    : rows
        .map((row): Placed => {
          const { rank = table.size, shared = false } = table.get(row.teamId) ?? {};
          const gaps = isRoto ? {} : { behindLeader: 0, behindAbove: null, gained: 0 };
          return { ...row, rank, shared, ...gaps };
        })
        .sort((a, b) => a.rank - b.rank);

@Injectable()
export class RaceQueries {
  constructor(private readonly database: Database) {}

  /**
   * A season's table and its course. Three statements for any number of teams and days, plus two for goalies, two in
   * roto and one in a season that is over.
   */
  async race(leagueId: string, asked?: Season): Promise<RaceAnswer> {
    const { db } = this.database;
    const [life] = await this.database.prepared('race-life', lifeOf(db, leagueId));
    if (!life) throw notFound('league');
    const all = [life.season, ...[...life.dates, ...life.scored].map((row) => row.season)];
    const known = [...new Set(all)].sort().reverse();
    const first = tableSeason(life);
    const season = asked ?? (known.includes(first) ? first : life.season);
    const seasons = rollingSeasons(season);
    const runners = await runnersOf(db, leagueId, season, seasons).execute();
    const teams = playedIn(life, season, runners).toSorted((one, two) => locale.compareNatural(one.name, two.name));
    const roto = await rotoCourse(db, leagueId, season);
    const race = raceOf(
      teams.map(({ id, earned: [own] }) => {
        const { days = [], points = [] } = (roto === null ? own : roto.get(id)) ?? {};
        return { teamId: id, days, points };
      }),
    );
    // Goalie minimums of past seasons are not stored.
    const goalies = season === life.season ? goalieGamesRules(life.settings) : null;
    const goalieGames = goalies && (await goalieGamesOf(db, leagueId, season));
    const less = lostIn(life, season);
    const byId = new Map(teams.map((team) => [team.id, team]));
    const daily = new Map(race.teams.map((team) => [team.teamId, team.daily]));
    const dates = life.dates.find((row) => row.season === season);
    const matchups = life.matchups.find((row) => row.season === season);
    const ranked = roto !== null || matchups !== undefined;
    const over = seasonOver(season, life);
    const table = ranked || over ? await findTable(db, leagueId, season) : [];
    // Play-offs may have ordered a table of points again.
    const isPlaced = ranked || table.some(({ tableRank }) => tableRank !== undefined);
    const places = new Map((isPlaced ? table : []).map((row) => [row.teamId, row]));
    const played = seasons.map((year) => findSeasonPlace(life, year));
    return {
      season,
      known,
      seasons,
      played,
      starts_on: dates?.starts_on ?? null,
      ends_on: dates?.ends_on ?? null,
      over,
      roto: roto !== null,
      champions: winners(life, season, teams),
      goalie_games: goalies,
      categories: matchups?.categories ?? false,
      record: matchups?.record ?? 'share',
      ...(matchups === undefined ? {} : await broughtView(db, leagueId, season)),
      days: [...race.days],
      teams: placedIn(places, placed(race, less), roto !== null).map((row) => {
        const years = pointsByYear(life, seasons, row.teamId, byId.get(row.teamId)?.points ?? []);
        return {
          team_id: row.teamId,
          rank: row.rank,
          shared: row.shared,
          points: row.points,
          less: less.get(row.teamId) ?? 0,
          goalie_games: goalieGames && (goalieGames.get(row.teamId) ?? 0),
          record: places.get(row.teamId)?.record ?? null,
          behind_leader: row.behindLeader,
          behind_above: row.behindAbove,
          last_seven: row.recent,
          last_day: row.lastDay,
          gained: row.gained,
          seasons: years,
          total: sumOfPoints(years.flatMap(({ regular, playoffs }) => [regular, playoffs])),
          daily: [...(daily.get(row.teamId) ?? [])],
        };
      }),
    };
  }

  async players(leagueId: string, asked?: Season): Promise<PlayerPointsAnswer> {
    const season = asked ?? (await this.season(leagueId));
    const { from, points, games } = await everybodysPoints(this.database.db, leagueId, season);
    return {
      season,
      from,
      players: [...points].map(([player_id, sum]) => ({ player_id, points: sum, games: games.get(player_id) ?? 0 })),
    };
  }

  /** Null when the league does not know the player. */
  async games(leagueId: string, playerId: number, asked?: Season): Promise<PlayerGamesAnswer | null> {
    const { db } = this.database;
    const season = asked ?? (await this.season(leagueId));
    const known = await db
      .selectFrom('player as p')
      .select('p.id')
      .where('p.id', '=', playerId)
      .where(knownIn(leagueId))
      .executeTakeFirst();
    if (!known) return null;
    return { season, player_id: playerId, games: await gamesOfPlayer(db, leagueId, season, playerId) };
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
