import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { booleanArray, dayArray, integerArray, momentArray, textArray } from '../../platform/database/sql.js';
import type { GameDay } from '../../players/points-due.tables.js';
import { withinStarts } from '../../points/goalie-starts.queries.js';
import { inLineup } from '../../points/lineup-days.queries.js';

interface LeagueDay extends GameDay {
  readonly league_id: string;
}

/** A team's points on a day, before and after scoring. */
export interface Moved extends LeagueDay {
  readonly team_id: string;
  readonly before: number;
  readonly after: number;
}

const TEAM_SEASON = ['league_id', 'team_id', 'season', 'playoffs'] as const;
const TEAM_DAY = [...TEAM_SEASON, 'day'] as const;

/** A day of a league, its deciding moment, and the index of its players' points. */
interface AskedDay extends LeagueDay {
  readonly noon: number;
  readonly by: number;
}

const daysTable = (asked: readonly AskedDay[]) =>
  sql<LeagueDay & { noon: Date; by: number }>`unnest(
    ${textArray(asked.map(({ league_id }) => league_id))}, ${textArray(asked.map(({ season }) => season))},
    ${booleanArray(asked.map(({ playoffs }) => playoffs))}, ${dayArray(asked.map(({ day }) => day))},
    ${momentArray(asked.map(({ noon }) => noon))}, ${integerArray(asked.map(({ by }) => by))})`.as<'d'>(
    sql`d (league_id, season, playoffs, day, noon, by)`,
  );

function pointsTable(points: readonly ReadonlyMap<number, number>[]) {
  // Players without points change nothing.
  const scored = points.flatMap((list, by) =>
    [...list].flatMap(([player_id, own]) => (own === 0 ? [] : [{ by, player_id, own }])),
  );
  return sql<{ by: number; player_id: number; points: number }>`unnest(
    ${integerArray(scored.map(({ by }) => by))}, ${integerArray(scored.map(({ player_id }) => player_id))},
    ${scored.map(({ own }) => own)}::numeric[])`.as<'w'>(sql`w (by, player_id, points)`);
}

const sumsOfTeams = (
  all: Pick<Db, 'selectFrom'>,
  days: ReturnType<typeof daysTable>,
  weighed: ReturnType<typeof pointsTable>,
) =>
  all
    .selectFrom(days)
    .innerJoin('roster_stay as r', (join) =>
      join
        .onRef('r.league_id', '=', 'd.league_id')
        .onRef('r.from_at', '<=', 'd.noon')
        .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .innerJoin(weighed, (join) => join.onRef('w.by', '=', 'd.by').onRef('w.player_id', '=', 'r.player_id'))
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoin('lineup_day as x', (join) =>
      join.onRef('x.league_id', '=', 'r.league_id').onRef('x.team_id', '=', 'r.team_id').onRef('x.day', '=', 'd.day'),
    )
    .select(['d.league_id', 'r.team_id', 'd.season', 'd.playoffs', 'd.day'])
    .select(({ fn }) => fn.sum<number>('w.points').as('points'))
    .where('r.place', '=', 'active')
    .where(({ or, eb, ref }) => or([eb('x.team_id', 'is', null), inLineup(ref('r.player_id'), ref('x.player_ids'))]))
    .where(({ ref }) =>
      withinStarts(ref('p.position'), { leagueId: ref('d.league_id'), teamId: ref('r.team_id'), day: ref('d.day') }),
    )
    .groupBy(['d.league_id', 'r.team_id', 'd.season', 'd.playoffs', 'd.day'])
    .having(({ fn }) => fn.sum<number>('w.points'), '<>', 0);

/**
 * Computes and writes the points of teams on days of leagues, with the sums of their seasons. The players active at the
 * day's deciding moment count; with a line-up, only those in it; goalies only within the starts of a matchup period.
 * `points` are lists of players' points that the days refer to. Returns the changes; `team_day` is read as it was
 * before.
 */
export async function reckonDays(
  db: Db,
  asked: readonly AskedDay[],
  points: readonly ReadonlyMap<number, number>[],
): Promise<Moved[]> {
  const [days, weighed] = [daysTable(asked), pointsTable(points)];
  return (
    db
      .with('sum_of_team', (all) => sumsOfTeams(all, days, weighed))
      // Former players may belong to teams that no longer exist.
      .with('found', (all) =>
        all
          .selectFrom('sum_of_team as s')
          .innerJoin('team as t', (join) =>
            join.onRef('t.id', '=', 's.team_id').onRef('t.league_id', '=', 's.league_id'),
          )
          .select(['s.league_id', 's.team_id', 's.season', 's.playoffs', 's.day', 's.points']),
      )
      .with('was', (all) =>
        all
          .selectFrom(days)
          .innerJoin('team as t', 't.league_id', 'd.league_id')
          .innerJoin('team_day as x', (join) =>
            join
              .onRef('x.league_id', '=', 't.league_id')
              .onRef('x.team_id', '=', 't.id')
              .onRef('x.season', '=', 'd.season')
              .onRef('x.playoffs', '=', 'd.playoffs')
              .onRef('x.day', '=', 'd.day'),
          )
          .select(['x.league_id', 'x.team_id', 'x.season', 'x.playoffs', 'x.day', 'x.points']),
      )
      .with('changed', (all) =>
        all
          .selectFrom('was')
          .fullJoin('found', (join) =>
            join
              .onRef('found.league_id', '=', 'was.league_id')
              .onRef('found.team_id', '=', 'was.team_id')
              .onRef('found.season', '=', 'was.season')
              .onRef('found.playoffs', '=', 'was.playoffs')
              .onRef('found.day', '=', 'was.day'),
          )
          .select(({ fn }) => [
            fn.coalesce('found.league_id', 'was.league_id').$notNull().as('league_id'),
            fn.coalesce('found.team_id', 'was.team_id').$notNull().as('team_id'),
            fn.coalesce('found.season', 'was.season').$notNull().as('season'),
            fn.coalesce('found.playoffs', 'was.playoffs').$notNull().as('playoffs'),
            fn.coalesce('found.day', 'was.day').$notNull().as('day'),
            fn.coalesce('was.points', sql.lit(0)).as('before'),
            fn.coalesce('found.points', sql.lit(0)).as('after'),
          ])
          .where('found.points', 'is distinct from', ({ ref }) => ref('was.points')),
      )
      .with('gone', (all) =>
        all
          .deleteFrom('team_day as x')
          .using('changed as c')
          .whereRef('x.league_id', '=', 'c.league_id')
          .whereRef('x.team_id', '=', 'c.team_id')
          .whereRef('x.season', '=', 'c.season')
          .whereRef('x.playoffs', '=', 'c.playoffs')
          .whereRef('x.day', '=', 'c.day')
          .where('c.after', '=', 0),
      )
      .with('put', (all) =>
        all
          .insertInto('team_day')
          .columns([...TEAM_DAY, 'points'])
          .expression(
            all
              .selectFrom('changed')
              .select([...TEAM_DAY, 'after'])
              .where('after', '<>', 0),
          )
          .onConflict((known) =>
            known.columns(TEAM_DAY).doUpdateSet(({ ref }) => ({ points: ref('excluded.points') })),
          ),
      )
      .with('sums', (all) =>
        all
          .insertInto('team_points')
          .columns([...TEAM_SEASON, 'points'])
          .expression(
            all
              .selectFrom('changed')
              .select([
                ...TEAM_SEASON,
                ({ fn, eb, ref }) => fn.sum<number>(eb('after', '-', ref('before'))).as('points'),
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
      .select(['c.league_id', 'c.team_id', 'c.season', 'c.playoffs', 'c.day', 'c.before', 'c.after'])
      .orderBy('c.league_id')
      .execute()
  );
}
