import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { sumOfFigures } from '@crease/core/competition/categories/category.rules.js';
import { rotoTable, type RotoTeam } from '@crease/core/competition/roto/roto.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';
import { nhlDay } from '../matchups/matchup.queries.js';
import { goaliesNeeded } from './roto.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const seasonFigures = namesIn('season_figures as f');
const x = namesIn('team_figures as x');
const t = namesIn('team as t');
const s = namesIn('category_season as s');

interface OfSeason {
  readonly league_id: string;
  readonly season: string;
}
interface FromDay extends OfSeason {
  readonly day: string;
}

const KEY = ['league_id', 'season', 'day', 'team_id'] as const;

/**
 * The roto seasons among these, each with its teams and their sums, and its days with sums from the changed day on, the
 * last first. Includes the stored day before: it may have been written while its games were under way.
 */
const changedSeasons = (db: Db, changed: readonly FromDay[]) =>
  db
    .selectFrom(
      db
        .selectFrom(asRows('roto_day', changed, 'd'))
        .innerJoin('category_season as s', (join) =>
          join.onRef('s.league_id', '=', 'd.league_id').onRef('s.season', '=', 'd.season').on('s.kind', '=', 'roto'),
        )
        .select(['s.league_id', 's.season', 's.categories', 's.ties', 's.goalie_games'])
        .select(({ fn, selectFrom, ref }) =>
          fn
            .coalesce(
              selectFrom('roto_day as r')
                .select(({ fn: of }) => of.max('r.day').as('day'))
                .whereRef('r.league_id', '=', 's.league_id')
                .whereRef('r.season', '=', 's.season')
                .whereRef('r.day', '<', 'd.day'),
              ref('d.day'),
            )
            .as('begin'),
        )
        .as('s'),
    )
    .select(({ selectFrom, ref }) => [
      's.league_id',
      's.season',
      's.categories',
      's.ties',
      sql<string>`${ref('s.begin')}::text`.as('from'),
      jsonArrayFrom(
        selectFrom('team as t')
          .leftJoin('season_figures as f', (join) =>
            join
              .onRef('f.league_id', '=', 't.league_id')
              .onRef('f.team_id', '=', 't.id')
              .onRef('f.season', '=', 's.season'),
          )
          .select(['t.id', sql<TeamFigures>`coalesce(${seasonFigures.figures}, '{}')`.as('figures')])
          .whereRef('t.league_id', '=', 's.league_id'),
      ).as('teams'),
      jsonArrayFrom(
        selectFrom('team_figures as x')
          .innerJoin('team as t', (join) =>
            join.onRef('t.league_id', '=', 'x.league_id').onRef('t.id', '=', 'x.team_id'),
          )
          .select(({ fn }) => [
            sql<string>`${x.day}::text`.as('day'),
            goaliesNeeded(sql<string>`least(${x.day} + 1, ${nhlDay})`).as('least'),
            fn
              .agg<{ id: string; figures: TeamFigures }[]>('json_agg', [
                jsonBuildObject({ id: sql.ref<string>('t.id'), figures: sql.ref<TeamFigures>('x.figures') }),
              ])
              .as('teams'),
          ])
          .whereRef('t.league_id', '=', 's.league_id')
          .whereRef('x.season', '=', 's.season')
          .whereRef('x.day', '>=', 's.begin')
          .groupBy('x.day')
          .orderBy('x.day', 'desc'),
      ).as('days'),
    ]);

const less = (figures: TeamFigures): TeamFigures =>
  Object.fromEntries(Object.entries(figures).map(([column, count]) => [column, -count]));

/**
 * Stores the roto points of all teams after each day on which sums changed, and after all later ones. Seasons of other
 * formats are left out.
 */
export async function storeRotoDays(db: Db, changed: readonly FromDay[]): Promise<void> {
  if (changed.length === 0) return;
  const seasons = await changedSeasons(db, changed).execute();
  if (seasons.length === 0) return;
  const rows = seasons.flatMap(({ league_id, season, categories, ties, teams, days }) => {
    const sums = new Map(teams.map(({ id, figures }) => [id, figures]));
    return days.flatMap(({ day, least, teams: played }) => {
      const table = rotoTable(
        [...sums].map(([teamId, figures]): RotoTeam => ({
          teamId,
          name: teamId,
          roto: { categories, ties, least, figures },
        })),
      );
      for (const { id, figures } of played) sums.set(id, sumOfFigures([sums.get(id) ?? {}, less(figures)]));
      return table.map(({ teamId, points }) => ({ league_id, season, day, team_id: teamId, points }));
    });
  });
  await db
    .deleteFrom('roto_day as r')
    .using(
      asRows(
        'roto_day',
        seasons.map(({ league_id, season, from }) => ({ league_id, season, day: from })),
        'd',
      ),
    )
    .whereRef('r.league_id', '=', 'd.league_id')
    .whereRef('r.season', '=', 'd.season')
    .whereRef('r.day', '>=', 'd.day')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team_figures as x')
            .innerJoin('team as t', (join) =>
              join.onRef('t.league_id', '=', 'x.league_id').onRef('t.id', '=', 'x.team_id'),
            )
            .select('x.day')
            .whereRef('t.league_id', '=', 'r.league_id')
            .whereRef('x.season', '=', 'r.season')
            .whereRef('x.day', '=', 'r.day'),
        ),
      ),
    )
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('roto_day')
    .columns([...KEY, 'points'])
    .expression(db.selectFrom(asRows('roto_day', rows, 'given')).select([...KEY, 'points']))
    .onConflict((known) =>
      known
        .columns(KEY)
        .doUpdateSet(({ ref }) => ({ points: ref('excluded.points') }))
        .where('roto_day.points', 'is distinct from', ({ ref }) => ref('excluded.points')),
    )
    .execute();
}

/** Adds up the sums of a season again, after all days or those before a day were deleted. */
export async function resetRoto(db: Db, { league_id, season }: OfSeason, before: string | null): Promise<void> {
  for (const table of ['season_figures', 'roto_day'] as const)
    await db.deleteFrom(table).where('league_id', '=', league_id).where('season', '=', season).execute();
  if (before === null) return;
  await db
    .insertInto('season_figures')
    .columns(['league_id', 'season', 'team_id', 'figures'])
    .expression(
      db
        .selectFrom('category_season as s')
        .innerJoin('team as t', 't.league_id', 's.league_id')
        .innerJoinLateral(
          sql<{ figures: string }>`(select jsonb_object_agg(q.key, q.total) as figures from (
            select f.key, sum(f.value::int) as total from ${x.table}, jsonb_each_text(${x.figures}) f
            where ${x.league_id} = ${t.league_id} and ${x.team_id} = ${t.id} and ${x.season} = ${s.season}
            group by f.key having sum(f.value::int) <> 0) q)`.as('sums'),
          (join) => join.onTrue(),
        )
        .select(['s.league_id', 's.season', 't.id as team_id', 'sums.figures'])
        .where('s.league_id', '=', league_id)
        .where('s.season', '=', season)
        .where('s.kind', '=', 'roto')
        .where('sums.figures', 'is not', null),
    )
    .execute();
  await storeRotoDays(db, [{ league_id, season, day: before }]);
}
