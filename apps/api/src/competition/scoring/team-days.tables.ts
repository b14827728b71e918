import { sql, type Kysely } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/table.js';
import { integerArray } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';
import { isOnCluster } from '../../platform/database/distribution/one-league.plugin.js';
import type { GameDay } from '../../players/points-due.tables.js';
import { withinLimits } from '../../points/counting-limits.queries.js';
import { countingPlayers, daysTable, type AskedDay, type Counting } from './counting-players.queries.js';
import { changesOf } from './stored-changes.js';

interface LeagueDay extends GameDay {
  readonly league_id: string;
}

/** A team's points on a day, before and after scoring. */
export interface Moved extends LeagueDay {
  readonly team_id: string;
  readonly before: number;
  readonly after: number;
}

const t = namesIn('team as t');

const TEAM_SEASON = ['league_id', 'team_id', 'season', 'playoffs'] as const;
const TEAM_DAY = [...TEAM_SEASON, 'day'] as const;
const CHANGES = changesOf({ table: 'team_day', key: TEAM_DAY, columns: TEAM_DAY, value: 'points' });

/** A team without a row has no points. */
const orZero = (points: string) => sql<number>`coalesce(${sql.ref(points)}, 0)`;

function pointsTable(points: readonly ReadonlyMap<number, number>[]) {
  // Players without points change nothing.
  const scored = points.flatMap((list, by) =>
    [...list].flatMap(([player_id, own]) => (own === 0 ? [] : [{ by, player_id, own }])),
  );
  return sql<{ by: number; player_id: number; points: number }>`unnest(
    ${integerArray(scored.map(({ by }) => by))}, ${integerArray(scored.map(({ player_id }) => player_id))},
    ${scored.map(({ own }) => own)}::numeric[])`.as<'w'>(sql`w (by, player_id, points)`);
}

/**
 * Points of the players that count for a team, by team and day. A cluster runs conditions about tables of a league only
 * where the query itself has such a table, so it joins the team.
 */
const sumsOfTeams = (
  all: Pick<Kysely<Tables & { readonly counting: Counting }>, 'selectFrom'>,
  weighed: ReturnType<typeof pointsTable>,
  onCluster: boolean,
) =>
  all
    .selectFrom('counting as r')
    .innerJoin(weighed, (join) => join.onRef('w.by', '=', 'r.by').onRef('w.player_id', '=', 'r.player_id'))
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .$if(onCluster, (players) =>
      players.innerJoin('team as t', (join) =>
        join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'),
      ),
    )
    .select([...TEAM_DAY.map((column) => `r.${column}` as const)])
    .select(({ fn }) => fn.sum<number>('w.points').as('points'))
    .where(({ ref }) =>
      withinLimits(
        { id: ref('r.player_id'), position: ref('p.position'), places: ref('r.places') },
        onCluster
          ? { leagueId: t.league_id, teamId: t.id, day: ref('r.day') }
          : { leagueId: ref('r.league_id'), teamId: ref('r.team_id'), day: ref('r.day') },
        ref('r.limited'),
      ),
    )
    .groupBy([...TEAM_DAY.map((column) => `r.${column}` as const)])
    .having(({ fn }) => fn.sum<number>('w.points'), '<>', 0);

/**
 * Computes and writes the points of teams on days of leagues, with the sums of their seasons. The players active at the
 * day's deciding moment count; with a line-up, only those in it; goalies only within the starts of a matchup period.
 * `points` are lists of players' points that the days refer to. Returns the changes; `team_day` is read as it was
 * before.
 */
export async function computeTeamDays(
  db: Db,
  asked: readonly AskedDay[],
  points: readonly ReadonlyMap<number, number>[],
): Promise<Moved[]> {
  const [days, weighed] = [daysTable(asked), pointsTable(points)];
  return db
    .with(
      (cte) => cte('counting').materialized(),
      (all) => countingPlayers(all, days),
    )
    .with('found', (all) => sumsOfTeams(all, weighed, isOnCluster(db)))
    .with('was', (all) =>
      all
        .selectFrom(days)
        .innerJoin('team as t', 't.league_id', 'd.league_id')
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom('team_day as x')
              .select(['x.league_id', 'x.team_id', 'x.season', 'x.playoffs', 'x.day', 'x.points'])
              .whereRef('x.league_id', '=', 't.league_id')
              .whereRef('x.team_id', '=', 't.id')
              .whereRef('x.season', '=', 'd.season')
              .whereRef('x.playoffs', '=', 'd.playoffs')
              .whereRef('x.day', '=', 'd.day')
              .limit(1) // makes the index find the row by its whole key
              .offset(sql.lit(0))
              .as('x'),
          (join) => join.onTrue(),
        )
        .select(['x.league_id', 'x.team_id', 'x.season', 'x.playoffs', 'x.day', 'x.points']),
    )
    .with('changed', CHANGES.changed)
    .with('gone', CHANGES.gone)
    .with('put', CHANGES.put)
    .with('sums', (all) =>
      all
        .insertInto('team_points')
        .columns([...TEAM_SEASON, 'points'])
        .expression(
          all
            .selectFrom('changed')
            .select([
              ...TEAM_SEASON,
              ({ fn, eb }) => fn.sum<number>(eb(orZero('after'), '-', orZero('before'))).as('points'),
            ])
            .groupBy(TEAM_SEASON)
            .orderBy('team_id'),
        )
        .onConflict((known) =>
          known
            .columns(TEAM_SEASON)
            .doUpdateSet(({ eb, ref }) => ({ points: eb('team_points.points', '+', ref('excluded.points')) })),
        ),
    )
    .selectFrom('changed as c')
    .select(['c.league_id', 'c.team_id', 'c.season', 'c.playoffs', 'c.day'])
    .select([orZero('c.before').as('before'), orZero('c.after').as('after')])
    .orderBy('c.league_id')
    .execute();
}
