import { locale } from '@crease/core/locale.js';
import { Injectable } from '@nestjs/common';
import { sql, type Expression, type InferResult } from 'kysely';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { earnedInAll } from '../competition/earned.queries.js';
import { Database, type Db } from '../platform/database/database.js';
import { listOf } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { contractIn } from '../players/player-cost.queries.js';
import { spaceGivenIn } from './caps/traded-space.tables.js';
import { countedCharges, deadIn, retainedBy, retainedByOthers } from './charges.queries.js';
import { irOver } from './ir-return.queries.js';
import { lasts } from './spendable.queries.js';

/** Sorts 'Team 2' before 'Team 10'. */

/** A team's players and the charges that count toward the cap, as `held`. */
const heldBy = (db: Db, leagueId: string, team: Expression<string>, season: Expression<string>) =>
  db
    .selectFrom('roster_entry as r')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('r.player_id'), season),
      (on) => on.onTrue(),
    )
    .select(({ fn, ref }) => [
      fn
        .countAll<number>()
        .filterWhere(({ or, eb }) => or([eb('r.place', '=', 'active'), irOver]))
        .as('active'),
      fn.countAll<number>().filterWhere('r.place', '=', 'ir').as('ir'),
      fn.countAll<number>().filterWhere('r.place', '=', 'rookie').as('rookies'),
      countedCharges(
        leagueId,
        ref('r.place'),
        sql<number>`(coalesce(${ref('hit.cap_hit')}, ${minimumSalary})
          - ${retainedByOthers(db, leagueId, { player: ref('r.player_id'), team: ref('r.team_id'), season })})`,
      ).as('charge'),
    ])
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', team)
    .as('held');

const coManagersOf = (db: Db, leagueId: string, team: Expression<string>) =>
  listOf(
    db
      .selectFrom('membership as c')
      .innerJoin('app_user as w', 'w.id', 'c.user_id')
      .select(({ ref }) => fullName(ref('w.first_name'), ref('w.last_name')).as('name'))
      .where('c.league_id', '=', leagueId)
      .where('c.team_id', '=', team)
      .where('c.co_manager', '=', true)
      .orderBy('c.joined_at'),
  );

const summariesOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('team as t')
    .innerJoin('league as l', 'l.id', 't.league_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.co_manager', '=', false),
    )
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoinLateral(
      ({ ref }) => heldBy(db, leagueId, ref('t.id'), ref('l.current_season')),
      (on) => on.onTrue(),
    )
    .leftJoinLateral(
      ({ ref }) => retainedBy(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, ref('l.current_season')),
      (on) => on.onTrue(),
    )
    .select(({ ref, selectFrom }) => [
      't.id',
      't.name',
      't.picture',
      'l.settings',
      'l.phase',
      fullName(ref('u.first_name'), ref('u.last_name')).as('manager_name'),
      coManagersOf(db, leagueId, ref('t.id')).as('co_managers'),
      'held.active',
      'held.ir',
      'held.rookies',
      'held.charge',
      'kept.amount as retained',
      deadIn(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, ref('l.current_season')).as('dead'),
      spaceGivenIn(db, { leagueId: ref('t.league_id'), team: ref('t.id') }, ref('l.current_season')).as('space_given'),
      selectFrom('fa_pick as f')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('f.league_id', '=', leagueId)
        .whereRef('f.owner_team_id', '=', 't.id')
        .where('f.player_id', 'is', null)
        .where('f.penalty', '=', false)
        .where(lasts(sql<Date>`now()`))
        .as('fa_picks'),
      earnedInAll(db, { leagueId: ref('t.league_id'), teamId: ref('t.id') }, ref('l.current_season')).as('points'),
    ])
    .where('t.league_id', '=', leagueId);
type SummaryRow = InferResult<ReturnType<typeof summariesOf>>[number];

@Injectable()
export class TeamQueries {
  constructor(private readonly database: Database) {}

  /** All teams of the league with cap and counts, in one statement. */
  async summaries(leagueId: string): Promise<TeamSummary[]> {
    const rows = await this.database.prepared('team-summaries', summariesOf(this.database.db, leagueId));
    return rows.map(summaryOf).sort((a, b) => locale.compareNatural(a.team_name, b.team_name));
  }

  async summary(leagueId: string, teamId: string): Promise<TeamSummary | null> {
    const [row] = await this.database.prepared(
      'team-summary',
      summariesOf(this.database.db, leagueId).where('t.id', '=', teamId),
    );
    return row ? summaryOf(row) : null;
  }
}

function summaryOf(row: SummaryRow): TeamSummary {
  const charge = (row.charge ?? 0) + (row.dead ?? 0) + (row.space_given ?? 0);
  const retained = row.retained ?? 0;
  return {
    team_id: row.id,
    team_name: row.name,
    picture: row.picture,
    roster_size: row.active ?? 0,
    ir_count: row.ir ?? 0,
    rookie_count: row.rookies ?? 0,
    total_cap: charge,
    salary_retained: retained,
    cap_space: rosterRules(row.settings, row.phase).salaryCap - charge - retained,
    hasManager: row.manager_name !== null,
    manager_name: row.manager_name,
    co_managers: row.co_managers,
    // Filled in for the team's own manager only.
    inbox: 0,
    fa_picks: row.fa_picks ?? 0,
    total_points: row.points ?? 0,
  };
}
