import { dealTeams, divisionCount, type Divisions } from '@crease/core/competition/divisions/division.rules.js';
import type { NamedDivision } from '@crease/core/competition/divisions/division.words.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { asRows } from '../../../platform/database/sql.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

export interface StoredDivision extends Pick<NamedDivision, 'number' | 'name'> {
  readonly teams: readonly string[];
}

export async function findDivisions(db: Db, { id, season }: OfSeason): Promise<StoredDivision[]> {
  const rows = await db
    .selectFrom('division as d')
    .leftJoin('division_team as o', (join) =>
      join
        .onRef('o.league_id', '=', 'd.league_id')
        .onRef('o.season', '=', 'd.season')
        .onRef('o.division', '=', 'd.number'),
    )
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'o.league_id').onRef('t.id', '=', 'o.team_id'))
    .select(['d.number', 'd.name', 'o.team_id'])
    .where('d.league_id', '=', id)
    .where('d.season', '=', season)
    .orderBy('d.number')
    .orderBy('t.number')
    .execute();
  const names = new Map(rows.map(({ number, name }) => [number, name]));
  return [...names].map(([number, name]) => ({
    number,
    name,
    teams: rows.flatMap((row) => (row.number === number && row.team_id !== null ? [row.team_id] : [])),
  }));
}

/** The divisions that a season will have: those that were set for it, otherwise those of the last season with some. */
export async function carriedDivisions(db: Db, { id, season }: OfSeason, count: number): Promise<StoredDivision[]> {
  const last = await db
    .selectFrom('division')
    .select('season')
    .where('league_id', '=', id)
    .where('season', '<=', season)
    .orderBy('season', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = last === undefined ? [] : await findDivisions(db, { id, season: last.season });
  return Array.from({ length: count }, (_, index) => known[index] ?? { number: index + 1, name: null, teams: [] });
}

export const divisionsOf = (stored: readonly StoredDivision[]): Divisions =>
  new Map(stored.flatMap(({ number, teams }) => teams.map((team) => [team, number] as const)));

export async function writeDivisions(
  db: Db,
  { id, season }: OfSeason,
  divisions: readonly StoredDivision[],
): Promise<void> {
  await db.deleteFrom('division').where('league_id', '=', id).where('season', '=', season).execute();
  if (divisions.length === 0) return;
  const NAMES = ['league_id', 'season', 'number', 'name'] as const;
  const named = divisions.map(({ number, name }) => ({ league_id: id, season, number, name }));
  await db
    .insertInto('division')
    .columns(NAMES)
    .expression(db.selectFrom(asRows('division', named, 'given')).select(NAMES))
    .execute();
  const TEAMS = ['league_id', 'season', 'team_id', 'division'] as const;
  const placed = divisions.flatMap(({ number, teams }) =>
    teams.map((team) => ({ league_id: id, season, team_id: team, division: number })),
  );
  await db
    .insertInto('division_team')
    .columns(TEAMS)
    .expression(db.selectFrom(asRows('division_team', placed, 'given')).select(TEAMS))
    .execute();
}

export const teamsInOrder = (db: Db, leagueId: string) =>
  db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).orderBy('number').execute();

export const withTeams = (divisions: readonly StoredDivision[], dealt: Divisions): StoredDivision[] =>
  divisions.map(({ number, name }) => ({
    number,
    name,
    teams: [...dealt].flatMap(([team, division]) => (division === number ? [team] : [])),
  }));

export const named = (
  divisions: readonly StoredDivision[],
  teams: readonly { readonly id: string; readonly name: string }[],
): NamedDivision[] =>
  divisions.map(({ teams: ids, ...division }) => ({
    ...division,
    teams: teams.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])),
  }));

/**
 * Stores the divisions of a season that begins. Teams that are in none are drawn by the season's seed.
 * @returns the divisions where teams were drawn; null otherwise
 */
export async function openDivisions(
  db: Db,
  league: OfSeason & { readonly settings: LeagueSettings },
  seed: string,
): Promise<NamedDivision[] | null> {
  const teams = await teamsInOrder(db, league.id);
  const ids = teams.map(({ id }) => id);
  const count = divisionCount(league.settings, ids.length);
  if (count === 0) {
    await writeDivisions(db, league, []);
    return null;
  }
  const carried = await carriedDivisions(db, league, count);
  const known = divisionsOf(carried);
  const dealt = dealTeams(ids, count, known, seed);
  const divisions = withTeams(carried, dealt);
  await writeDivisions(db, league, divisions);
  return ids.every((id) => known.get(id) === dealt.get(id)) ? null : named(divisions, teams);
}
