import { sql } from 'kysely';
import type { FinalRow } from '@crease/core/competition/champion.rules.js';
import { leagueTable } from '@crease/core/competition/table.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';
import { goaliesNeeded } from './roto/roto.queries.js';
import { findPlayed } from './table.queries.js';

const t = namesIn('team as t');
const d = namesIn('team_day as d');
const x = namesIn('team_figures as x');

/** The table of points or roto before the first day of the play-offs, best first. Their own days do not count. */
export async function findTableBeforeRounds(db: Db, leagueId: string, season: Season): Promise<FinalRow[]> {
  const records = await findPlayed(db, leagueId, season);
  const { starts_on: start } = await db
    .selectFrom('matchup_period')
    .select(({ ref }) => sql<string>`min(${ref('starts_on')})::text`.as('starts_on'))
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('round', '=', 1)
    .executeTakeFirstOrThrow();
  const firstDay = sql<string>`${start}::date`;
  const sums = await db
    .selectFrom('team as t')
    .leftJoin('category_season as s', (join) =>
      join.onRef('s.league_id', '=', 't.league_id').on('s.season', '=', season).on('s.kind', '=', 'roto'),
    )
    .select([
      't.id',
      sql<number>`coalesce((select sum(${d.points}) from ${d.table} where ${d.league_id} = ${t.league_id}
        and ${d.team_id} = ${t.id} and ${d.season} = ${season} and not ${d.playoffs} and ${d.day} < ${firstDay}),
        0)::float8`.as('earned'),
      goaliesNeeded(firstDay).as('least'),
      sql<TeamFigures>`coalesce((select jsonb_object_agg(q.key, q.total) from (
        select f.key, sum(f.value::int) as total from ${x.table}, jsonb_each_text(${x.figures}) f
        where ${x.league_id} = ${t.league_id} and ${x.team_id} = ${t.id} and ${x.season} = ${season}
          and ${x.day} < ${firstDay} group by f.key) q), '{}')`.as('figures'),
    ])
    .where('t.league_id', '=', leagueId)
    .execute();
  const before = new Map(sums.map((one) => [one.id, one]));
  return leagueTable(
    records.map((record) => {
      const sum = before.get(record.teamId);
      if (sum === undefined) return record;
      const { earned, least, figures } = sum;
      return { ...record, earned, roto: record.roto == null ? null : { ...record.roto, least, figures } };
    }),
  );
}
