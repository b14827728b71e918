import { sql } from 'kysely';
import type { AutoMode, DraftTeam } from '@crease/core/draft/draft.model.js';
import { RETENTION_LIMITS } from '@crease/core/teams/retention.rules.js';
import type { Db } from '../platform/database/database.js';

export const minimumSalary = sql<number>`(select (value #>> '{}')::int from system_config where key = 'minimum_salary')`;

/**
 * The contract of player `p` that counts in a season, as `hit`: the season's own, else the last one known before it. Without any the
 * minimum salary counts.
 */
export const contractIn = (db: Db, season: string) =>
  db
    .selectFrom('contract as c')
    .select(['c.cap_hit', 'c.season'])
    .where('c.player_id', '=', sql.ref<number>('p.id'))
    .where('c.season', '<=', season)
    .orderBy('c.season', 'desc')
    .limit(1)
    .as('hit');

/** What is retained by a row of `retention as x` in a season. */
export const retainedPart = (season: string) => sql<number>`retained_part(x.player_id, x.percent, ${season})`;

/** Teams that retained some of a player's salary may not have that player back for so long. */
export const barredSince = sql<Date>`now() - make_interval(days => ${sql.lit(RETENTION_LIMITS.reacquireDays)})`;

const retainedByOthers = (db: Db, season: string) =>
  db
    .selectFrom('retention as x')
    .select(({ fn }) => fn.sum<number | null>(retainedPart(season)).as('amount'))
    .where('x.league_id', '=', sql.ref<string>('r.league_id'))
    .where('x.player_id', '=', sql.ref<number>('r.player_id'))
    .where('x.ended_at', 'is', null)
    .where('x.through_season', '>=', season)
    .where('x.team_id', '<>', sql.ref<string>('r.team_id'))
    .as('away');

/** The players of team `t` and what they cost it. */
const heldBy = (db: Db, season: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(contractIn(db, season), (on) => on.onTrue())
    .leftJoinLateral(retainedByOthers(db, season), (on) => on.onTrue())
    .select(({ fn }) => {
      const active = (position: 'F' | 'D' | 'G') =>
        fn.countAll<number>().filterWhere('r.place', '=', 'active').filterWhere('p.position', '=', position);
      return [
        active('F').as('f'),
        active('D').as('d'),
        active('G').as('g'),
        fn.countAll<number>().filterWhere('r.place', '=', 'rookie').as('rookies'),
        fn
          .sum<number | null>(sql<number>`coalesce(hit.cap_hit, ${minimumSalary}) - coalesce(away.amount, 0)`)
          .filterWhere('r.place', '=', 'active')
          .as('charge'),
      ];
    })
    .where('r.team_id', '=', sql.ref<string>('t.id'))
    .as('held');

const retainedBy = (db: Db, season: string) =>
  db
    .selectFrom('retention as x')
    .select(({ fn }) => fn.sum<number | null>(retainedPart(season)).as('amount'))
    .where('x.team_id', '=', sql.ref<string>('t.id'))
    .where('x.ended_at', 'is', null)
    .where('x.through_season', '>=', season)
    .as('own');

/** Every team of a draft with its manager and what it holds in the season: one statement whatever the number of teams. */
export async function teamsInDraft(db: Db, leagueId: string, season: string): Promise<DraftTeam[]> {
  const rows = await db
    .selectFrom('team as t')
    .leftJoin('membership as m', 'm.team_id', 't.id')
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoinLateral(heldBy(db, season), (on) => on.onTrue())
    .leftJoinLateral(retainedBy(db, season), (on) => on.onTrue())
    .select(({ selectFrom }) => [
      't.id',
      't.name',
      't.picture',
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('manager'),
      'held.f',
      'held.d',
      'held.g',
      'held.rookies',
      'held.charge',
      'own.amount as retained',
      sql<number[]>`array(${selectFrom('retention as b')
        .select('b.player_id')
        .distinct()
        .whereRef('b.league_id', '=', 't.league_id')
        .whereRef('b.team_id', '=', 't.id')
        .where('b.created_at', '>', barredSince)
        .orderBy('b.player_id')})`.as('barred'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    picture: row.picture,
    manager: row.manager,
    auto: (row.manager === null ? 'empty' : 'off') satisfies AutoMode,
    timeouts: 0,
    holdings: {
      F: row.f ?? 0,
      D: row.d ?? 0,
      G: row.g ?? 0,
      capUsed: (row.charge ?? 0) + (row.retained ?? 0),
      rookies: row.rookies ?? 0,
    },
    ...(row.barred.length === 0 ? {} : { barred: row.barred }),
  }));
}
