import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { SeasonShare } from '@crease/core/competition/roto/games-caps.rules.js';
import type { TeamRoto } from '@crease/core/competition/roto/roto.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { MARGIN_DAYS } from '../../players/schedule.tables.js';
import { nhlDay } from '../matchups/matchup.queries.js';
import { columnsOf, namesIn } from '../../platform/database/rows.js';

const l = namesIn('league as l');
const c = namesIn('nhl_schedule as c');
const s = namesIn('category_season as s');
const y = namesIn('league_season as y');
const k = namesIn('nhl_game as k');
const g = columnsOf<{ over: number; days: number }>('g');
const f = namesIn('season_figures as f');
const r = namesIn('roto_day as r');

type Of<T> = T | Expression<T>;

/**
 * A value of the days `over` and `days` of season `s`: how many are over when the days before `until` are, and how many
 * there are. Only days with NHL games count, or all days where the schedule does not cover the season.
 */
const ofDays = <T>(
  until: Expression<string>,
  value: (over: Expression<number>, days: Expression<number>) => Expression<T>,
) =>
  sql<T | null>`(select ${value(
    sql<number>`coalesce(${g.over}, greatest(0, least(${until}, ${y.ends_on} + 1) - ${y.starts_on}))`,
    sql<number>`coalesce(${g.days}, ${y.ends_on} - ${y.starts_on} + 1)`,
  )}
    from ${y.table} join ${l.table} on ${l.id} = ${y.league_id} left join lateral (
      select count(distinct ${k.day}) as days, count(distinct ${k.day}) filter (where ${k.day} < ${until}) as over,
        min(${k.day}) as first, max(${k.day}) as last
      from ${k.table} where ${k.season} = ${y.season} and not ${k.playoffs} and not ${k.sample}
        and ${k.state} not in ('postponed', 'cancelled') and ${k.day} between ${y.starts_on} and ${y.ends_on}) g
      on not ${l.is_sample} and exists (select from ${c.table} where ${c.season} = ${y.season})
        and g.first <= ${y.starts_on} + ${sql.lit(MARGIN_DAYS)} and g.last >= ${y.ends_on} - ${sql.lit(MARGIN_DAYS)}
    where ${y.league_id} = ${s.league_id} and ${y.season} = ${s.season})`;

const shareOver = (until: Expression<string>) =>
  ofDays(until, (over, days) => sql<SeasonShare>`jsonb_build_object('over', ${over}, 'days', ${days})`);

/** Goalie games that a team needs in season `s` when the days before `until` are over, rounded down. */
export const goaliesNeeded = (until: Expression<string>) => sql<number>`case when ${s.goalie_games} = 0 then 0 else
  coalesce(${ofDays(until, (over, days) => sql<number>`(${s.goalie_games} * ${over} / ${days})::int`)}, 0) end`;

/** A team's part in a season of roto; null in other formats. */
export const rotoOfTeam = (
  db: Pick<Db, 'selectFrom'>,
  teamId: Expression<string>,
  { leagueId, season }: { readonly leagueId: Of<string>; readonly season: Of<string> },
) =>
  jsonObjectFrom(
    db
      .selectFrom('category_season as s')
      .leftJoin('season_figures as f', (join) =>
        join.onRef('f.league_id', '=', 's.league_id').onRef('f.season', '=', 's.season').on('f.team_id', '=', teamId),
      )
      .select([
        's.categories',
        's.ties',
        goaliesNeeded(nhlDay).as('least'),
        sql<TeamFigures>`coalesce(${f.figures}, '{}')`.as('figures'),
      ])
      .where('s.league_id', '=', leagueId)
      .where('s.season', '=', season)
      .where('s.kind', '=', 'roto'),
  ).$castTo<TeamRoto | null>();

/** The rules of a season of roto; undefined in other formats. */
export const rotoSeason = (db: Db, leagueId: string, season: Season) =>
  db
    .selectFrom('category_season as s')
    .select(['s.categories', 's.ties', 's.goalie_games', 's.caps', goaliesNeeded(nhlDay).as('least')])
    .select(shareOver(nhlDay).as('share'))
    .where('s.league_id', '=', leagueId)
    .where('s.season', '=', season)
    .where('s.kind', '=', 'roto')
    .executeTakeFirst();

/** How the roto points of each team changed, by day. Null in seasons of other formats. */
export async function rotoCourse(
  db: Db,
  leagueId: string,
  season: Season,
): Promise<ReadonlyMap<string, { readonly days: string[]; readonly points: number[] }> | null> {
  if ((await rotoSeason(db, leagueId, season)) === undefined) return null;
  const rows = await db
    .selectFrom('roto_day as r')
    .select(['r.team_id', sql<string[]>`array_agg(${r.day}::text order by ${r.day})`.as('days')])
    .select(sql<number[]>`array_agg(${r.points}::float8 order by ${r.day})`.as('points'))
    .where('r.league_id', '=', leagueId)
    .where('r.season', '=', season)
    .groupBy('r.team_id')
    .execute();
  return new Map(
    rows.map(({ team_id, days, points }) => [
      team_id,
      { days, points: points.map((own, index) => own - (points[index - 1] ?? 0)) },
    ]),
  );
}

export async function rotoCourses(db: Db, leagueId: string) {
  const seasons = await db
    .selectFrom('category_season')
    .select('season')
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'roto')
    .execute();
  const courses = new Map<Season, NonNullable<Awaited<ReturnType<typeof rotoCourse>>>>();
  for (const { season } of seasons) courses.set(season, (await rotoCourse(db, leagueId, season)) ?? new Map());
  return courses;
}
