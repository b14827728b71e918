import { sql, type Expression } from 'kysely';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { Db } from '../../../platform/database/database.js';
import { namesIn } from '../../../platform/database/rows.js';

const p = namesIn('matchup_period as p');
const d = namesIn('team_day as d');
const f = namesIn('team_figures as d');
const c = namesIn('score_change as c');

/** A team's points in the days of period `p`, with those that a commissioner added or took. */
export const pointsInPeriod = (db: Pick<Db, 'selectFrom'>, teamId: Expression<string | null>) =>
  sql<number>`(${db
    .selectFrom('team_day as d')
    .select(
      sql<number>`(coalesce(sum(${d.points}), 0) + coalesce((select sum(${c.amount}) from ${c.table}
        where ${isChangeIn(teamId)} and ${c.figure} is null), 0))::float8`.as('points'),
    )
    .where('d.league_id', '=', sql.ref<string>('p.league_id'))
    .where('d.team_id', '=', sql<string>`${teamId}`)
    .where('d.season', '=', sql.ref<string>('p.season'))
    .where('d.playoffs', '=', false)
    .where('d.day', '>=', sql.ref<string>('p.starts_on'))
    .where('d.day', '<=', sql.ref<string>('p.ends_on'))})`;

/** A commissioner's change `c` of a team's score in period `p`. */
const isChangeIn = (teamId: Expression<string | null>) =>
  sql<boolean>`(${c.league_id} = ${p.league_id} and ${c.season} = ${p.season} and ${c.period} = ${p.number}
    and ${c.team_id} = ${teamId})`;

/**
 * A team's sums in the days of period `p`, with what a commissioner added or took; null where the season is not decided
 * by categories.
 */
export const figuresInPeriod = (db: Pick<Db, 'selectFrom'>, teamId: Expression<string | null>) =>
  sql<TeamFigures | null>`case when ${p.goalie_games} is not null then ${sumOfDays(
    db
      .selectFrom(
        db
          .selectFrom('team_figures as d')
          .innerJoin(sql<{ key: string; value: string }>`lateral jsonb_each_text(${f.figures})`.as('f'), (join) =>
            join.onTrue(),
          )
          .select(({ ref }) => ['f.key', sql<number>`${ref('f.value')}::int`.as('count')])
          .where('d.league_id', '=', sql.ref<string>('p.league_id'))
          .where('d.team_id', '=', sql<string>`${teamId}`)
          .where('d.season', '=', sql.ref<string>('p.season'))
          .where('d.day', '>=', sql.ref<string>('p.starts_on'))
          .where('d.day', '<=', sql.ref<string>('p.ends_on'))
          .unionAll(
            db
              .selectFrom('score_change as c')
              .select(({ ref }) => [ref('c.figure').$notNull().as('key'), sql<number>`${c.amount}::int`.as('count')])
              .where(isChangeIn(teamId))
              .where('c.figure', 'is not', null),
          )
          .as('f'),
      )
      .select(({ fn }) => ['f.key', fn.sum<number>('f.count').as('total')])
      .groupBy('f.key'),
  )} end`;

const sumOfDays = (sums: Expression<unknown>) =>
  sql<TeamFigures>`(select coalesce(jsonb_object_agg(q.key, q.total), '{}') from ${sums} as q)`;
