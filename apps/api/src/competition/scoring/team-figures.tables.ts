import { sql } from 'kysely';
import { GAME_COLUMNS, SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, dayArray, momentArray, textArray } from '../../platform/database/sql.js';
import { inLineup } from '../../points/lineup-days.queries.js';

/** A day of a league's regular season with its deciding moment. */
interface AskedDay {
  readonly league_id: string;
  readonly season: string;
  readonly day: string;
  readonly noon: number;
}

const KEY = ['team_id', 'season', 'day'] as const;

/** Of these leagues, those with seasons that are decided by categories. */
export const categorySeasonsOf = (db: Db, leagueIds: readonly string[]) =>
  db.selectFrom('category_season').select(['league_id', 'season']).where('league_id', '=', anyOf(leagueIds)).execute();

const daysTable = (asked: readonly AskedDay[]) =>
  sql<{ league_id: string; season: string; day: string; noon: Date }>`unnest(
    ${textArray(asked.map(({ league_id }) => league_id))}, ${textArray(asked.map(({ season }) => season))},
    ${dayArray(asked.map(({ day }) => day))}, ${momentArray(asked.map(({ noon }) => noon))})`.as<'d'>(
    sql`d (league_id, season, day, noon)`,
  );

/** Sums of the games of players that count for a team, by team and day. */
const sumsOfTeams = (all: Pick<Db, 'selectFrom'>, days: ReturnType<typeof daysTable>) =>
  all
    .selectFrom(days)
    .innerJoin('roster_stay as r', (join) =>
      join
        .onRef('r.league_id', '=', 'd.league_id')
        .onRef('r.from_at', '<=', 'd.noon')
        .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .innerJoin('player_game as k', (join) =>
      join
        .onRef('k.player_id', '=', 'r.player_id')
        .onRef('k.season', '=', 'd.season')
        .onRef('k.day', '=', 'd.day')
        .on('k.playoffs', '=', false),
    )
    .innerJoin('player as p', 'p.id', 'k.player_id')
    // Former players may belong to teams that no longer exist.
    .innerJoin('team as t', (join) => join.onRef('t.id', '=', 'r.team_id').onRef('t.league_id', '=', 'd.league_id'))
    .leftJoin('lineup_day as x', (join) => join.onRef('x.team_id', '=', 'r.team_id').onRef('x.day', '=', 'd.day'))
    .select(['r.team_id', 'd.season', 'd.day'])
    .select(({ fn }) => [
      ...SCORED_COLUMNS.map((column) => fn.sum<number>(`k.${column}`).as(column)),
      ...GAME_COLUMNS.map(({ as, column, least }) =>
        fn.countAll<number>().filterWhere(`k.${column}`, '>=', least).as(as),
      ),
    ])
    .select([
      sql<number>`count(*) filter (where p.position <> 'G')`.as('skater_games'),
      sql<number>`coalesce(sum(k.g + k.a) filter (where p.position <> 'G'), 0)`.as('skater_points'),
      // Appearances with ice time. Some files of games lack it, but have the shots.
      sql<number>`count(*) filter (where p.position = 'G' and (k.goalie_seconds > 0 or k.sa > 0))`.as('goalie_games'),
    ])
    .where('r.place', '=', 'active')
    .where(({ or, eb, ref }) => or([eb('x.team_id', 'is', null), inLineup(ref('r.player_id'), ref('x.player_ids'))]))
    .groupBy(['r.team_id', 'd.season', 'd.day']);

const SEASON_KEY = ['league_id', 'season', 'team_id'] as const;

/** What the sums `c.figures` have more than `c.before`, by column. */
const difference = sql<{ key: string; value: number }>`lateral (
  select key, value::int from jsonb_each_text(c.figures) union all select key, -value::int from jsonb_each_text(c.before)
)`.as<'f'>(sql`f (key, value)`);

/** Stored sums of a season with the new ones added. */
const added = sql<TeamFigures>`(select coalesce(jsonb_object_agg(q.key, q.total), '{}') from (
  select f.key, sum(f.value::int) as total from (
    select * from jsonb_each_text(season_figures.figures) union all select * from jsonb_each_text(excluded.figures)
  ) f group by f.key having sum(f.value::int) <> 0) q)`;

/** A season in which a team's sums changed, with the first such day. */
export interface MovedFigures {
  readonly league_id: string;
  readonly season: string;
  readonly day: string;
}

/**
 * Computes and writes the sums of teams on days of leagues in categories, by the same rosters and line-ups as points.
 * In seasons of roto also the sums of the season. Returns the seasons in which a sum changed.
 */
export async function reckonFigures(db: Db, asked: readonly AskedDay[]): Promise<MovedFigures[]> {
  if (asked.length === 0) return [];
  const days = daysTable(asked);
  return db
    .with('sums', (all) => sumsOfTeams(all, days))
    .with('found', (all) =>
      all
        .selectFrom('sums as s')
        .select([...KEY.map((key) => `s.${key}` as const)])
        .select(
          sql<unknown>`(select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(s)
            - array['team_id', 'season', 'day']) as e where e.value <> '0'::jsonb)`.as('figures'),
        ),
    )
    .with('was', (all) =>
      all
        .selectFrom(days)
        .innerJoin('team as t', 't.league_id', 'd.league_id')
        .innerJoin('team_figures as x', (join) =>
          join.onRef('x.team_id', '=', 't.id').onRef('x.season', '=', 'd.season').onRef('x.day', '=', 'd.day'),
        )
        .select(['x.team_id', 'x.season', 'x.day', 'x.figures']),
    )
    .with('changed', (all) =>
      all
        .selectFrom('was')
        .fullJoin('found', (join) =>
          join
            .onRef('found.team_id', '=', 'was.team_id')
            .onRef('found.season', '=', 'was.season')
            .onRef('found.day', '=', 'was.day'),
        )
        .select(({ fn }) => [
          fn.coalesce('found.team_id', 'was.team_id').$notNull().as('team_id'),
          fn.coalesce('found.season', 'was.season').$notNull().as('season'),
          fn.coalesce('found.day', 'was.day').$notNull().as('day'),
          'found.figures',
          'was.figures as before',
        ])
        .where(sql<boolean>`found.figures is distinct from was.figures`),
    )
    .with('gone', (all) =>
      all
        .deleteFrom('team_figures as x')
        .using('changed as c')
        .whereRef('x.team_id', '=', 'c.team_id')
        .whereRef('x.season', '=', 'c.season')
        .whereRef('x.day', '=', 'c.day')
        .where('c.figures', 'is', null),
    )
    .with('put', (all) =>
      all
        .insertInto('team_figures')
        .columns([...KEY, 'figures'])
        .expression(
          all
            .selectFrom('changed')
            .select([...KEY, sql<string>`figures`.as('figures')])
            .where('figures', 'is not', null),
        )
        .onConflict((known) => known.columns(KEY).doUpdateSet(({ ref }) => ({ figures: ref('excluded.figures') }))),
    )
    .with('moved', (all) =>
      all
        .selectFrom('changed as c')
        .innerJoin('team as t', 't.id', 'c.team_id')
        .innerJoin('category_season as s', (join) =>
          join.onRef('s.league_id', '=', 't.league_id').onRef('s.season', '=', 'c.season').on('s.kind', '=', 'roto'),
        )
        .innerJoin(difference, (join) => join.onTrue())
        .select(['s.league_id', 's.season', 'c.team_id', 'f.key', ({ fn }) => fn.sum<number>('f.value').as('total')])
        .groupBy(['s.league_id', 's.season', 'c.team_id', 'f.key']),
    )
    .with('of_season', (all) =>
      all
        .insertInto('season_figures')
        .columns([...SEASON_KEY, 'figures'])
        .expression(
          all
            .selectFrom('moved')
            .select([...SEASON_KEY, sql<string>`jsonb_object_agg(key, total)`.as('figures')])
            .where('total', '<>', 0)
            .groupBy(SEASON_KEY)
            .orderBy('league_id')
            .orderBy('team_id'),
        )
        .onConflict((known) => known.columns(SEASON_KEY).doUpdateSet({ figures: added })),
    )
    .selectFrom('changed as c')
    .innerJoin('team as t', 't.id', 'c.team_id')
    .select(['t.league_id', 'c.season', sql<string>`min(c.day)::text`.as('day')])
    .groupBy(['t.league_id', 'c.season'])
    .execute();
}
