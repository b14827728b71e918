import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { rollingSeasons, type Season } from '@crease/core/season.js';
import type { PlayerPointsAnswer, RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { goalieGamesRules } from '@crease/core/seasons/goalie-games.rules.js';
import { placed, raceOf } from '@crease/core/seasons/race/race.rules.js';
import {
  champions,
  findSeasonPlace,
  regularPoints,
  seasonOver,
  standings,
  tableSeason,
} from '@crease/core/seasons/race/standings.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { notFound } from '../platform/refusal.error.js';
import { everybodysPoints, goalieGamesOf, pastRules } from '../points/points.queries.js';

/** The regular-season points of team `t`: per season its days and the points of each day. */
export const earnedBy = (db: Db) =>
  db
    .selectFrom('team_day as d')
    .select(['d.season', sql<string[]>`array_agg(d.day::text order by d.day)`.as('days')])
    .select(sql<number[]>`array_agg(d.points::float8 order by d.day)`.as('points'))
    .where('d.team_id', '=', sql.ref<string>('t.id'))
    .where('d.playoffs', '=', false)
    .groupBy('d.season');

/** The points of team `t` by season. */
export const pointsBy = (db: Db) =>
  db
    .selectFrom('team_points as p')
    .select(['p.season', 'p.playoffs', sql<number>`p.points::float8`.as('points')])
    .where('p.team_id', '=', sql.ref<string>('t.id'));

/** The league, with all seasons that have data. */
export const lifeOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('league as l')
    .select(({ selectFrom }) => [
      'l.current_season as season',
      'l.phase',
      'l.settings',
      'l.time_zone as timeZone',
      pastRules(db).as('past'),
      jsonArrayFrom(
        selectFrom('league_season as s')
          .select([
            's.season',
            sql<string>`s.starts_on::text`.as('starts_on'),
            sql<string>`s.ends_on::text`.as('ends_on'),
          ])
          .whereRef('s.league_id', '=', 'l.id'),
      ).as('dates'),
      jsonArrayFrom(
        selectFrom('team_points as p')
          .innerJoin('team as t', 't.id', 'p.team_id')
          .select('p.season')
          .distinct()
          .whereRef('t.league_id', '=', 'l.id')
          .where('p.points', '<>', 0),
      ).as('scored'),
      jsonArrayFrom(
        selectFrom('season_standing as s')
          .select(['s.season', 's.team_id', 's.rank', 's.brought', sql<number>`s.points::float8`.as('points')])
          .select(sql<number>`s.less::float8`.as('less'))
          .whereRef('s.league_id', '=', 'l.id')
          .orderBy('s.rank'),
      ).as('written'),
    ])
    .where('l.id', '=', leagueId);

const runnersOf = (db: Db, leagueId: string, season: Season, seasons: readonly Season[]) =>
  db
    .selectFrom('team as t')
    .select([
      't.id',
      't.name',
      jsonArrayFrom(earnedBy(db).where('d.season', '=', season)).as('earned'),
      jsonArrayFrom(pointsBy(db).where('p.season', '=', anyOf(seasons))).as('points'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number');

/** Sorts "Team 2" before "Team 10". */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A team's points of each season here; imported ones of seasons that were played elsewhere. */
const pointsByYear = (
  life: Life,
  seasons: readonly Season[],
  teamId: string,
  points: readonly { readonly season: Season; readonly playoffs: boolean; readonly points: number }[],
) =>
  seasons.map((year) => {
    const played = findSeasonPlace(life, year);
    const earned = (playoffs: boolean) =>
      points.find((line) => line.season === year && line.playoffs === playoffs)?.points ?? 0;
    const imported = life.written.find((row) => row.brought && row.season === year && row.team_id === teamId);
    return {
      regular: regularPoints(played, {
        earned: earned(false),
        imported: imported?.points ?? 0,
        less: lostIn(life, year).get(teamId) ?? 0,
      }),
      playoffs: played === 'elsewhere' ? 0 : earned(true),
    };
  });

@Injectable()
export class RaceQueries {
  constructor(private readonly database: Database) {}

  /** A season's table and its course. Two statements for any number of teams and days, plus two for goalies. */
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
    const teams = runners.sort((one, two) => byName.compare(one.name, two.name));
    const race = raceOf(
      teams.map(({ id, earned: [own] }) => ({ teamId: id, days: own?.days ?? [], points: own?.points ?? [] })),
    );
    // Goalie minimums of past seasons are not stored; their deductions are.
    const goalies = season === life.season ? goalieGamesRules(life.settings) : null;
    const goalieGames = goalies && (await goalieGamesOf(db, leagueId, season));
    const less = lostIn(life, season);
    const byId = new Map(teams.map((team) => [team.id, team]));
    const daily = new Map(race.teams.map((team) => [team.teamId, team.daily]));
    const dates = life.dates.find((row) => row.season === season);
    const played = seasons.map((year) => findSeasonPlace(life, year));
    return {
      season,
      known,
      seasons,
      played,
      starts_on: dates?.starts_on ?? null,
      ends_on: dates?.ends_on ?? null,
      over: seasonOver(season, life),
      champions: winners(life, season, teams),
      goalie_games: goalies,
      days: [...race.days],
      teams: placed(race, less).map((row) => {
        const years = pointsByYear(life, seasons, row.teamId, byId.get(row.teamId)?.points ?? []);
        return {
          team_id: row.teamId,
          rank: row.rank,
          shared: row.shared,
          points: row.points,
          less: less.get(row.teamId) ?? 0,
          goalie_games: goalieGames && (goalieGames.get(row.teamId) ?? 0),
          behind_leader: row.behindLeader,
          behind_above: row.behindAbove,
          last_seven: row.lately,
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

type Life = Awaited<ReturnType<ReturnType<typeof lifeOf>['execute']>>[number];

/** Points that teams lost at a season's end. */
export const lostIn = ({ written }: Pick<Life, 'written'>, season: Season): ReadonlyMap<string, number> =>
  new Map(written.flatMap((row) => (row.season === season && row.less !== 0 ? [[row.team_id, row.less]] : [])));

/**
 * The winners of a season by its stored final table. Seasons that ended before tables were stored are won by points.
 */
function winners(
  life: Life,
  season: Season,
  teams: readonly { id: string; points: readonly { season: string; playoffs: boolean; points: number }[] }[],
): RaceAnswer['champions'] {
  const kept = life.written.filter((row) => row.season === season);
  if (kept.length > 0)
    return kept
      .filter(({ rank, points }) => rank === 1 && points > 0)
      .map(({ team_id, points }) => ({ team_id, points }));
  if (!seasonOver(season, life)) return [];
  const table = standings(
    teams.map(({ id, points }) => ({
      teamId: id,
      points: points.find((line) => line.season === season && !line.playoffs)?.points ?? 0,
    })),
  );
  return champions(table).map(({ teamId, points }) => ({ team_id: teamId, points }));
}
