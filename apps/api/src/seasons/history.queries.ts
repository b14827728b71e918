import { finalTables, tableOfRows } from '../competition/final-tables.queries.js';
import { findCupWinners } from '../competition/cup/cup.queries.js';
import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { scoringOf, sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { broughtDetail, broughtWords, championDetail, championWords } from '@crease/core/competition/champion.words.js';
import { championsOf, finalTable, type FinalRow } from '@crease/core/competition/champion.rules.js';
import { countsPoints, eachKind, records, type PlayedSeason } from '@crease/core/seasons/race/history.rules.js';
import type { RecordEntry } from '@crease/core/seasons/race/record.entries.js';
import type {
  ChampionRostersAnswer,
  HistoryAnswer,
  RecordEntryView,
} from '@crease/core/seasons/race/history.answers.js';
import { raceOf } from '@crease/core/seasons/race/race.rules.js';
import { seasonOver } from '@crease/core/competition/standings.rules.js';
import { rivalriesOf } from '@crease/core/competition/matchups/rivalry.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { nameOrder } from '../platform/database/sql.js';
import { notFound } from '../platform/refusal.error.js';
import { findTable } from '../competition/table.queries.js';
import { decidedMatchups } from '../competition/matchups/rivalry.queries.js';
import { earnedByDay, earnedBySeason } from '../competition/earned.queries.js';
import { rotoCourses } from '../competition/roto/roto.queries.js';
import { sharesOn } from '../points/shares.queries.js';
import { lifeOf, lostIn, playedIn } from './race-life.queries.js';

const teamsOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('team as t')
    .select(({ ref }) => [
      't.id',
      't.name',
      jsonArrayFrom(earnedByDay(db, { leagueId: ref('t.league_id'), teamId: ref('t.id') })).as('earned'),
      jsonArrayFrom(
        earnedBySeason(db, { leagueId: ref('t.league_id'), teamId: ref('t.id') }).where('p.playoffs', '=', false),
      ).as('points'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy(({ fn }) => fn<string>('lower', ['t.name']))
    .orderBy('t.number');
/** Champions of a season that ended here, with their players then. */
const championRosters = (db: Db, leagueId: string, season: Season) =>
  db
    .selectFrom(finalTables(db, leagueId).as('e'))
    .innerJoin('phase_change as c', (join) =>
      join
        .on('c.league_id', '=', leagueId)
        .onRef('c.season_before', '=', 'e.season')
        .on('c.from_phase', '=', 'in-season')
        .on('c.taken_back_at', 'is', null),
    )
    .select(({ selectFrom }) => [
      'e.team_id',
      jsonArrayFrom(
        selectFrom('roster_stay as r')
          .innerJoin('player as p', 'p.id', 'r.player_id')
          .select(['p.id as player_id', 'p.full_name as name', 'p.position'])
          .where('r.league_id', '=', leagueId)
          .whereRef('r.team_id', '=', 'e.team_id')
          .where('r.place', '<>', 'rookie')
          .whereRef('r.from_at', '<=', 'c.at')
          .where(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('c.at'))]))
          .orderBy(({ ref }) => nameOrder(ref('p.full_name'))),
      ).as('players'),
    ])
    .where('e.season', '=', season)
    .where('e.rank', '=', 1)
    .where('e.brought', '=', false)
    .orderBy('e.team_id');

type TeamRow = Awaited<ReturnType<ReturnType<typeof teamsOf>['execute']>>[number];

@Injectable()
export class HistoryQueries {
  constructor(private readonly database: Database) {}

  async rosters(leagueId: string, season: Season): Promise<ChampionRostersAnswer> {
    const rows = await championRosters(this.database.db, leagueId, season).execute();
    return { season, teams: rows.filter(({ players }) => players.length > 0) };
  }

  async history(leagueId: string): Promise<HistoryAnswer> {
    const { db } = this.database;
    const [[life], teams, matchups] = await Promise.all([
      this.database.prepared('race-life', lifeOf(db, leagueId)),
      this.database.prepared('history-teams', teamsOf(db, leagueId)),
      decidedMatchups(db, leagueId),
    ]);
    if (!life) throw notFound('league');
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    life.written.push(...(await tablesOfMatches(db, leagueId, life)));
    const seasons = [...new Set([...life.scored, ...life.written].map((row) => row.season))].sort().reverse();
    const past = seasons
      .filter((season) => seasonOver(season, life))
      .map((season) => {
        const kept = life.written.filter((row) => row.season === season);
        if (kept.some(({ brought }) => brought)) return broughtSeason(season, tableOfRows(kept, names));
        const table =
          kept.length > 0
            ? tableOfRows(kept, names)
            : finalTable(
                [...pointsOf(teams, season)].map(([teamId, points]) => ({
                  teamId,
                  name: names.get(teamId) ?? '',
                  points,
                })),
              );
        return pastSeason(season, table, kept.length > 0);
      });
    const inMatchups = new Map(life.matchups.map(({ season, categories }) => [season, categories]));
    const cups = await findCupWinners(db, leagueId);
    const withMatches = await db
      .selectFrom('matchup_season')
      .select('season')
      .where('league_id', '=', leagueId)
      .execute();
    const matched = new Set(withMatches.map(({ season }) => season));
    const courses = await rotoCourses(db, leagueId);
    const played = seasons.map((season): PlayedSeason => {
      const roto = courses.get(season);
      const brought = broughtPoints(life.written, season);
      const categories = inMatchups.get(season);
      const runners = playedIn(life, season, teams);
      const course = raceOf(
        runners.map(({ id, earned }) => {
          const own = roto === undefined ? earned.find((row) => row.season === season) : roto.get(id);
          return { teamId: id, days: own?.days ?? [], points: own?.points ?? [] };
        }),
      );
      const decidedBy =
        roto !== undefined ? 'roto' : categories === undefined ? 'points' : categories ? 'categories' : 'matchups';
      return {
        season,
        over: seasonOver(season, life),
        ...course,
        decidedBy: brought === null || categories !== undefined ? decidedBy : 'points',
        points:
          brought ??
          (roto === undefined
            ? pointsOf(runners, season, lostIn(life, season))
            : rotoPoints(life.written, season, course)),
      };
    });
    const shares = await sharesOn(
      db,
      leagueId,
      played
        .filter(({ decidedBy }) => countsPoints(decidedBy))
        .flatMap(({ season, days }) => days.map((day) => ({ season, day }))),
      { scoring: scoringOf(life.settings), timeZone: life.timeZone, past: life.past },
    );
    const best = records(played, shares, {
      matchups,
      categories: new Set(life.matchups.flatMap(({ season, categories }) => (categories ? [season] : []))),
      finals: life.written.flatMap(({ season, team_id: teamId, brought, wins, losses, ties }) =>
        (brought && !inMatchups.has(season)) || wins === null
          ? []
          : [{ season, teamId, wins, losses: losses ?? 0, ties: ties ?? 0 }],
      ),
    });
    const players = new Map(shares.map(({ playerId, name }) => [playerId, name]));
    return {
      seasons: past.map((season) => ({
        ...season,
        has_matches: matched.has(season.season),
        cup_winner: cups.get(season.season) ?? null,
      })),
      titles: titlesOf(past),
      records: eachKind((kind) => best[kind].map((entry) => viewOf(entry, players))),
      rivalries: rivalriesOf(matchups).map((one) => ({
        team_id: one.teamId,
        other_id: one.otherId,
        wins: one.wins,
        losses: one.losses,
        ties: one.ties,
        playoff_wins: one.playoffWins,
        playoff_losses: one.playoffLosses,
        last: one.last,
      })),
    };
  }
}

const pointsOf = (
  teams: readonly TeamRow[],
  season: Season,
  less: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> =>
  new Map(
    teams.map(({ id, points }) => [
      id,
      sumOfPoints([points.find((row) => row.season === season)?.points ?? 0, -(less.get(id) ?? 0)]),
    ]),
  );

const pastSeason = (
  season: Season,
  table: readonly FinalRow[],
  written: boolean,
): HistoryAnswer['seasons'][number] => ({
  season,
  words: championWords(season, table),
  detail: championDetail(table),
  champions: championsOf(table).map(({ teamId }) => teamId),
  table: table.map(({ teamId, rank, shared, points, record = null }) => ({
    team_id: teamId,
    rank,
    shared,
    points,
    record,
  })),
  written,
  brought: false,
  has_matches: false,
  cup_winner: null,
});

interface WrittenRow {
  readonly season: Season;
  readonly team_id: string;
  readonly points: number;
  readonly brought: boolean;
}

const broughtSeason = (season: Season, table: readonly FinalRow[]): HistoryAnswer['seasons'][number] => ({
  ...pastSeason(season, table, true),
  words: broughtWords(season, table),
  detail: broughtDetail(table),
  champions: table.filter(({ rank }) => rank === 1).map(({ teamId }) => teamId),
  brought: true,
});

async function tablesOfMatches(
  db: Db,
  leagueId: string,
  { written, matchups }: Awaited<ReturnType<ReturnType<typeof lifeOf>['execute']>>[number],
): Promise<typeof written> {
  const known = new Set(written.map(({ season }) => season));
  const tables: (typeof written)[number][] = [];
  for (const { season, brought } of matchups) {
    if (brought === null || known.has(season)) continue;
    for (const { teamId, rank, points, record, tableRank } of await findTable(db, leagueId, season)) {
      const { wins, losses, ties } = record ?? { wins: null, losses: null, ties: null };
      const places = { rank, table_rank: tableRank ?? null };
      tables.push({ season, team_id: teamId, ...places, points, less: 0, brought: true, wins, losses, ties });
    }
  }
  return tables;
}

/** Imported points of a season; null when it was played here. */
function broughtPoints(written: readonly WrittenRow[], season: Season): ReadonlyMap<string, number> | null {
  const rows = written.filter((row) => row.season === season && row.brought);
  return rows.length === 0 ? null : new Map(rows.map(({ team_id, points }) => [team_id, points]));
}

/** Roto points of a season: those of its final table, or of its last day. */
function rotoPoints(
  written: readonly WrittenRow[],
  season: Season,
  { teams }: Pick<PlayedSeason, 'teams'>,
): ReadonlyMap<string, number> {
  const rows = written.filter((row) => row.season === season);
  return new Map(
    rows.length > 0
      ? rows.map(({ team_id, points }) => [team_id, points])
      : teams.map(({ teamId, daily }) => [teamId, sumOfPoints(daily)]),
  );
}

/** Most titles first, then the latest winner. */
function titlesOf(past: HistoryAnswer['seasons']): HistoryAnswer['titles'] {
  const counts = new Map<string, number>();
  for (const { champions } of past) for (const id of champions) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([team_id, count]) => ({ team_id, count })).sort((a, b) => b.count - a.count);
}

const viewOf = (
  { teamId, otherId, season, figure, from, to, player }: RecordEntry,
  names: ReadonlyMap<number, string>,
): RecordEntryView => ({
  team_id: teamId,
  other_id: otherId,
  season,
  figure,
  from,
  to,
  player:
    player === null
      ? null
      : { player_id: player.playerId, name: names.get(player.playerId) ?? '', games: player.games },
});
