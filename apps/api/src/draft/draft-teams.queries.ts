import { sql, type Expression } from 'kysely';
import type { AutoMode, DraftTeam } from '@crease/core/draft/draft.model.js';
import type { ForwardDetail } from '@crease/core/teams/position-limits.model.js';
import { RETENTION_LIMITS } from '@crease/core/teams/retention.values.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { contractIn } from '../players/player-cost.queries.js';
import { spaceGivenIn } from '../teams/caps/traded-space.tables.js';
import { countedCharges, deadIn, retainedBy, retainedByOthers } from '../teams/charges.queries.js';
import { fullName } from '../auth/account/full-name.queries.js';

/** Start of the time in which a team that retained some of a player's salary may not get that player back. */
export const barredSince = sql<Date>`now() - make_interval(days => ${sql.lit(RETENTION_LIMITS.reacquireDays)})`;

/** The players of team `t` and what they cost it, without those in `drafted`. */
const heldBy = (db: Db, leagueId: string, season: Expression<string>, drafted: readonly number[]) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('p.id'), season),
      (on) => on.onTrue(),
    )
    .select(({ fn, ref }) => {
      const active = (position: 'F' | 'D' | 'G') =>
        fn.countAll<number>().filterWhere('r.place', '=', 'active').filterWhere('p.position', '=', position);
      const forwards = (detail: ForwardDetail) => active('F').filterWhere('p.position_detail', '=', detail);
      return [
        active('F').as('f'),
        active('D').as('d'),
        active('G').as('g'),
        forwards('C').as('c'),
        forwards('LW').as('lw'),
        forwards('RW').as('rw'),
        fn.countAll<number>().filterWhere('r.place', '=', 'rookie').as('rookies'),
        countedCharges(
          leagueId,
          ref('r.place'),
          sql<number>`(coalesce(${ref('hit.cap_hit')}, ${minimumSalary})
            - ${retainedByOthers(db, leagueId, { player: ref('p.id'), team: ref('r.team_id'), season })})`,
        ).as('charge'),
      ];
    })
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', sql.ref<string>('t.id'))
    .$if(drafted.length > 0, (query) => query.where(({ not, eb }) => not(eb('r.player_id', '=', anyOf(drafted)))))
    .as('held');

/**
 * Every team of a draft with its manager and its holdings in the season, without players in `drafted`. One statement,
 * however many teams there are.
 */
export async function teamsInDraft(
  db: Db,
  leagueId: string,
  season: string,
  drafted: readonly number[] = [],
): Promise<DraftTeam[]> {
  const rows = await db
    .selectFrom('team as t')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.co_manager', '=', false),
    )
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoinLateral(heldBy(db, leagueId, sql.val(season), drafted), (on) => on.onTrue())
    .leftJoinLateral(
      ({ ref }) => retainedBy(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, sql.val(season)),
      (on) => on.onTrue(),
    )
    .select(({ selectFrom, ref }) => [
      't.id',
      't.name',
      't.picture',
      fullName(ref('u.first_name'), ref('u.last_name')).as('manager'),
      'held.f',
      'held.d',
      'held.g',
      'held.c',
      'held.lw',
      'held.rw',
      'held.rookies',
      'held.charge',
      'kept.amount as retained',
      deadIn(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, sql.val(season)).as('dead'),
      spaceGivenIn(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, sql.val(season)).as('space_given'),
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
      forwards: { C: row.c ?? 0, LW: row.lw ?? 0, RW: row.rw ?? 0 },
      capUsed: (row.charge ?? 0) + (row.retained ?? 0) + (row.dead ?? 0) + (row.space_given ?? 0),
      rookies: row.rookies ?? 0,
    },
    ...(row.barred.length === 0 ? {} : { barred: row.barred }),
  }));
}
