import { sql, type Expression } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('team_points as p');
const d = namesIn('team_day as d');

/*
 * Points of teams, by day and by season. The column `playoffs` is the NHL's: points earned there are not in the
 * league's table.
 */

type Of<T> = T | Expression<T>;

interface TeamOfLeague {
  readonly leagueId: Of<string>;
  readonly teamId: Of<string>;
}

/** A team's points of a season, regular or of the NHL's playoffs; null without any. */
export const earnedIn = (db: Db, { leagueId, teamId }: TeamOfLeague, season: Of<string>, nhlPlayoffs: Of<boolean>) =>
  db
    .selectFrom('team_points as p')
    .select('p.points')
    .where('p.league_id', '=', leagueId)
    .where('p.team_id', '=', teamId)
    .where('p.season', '=', season)
    .where('p.playoffs', '=', nhlPlayoffs);

/** A team's points of a season, regular and in the NHL's playoffs together; null without any. */
export const earnedInAll = (db: Db, { leagueId, teamId }: TeamOfLeague, season: Of<string>) =>
  db
    .selectFrom('team_points as p')
    .select(({ fn }) => fn.sum<number | null>('p.points').as('total'))
    .where('p.league_id', '=', leagueId)
    .where('p.team_id', '=', teamId)
    .where('p.season', '=', season);

export const earnedBySeason = (db: Db, { leagueId, teamId }: TeamOfLeague) =>
  db
    .selectFrom('team_points as p')
    .select(['p.season', 'p.playoffs', sql<number>`${p.points}::float8`.as('points')])
    .where('p.league_id', '=', leagueId)
    .where('p.team_id', '=', teamId);

/** A team's regular-season points: per season its days and the points of each day. */
export const earnedByDay = (db: Db, { leagueId, teamId }: TeamOfLeague) =>
  db
    .selectFrom('team_day as d')
    .select(['d.season', sql<string[]>`array_agg(${d.day}::text order by ${d.day})`.as('days')])
    .select(sql<number[]>`array_agg(${d.points}::float8 order by ${d.day})`.as('points'))
    .where('d.league_id', '=', leagueId)
    .where('d.team_id', '=', teamId)
    .where('d.playoffs', '=', false)
    .groupBy('d.season');

export const earnedOn = (db: Db, leagueId: Of<string>, day: string) =>
  db
    .selectFrom('team_day as d')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'd.league_id').onRef('t.id', '=', 'd.team_id'))
    .select(['d.team_id', 'd.points'])
    .where('t.league_id', '=', leagueId)
    .where('d.day', '=', day);

/** The last day of a regular season on which a team of the league has points, with one team's points of that day. */
export const latestDay = (db: Db, leagueId: Of<string>, season: Of<string>, teamId: Of<string>) =>
  db
    .selectFrom('team_day as d')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'd.league_id').onRef('t.id', '=', 'd.team_id'))
    .select([
      sql<string>`${d.day}::text`.as('day'),
      sql<number>`coalesce(sum(${d.points}) filter (where ${d.team_id} = ${teamId}), 0)::float8`.as('points'),
    ])
    .where('t.league_id', '=', leagueId)
    .where('d.season', '=', season)
    .where('d.playoffs', '=', false)
    .groupBy('d.day')
    .orderBy('d.day', 'desc')
    .limit(sql.lit(1));

export const scoredSeasons = (db: Db, leagueId: Of<string>) =>
  db
    .selectFrom('team_points as p')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.team_id'))
    .select('p.season')
    .distinct()
    .where('t.league_id', '=', leagueId)
    .where('p.points', '<>', 0);

export async function teamPoints(
  db: Db,
  team: { readonly leagueId: string; readonly teamId: string },
  season: Season,
): Promise<{ regular: number; nhlPlayoffs: number }> {
  const rows = await earnedBySeason(db, team).where('p.season', '=', season).execute();
  const of = (nhlPlayoffs: boolean) => rows.find((row) => row.playoffs === nhlPlayoffs)?.points ?? 0;
  return { regular: of(false), nhlPlayoffs: of(true) };
}
