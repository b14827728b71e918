import { sql, type Expression } from 'kysely';
import type { Place } from '@crease/core/position.js';
import type { Db } from '../platform/database/database.js';
import { irOver } from './ir-return.queries.js';
import { namesIn } from '../platform/database/rows.js';

const x = namesIn('retention as x');
const l = namesIn('league as l');

/* Query parts for the cost of players in a season. */

/** The part retained by a row of `retention as x` in a season. */
export const retainedPart = (season: Expression<string>) =>
  sql<number>`retained_part(${x.league_id}, ${x.player_id}, ${x.percent}, ${x.dollars}, ${x.of_hit}, ${x.created_at}, ${season})`;

/** Salary of a player that other teams retain in a season; 0 without any. */
export const retainedByOthers = (
  db: Db,
  leagueId: string,
  { player, team, season }: { player: Expression<number>; team: Expression<string>; season: Expression<string> },
) =>
  db
    .selectFrom('retention as x')
    .select(({ fn }) => fn.coalesce(fn.sum<number>(retainedPart(season)), sql.lit(0)).as('amount'))
    .where('x.league_id', '=', leagueId)
    .where('x.player_id', '=', player)
    .where('x.team_id', 'is distinct from', team)
    .where('x.ended_at', 'is', null)
    .where('x.through_season', '>=', season)
    .$asScalar();

export const retainedBy = (
  db: Db,
  { leagueId, team }: { readonly leagueId: Expression<string>; readonly team: Expression<string> },
  season: Expression<string>,
) =>
  db
    .selectFrom('retention as x')
    .select(({ fn }) => [
      fn.sum<number | null>(retainedPart(season)).as('amount'),
      fn.count<number>('x.player_id').distinct().as('contracts'),
    ])
    .where('x.league_id', '=', leagueId)
    .where('x.team_id', '=', team)
    .where('x.ended_at', 'is', null)
    .where('x.through_season', '>=', season)
    .as('kept');

/** A team's dead cap in a season; null without any. */
export const deadIn = (
  db: Db,
  { leagueId, team }: { readonly leagueId: Expression<string>; readonly team: Expression<string> },
  season: Expression<string>,
) =>
  db
    .selectFrom('dead_cap as d')
    .select(({ fn }) => fn.sum<number | null>('d.amount').as('amount'))
    .where('d.league_id', '=', leagueId)
    .where('d.team_id', '=', team)
    .where('d.season', '=', season)
    .$asScalar();

/**
 * True when roster entry `r` in `place` counts toward the cap: active, on injured reserve after its deadline, or in a
 * rookie bank that counts.
 */
export const countsOnCap = (leagueId: string, place: Expression<Place>) =>
  sql<boolean>`(${place} = 'active' or ${irOver} or (${place} = 'rookie' and
    (select ${l.settings} @> '{"farmOnCap": true}'::jsonb from ${l.table} where ${l.id} = ${leagueId})))`;

/**
 * Cap used by a team's roster entries `r`: the `charge` of those that count (`countsOnCap`), and injured reserve above
 * the league's relief.
 */
export const countedCharges = (leagueId: string, place: Expression<Place>, charge: Expression<number>) =>
  sql<number>`(coalesce(sum(${charge}) filter (where ${countsOnCap(leagueId, place)}), 0) + coalesce(greatest(
    sum(${charge}) filter (where ${place} = 'ir' and not ${irOver}) - (select nullif((${l.settings} ->> 'ir_relief')::bigint, 0)
      from ${l.table} where ${l.id} = ${leagueId}), 0), 0))`;
