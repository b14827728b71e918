import { Injectable } from '@nestjs/common';
import type { LeaguePhase, LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { Season } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { BooksQueries } from './books.queries.js';

/** A statement needs the league as $1. The cap hit is the season's, else the last one known before it, else the minimum salary. */
const CHARGED = `
  select r.team_id, r.player_id, r.place, r.acquired_at,
    coalesce(hit.cap_hit, floor.salary) as cap_hit,
    hit.season is distinct from l.current_season as estimated,
    coalesce(hit.cap_hit, floor.salary) - coalesce(away.amount, 0) as charge
  from roster_entry r
  join league l on l.id = r.league_id
  cross join (select (value #>> '{}')::int as salary from system_config where key = 'minimum_salary') floor
  left join lateral (
    select c.cap_hit, c.season from contract c
    where c.player_id = r.player_id and c.season <= l.current_season
    order by c.season desc limit 1
  ) hit on true
  left join lateral (
    select sum(retained_part(x.player_id, x.percent, l.current_season)) as amount from retention x
    where x.league_id = r.league_id and x.player_id = r.player_id and x.team_id <> r.team_id and x.ended_at is null and x.through_season >= l.current_season
  ) away on true
  where r.league_id = $1`;

/** 'Team 2' before 'Team 10'. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface SummaryRow {
  id: string;
  name: string;
  picture: string | null;
  manager_name: string | null;
  roster_size: number;
  ir_count: number;
  rookie_count: number;
  total_cap: number;
  salary_retained: number;
  fa_picks: number;
  total_points: number;
  settings: LeagueSettings;
  phase: LeaguePhase;
}

const SUMMARY = `
  with held as (${CHARGED})
  select t.id, t.name, t.picture, l.settings, l.phase,
    u.first_name || ' ' || u.last_name as manager_name,
    coalesce(h.active, 0)::int as roster_size, coalesce(h.ir, 0)::int as ir_count, coalesce(h.rookies, 0)::int as rookie_count,
    coalesce(h.charge, 0)::bigint as total_cap, coalesce(kept.amount, 0)::bigint as salary_retained,
    coalesce(fa.count, 0)::int as fa_picks, coalesce(points.total, 0)::float8 as total_points
  from team t
  join league l on l.id = t.league_id
  left join membership m on m.team_id = t.id
  left join app_user u on u.id = m.user_id
  left join (
    select team_id, count(*) filter (where place = 'active') as active, count(*) filter (where place = 'ir') as ir,
      count(*) filter (where place = 'rookie') as rookies, sum(charge) filter (where place = 'active') as charge
    from held group by team_id
  ) h on h.team_id = t.id
  left join lateral (select sum(retained_part(k.player_id, k.percent, l.current_season)) as amount from retention k where k.team_id = t.id and k.ended_at is null and k.through_season >= l.current_season) kept on true
  left join (
    select owner_team_id, count(*) as count from fa_pick
    where league_id = $1 and player_id is null and not penalty and expires_at + interval '1 second' > now() group by owner_team_id
  ) fa on fa.owner_team_id = t.id
  left join lateral (select sum(p.points) as total from team_points p where p.team_id = t.id and p.season = l.current_season) points on true
  where t.league_id = $1`;

@Injectable()
export class TeamQueries {
  constructor(
    private readonly database: Database,
    private readonly play: BooksQueries,
  ) {}

  /** See `BooksQueries.books`: the teams as the rules see them, read inside the caller's transaction. */
  books(sql: Transaction['sql'], leagueId: string, teamIds: readonly string[], season?: Season): Promise<TeamBooks[]> {
    return this.play.books(sql, leagueId, teamIds, season);
  }

  /** Every team of the league by name, with its cap and its counts: one statement whatever the number of teams. */
  async summaries(leagueId: string): Promise<TeamSummary[]> {
    const rows = await this.database.query<SummaryRow>(SUMMARY, [leagueId], 'team-summaries');
    return rows.map(summaryOf).sort((a, b) => byName.compare(a.team_name, b.team_name));
  }

  /** null when the league has no such team. */
  async summary(leagueId: string, teamId: string): Promise<TeamSummary | null> {
    const [row] = await this.database.query<SummaryRow>(`${SUMMARY} and t.id = $2`, [leagueId, teamId], 'team-summary');
    return row ? summaryOf(row) : null;
  }
}

function summaryOf(row: SummaryRow): TeamSummary {
  return {
    team_id: row.id,
    team_name: row.name,
    picture: row.picture,
    roster_size: row.roster_size,
    ir_count: row.ir_count,
    rookie_count: row.rookie_count,
    total_cap: row.total_cap,
    salary_retained: row.salary_retained,
    cap_space: rosterRules(row.settings, row.phase).salaryCap - row.total_cap - row.salary_retained,
    hasManager: row.manager_name !== null,
    manager_name: row.manager_name,
    // Trade requests are the manager's own business; nobody else's count is told.
    inbox: 0,
    fa_picks: row.fa_picks,
    total_points: row.total_points,
  };
}
