import { Injectable } from '@nestjs/common';
import type { FaPickView } from '@crease/core/answer.parts.js';
import type { ClaimView, StatusOverrideView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import { Database } from '../platform/database/database.js';

interface ClaimRow extends Omit<ClaimView, 'created_at' | 'clears_at' | 'outcome'> {
  created_at: Date;
  clears_at: Date;
  outcome: 'won' | 'lost' | 'refused' | null;
  withdrawn: boolean;
}

const CLAIMS_SHOWN = 100;

@Injectable()
export class FreeAgentQueries {
  constructor(private readonly database: Database) {}

  /** Every free-agent pick of the league's season, by week, then by team. */
  async picks(leagueId: string): Promise<FaPickView[]> {
    const rows = await this.database.query<
      Omit<FaPickView, 'starts_at' | 'expiry_date'> & { starts_at: Date; expiry_date: Date }
    >(
      `select f.id, f.week, f.original_team_id as assigned_to, f.owner_team_id as owned_by, f.starts_at, f.expires_at as expiry_date,
         case when f.penalty then 'penalty' else p.full_name end as player_taken
       from fa_pick f join league l on l.id = f.league_id left join player p on p.id = f.player_id
       where f.league_id = $1 and f.season = l.current_season order by f.week, f.original_team_id, f.number`,
      [leagueId],
      'fa-picks',
    );
    return rows.map((row) => ({
      ...row,
      starts_at: row.starts_at.toISOString(),
      expiry_date: row.expiry_date.toISOString(),
    }));
  }

  /** Who waits for claims, the next to clear first. */
  async waivers(leagueId: string): Promise<WaiverView[]> {
    const rows = await this.database.query<
      Omit<WaiverView, 'dropped_at' | 'clears_at'> & { dropped_at: Date; clears_at: Date }
    >(
      `select w.player_id, p.full_name as player_name, p.position, p.nhl_club, w.dropped_by, w.dropped_at, w.clears_at
       from waiver w join player p on p.id = w.player_id where w.league_id = $1 and w.resolved_at is null order by w.clears_at, w.id`,
      [leagueId],
    );
    return rows.map((row) => ({
      ...row,
      dropped_at: row.dropped_at.toISOString(),
      clears_at: row.clears_at.toISOString(),
    }));
  }

  /** A team's own claims: the open ones as it wants them, then what became of the others. */
  async claims(leagueId: string, teamId: string): Promise<ClaimView[]> {
    const rows = await this.database.query<ClaimRow>(
      `select c.id, w.player_id, p.full_name as player_name, c.drop_player_id, d.full_name as drop_player_name, c.priority,
         coalesce((select jsonb_agg(m.move || jsonb_build_object('name', q.full_name) order by m.place) from jsonb_array_elements(c.moves) with ordinality as m (move, place) join player q on q.id = (m.move ->> 'player_id')::int), '[]') as moves, c.created_at, w.clears_at, c.outcome,
         c.withdrawn_at is not null as withdrawn, c.reason
       from waiver_claim c join waiver w on w.id = c.waiver_id join player p on p.id = w.player_id left join player d on d.id = c.drop_player_id
       where c.league_id = $1 and c.team_id = $2
       order by (c.outcome is null and c.withdrawn_at is null) desc, case when c.outcome is null and c.withdrawn_at is null then c.priority end, c.created_at desc limit ${CLAIMS_SHOWN}`,
      [leagueId, teamId],
    );
    return rows.map(({ withdrawn, outcome, created_at, clears_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      clears_at: clears_at.toISOString(),
      outcome: withdrawn ? 'withdrawn' : (outcome ?? 'open'),
    }));
  }

  /** Statuses that a commissioner set and that still hold. */
  async statusOverrides(leagueId: string): Promise<StatusOverrideView[]> {
    const rows = await this.database.query<
      Omit<StatusOverrideView, 'set_at' | 'ends_at'> & { set_at: Date; ends_at: Date }
    >(
      `select o.player_id, p.full_name as player_name, o.status, p.status as imported_status, o.reason, o.set_at, o.ends_at
       from status_override o join player p on p.id = o.player_id where o.league_id = $1 and o.ended_at is null and o.ends_at > now() order by o.set_at desc`,
      [leagueId],
    );
    return rows.map((row) => ({ ...row, set_at: row.set_at.toISOString(), ends_at: row.ends_at.toISOString() }));
  }
}
