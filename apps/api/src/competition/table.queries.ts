import { sql, type Expression } from 'kysely';
import type { FinalRow, WinRecord } from '@crease/core/competition/champion.rules.js';
import { goalieGamesRules, lostForGoalies } from '@crease/core/competition/goalie-games.rules.js';
import type { TeamRecord } from '@crease/core/competition/formats/format.model.js';
import { matchupTeams } from '@crease/core/competition/formats/matchups.format.js';
import { hasTable, leagueTable, playedTeams, precedence, presentTable } from '@crease/core/competition/table.rules.js';
import { divisionTables, type DivisionTable } from '@crease/core/competition/matchups/matchup-table.rules.js';
import { playoffTable } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { goalieGamesOf } from '../points/team-points.queries.js';
import { tableOfBroughtMatches } from './brought-places.queries.js';
import { findPlayoffs, seedsOf } from './matchups/playoff.queries.js';
import { rotoOfTeam } from './roto/roto.queries.js';
import { matchupsOfTeam, type Counting } from './matchups/matchup.queries.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('team_points as p');
const e = namesIn('season_standing as e');

type Of = string | Expression<string>;

/*
 * The one source of a league's table. Rooms that show or decide by a table read it here; statements about many leagues
 * include `teamRecords` with their own columns for league and season.
 */

/** The stored records of the teams of a league in a season, in the order of their numbers. */
export const teamRecords = (db: Db, leagueId: Of, season: Of, counting: Counting = 'ended') =>
  db
    .selectFrom('team as t')
    .leftJoin('team_points as p', (join) =>
      join
        .onRef('p.league_id', '=', 't.league_id')
        .onRef('p.team_id', '=', 't.id')
        .on('p.season', '=', season)
        .on('p.playoffs', '=', false),
    )
    .leftJoin('season_standing as e', (join) =>
      join.onRef('e.league_id', '=', 't.league_id').onRef('e.team_id', '=', 't.id').on('e.season', '=', season),
    )
    .select([
      't.id as teamId',
      't.name',
      sql<number>`coalesce(${p.points}, 0)::float8`.as('earned'),
      sql<TeamRecord['final']>`case when ${e.rank} is not null then jsonb_build_object('rank', ${e.rank},
        'points', ${e.points}::float8, 'less', ${e.less}::float8, 'brought', ${e.brought}, 'tableRank', ${e.table_rank}, 'record',
        case when ${e.wins} is not null then jsonb_build_object('wins', ${e.wins}, 'losses', ${e.losses}, 'ties', ${e.ties}) end)
        end`.as('final'),
      matchupsOfTeam(db, {
        leagueId: sql.ref<string>('t.league_id'),
        teamId: sql.ref<string>('t.id'),
        season,
        counting,
      }).as('matchups'),
      rotoOfTeam(db, sql.ref<string>('t.id'), { leagueId: sql.ref<string>('t.league_id'), season }).as('roto'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number');

/**
 * The table with which a season would end now. In a season of points these are the points of the regular season minus
 * the deduction for missing goalie games. In matchups the running period counts with its present points, and play-offs
 * that have begun decide. In roto the sums so far decide.
 */
export async function findEndingTable(
  db: Db,
  {
    id: leagueId,
    season,
    settings,
  }: { readonly id: string; readonly season: Season; readonly settings: LeagueSettings },
): Promise<FinalRow[]> {
  const records = await teamRecords(db, leagueId, season, 'begun').execute();
  const rules = goalieGamesRules(settings);
  const played = rules === null ? null : await goalieGamesOf(db, leagueId, season);
  const lost = (teamId: string) => (played === null ? 0 : lostForGoalies(rules, played.get(teamId) ?? 0));
  const table = presentTable(records, new Map(records.map(({ teamId }) => [teamId, lost(teamId)])));
  const playoffs = await findPlayoffs(db, leagueId, season);
  return playoffs === null ? table : playoffTable(table, playoffs);
}

export const findPlayed = async (db: Db, leagueId: string, season: Season) =>
  playedTeams(await teamRecords(db, leagueId, season).execute());

/** The table of a season, best first. */
export async function findTable(db: Db, leagueId: string, season: Season): Promise<FinalRow[]> {
  return tableOf(db, leagueId, season, await findPlayed(db, leagueId, season));
}

const tableOf = async (db: Db, leagueId: string, season: Season, records: readonly TeamRecord[]): Promise<FinalRow[]> =>
  (await tableOfMatches(db, leagueId, season, records)) ?? leagueTable(records);

/** The table of a season whose matchups were imported without a final table; null for other seasons. */
async function tableOfMatches(
  db: Db,
  leagueId: string,
  season: Season,
  records: readonly TeamRecord[],
): Promise<FinalRow[] | null> {
  const isOpen = records.every(({ final, matchups }) => final === null && matchups !== null);
  return isOpen ? tableOfBroughtMatches(db, leagueId, season, records) : null;
}

/** The table of a season, best first, and the tables of its divisions. */
export async function findDividedTable(
  db: Db,
  leagueId: string,
  season: Season,
): Promise<{ readonly table: FinalRow[]; readonly divisions: DivisionTable[] }> {
  const records = await findPlayed(db, leagueId, season);
  return {
    table: await tableOf(db, leagueId, season, records),
    divisions: divisionTables(matchupTeams(records)),
  };
}

/** The results of the regular matchups of each team, whatever its final table says. */
export async function findRecords(db: Db, leagueId: string, season: Season): Promise<ReadonlyMap<string, WinRecord>> {
  const table = presentTable(await teamRecords(db, leagueId, season).execute());
  return new Map(table.flatMap(({ teamId, record }) => (record === undefined ? [] : [[teamId, record] as const])));
}

/** The table of a season, best first; null when it has none: no result decides anything yet. */
export async function findTableWithResults(db: Db, leagueId: string, season: Season): Promise<FinalRow[] | null> {
  const records = await teamRecords(db, leagueId, season).execute();
  const ofMatches = await tableOfMatches(db, leagueId, season, records);
  return ofMatches ?? (hasTable(records) ? leagueTable(records) : null);
}

/** The teams of a league by a season's table, the worst first; null when that season has none. */
export async function findPrecedence(db: Db, leagueId: string, season: Season): Promise<string[] | null> {
  const table = await findTableWithResults(db, leagueId, season);
  return table && precedence(table, await seedsOf(db, leagueId, season));
}

/** The place of each team in a season's table; empty when that season has none. */
export async function findPlaces(db: Db, leagueId: string, season: Season): Promise<ReadonlyMap<string, number>> {
  const table = await findTableWithResults(db, leagueId, season);
  return new Map(table?.map(({ teamId, rank }) => [teamId, rank]));
}
