import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { FaPickView } from '@crease/core/answer.parts.js';
import type { ClaimView, StatusOverrideView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import { claimEndingWords } from '@crease/core/free-agents/waiver.words.js';
import { Database } from '../platform/database/database.js';
import { statusApplies } from '../players/player-status.queries.js';
import { namesIn } from '../platform/database/rows.js';

const q = namesIn('player as q');

const CLAIMS_SHOWN = 100;

@Injectable()
export class FreeAgentQueries {
  constructor(private readonly database: Database) {}

  async picks(leagueId: string): Promise<FaPickView[]> {
    const rows = await this.database.prepared(
      'fa-picks',
      this.database.db
        .selectFrom('fa_pick as f')
        .innerJoin('league as l', 'l.id', 'f.league_id')
        .leftJoin('player as p', 'p.id', 'f.player_id')
        .select((eb) => [
          'f.id',
          'f.week',
          'f.original_team_id as assigned_to',
          'f.owner_team_id as owned_by',
          'f.starts_at',
          'f.expires_at as expiry_date',
          eb
            .case()
            .when('f.penalty', '=', true)
            .then(sql.lit<string | null>('penalty'))
            .else(eb.ref('p.full_name'))
            .end()
            .as('player_taken'),
        ])
        .where('f.league_id', '=', leagueId)
        .whereRef('f.season', '=', 'l.current_season')
        .orderBy('f.week')
        .orderBy('f.original_team_id')
        .orderBy('f.number'),
    );
    return rows.map((row) => ({
      ...row,
      starts_at: row.starts_at.toISOString(),
      expiry_date: row.expiry_date.toISOString(),
    }));
  }

  /** Players on waivers, the next to clear first. */
  async waivers(leagueId: string): Promise<WaiverView[]> {
    const rows = await this.database.db
      .selectFrom('waiver as w')
      .innerJoin('player as p', 'p.id', 'w.player_id')
      .select([
        'w.player_id',
        'p.full_name as player_name',
        'p.position',
        'p.nhl_club',
        'w.dropped_by',
        'w.dropped_at',
        'w.clears_at',
      ])
      .where('w.league_id', '=', leagueId)
      .where('w.resolved_at', 'is', null)
      .orderBy('w.clears_at')
      .orderBy('w.id')
      .execute();
    return rows.map((row) => ({
      ...row,
      dropped_at: row.dropped_at.toISOString(),
      clears_at: row.clears_at.toISOString(),
    }));
  }

  /** The team's own claims: open ones by preference, then decided ones. */
  async claims(leagueId: string, teamId: string): Promise<ClaimView[]> {
    const rows = await this.database.db
      .selectFrom('waiver_claim as c')
      .innerJoin('waiver as w', (join) =>
        join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'),
      )
      .innerJoin('player as p', 'p.id', 'w.player_id')
      .leftJoin('player as d', 'd.id', 'c.drop_player_id')
      .select((eb) => [
        'c.id',
        'w.player_id',
        'p.full_name as player_name',
        'c.drop_player_id',
        'd.full_name as drop_player_name',
        'c.priority',
        'c.created_at',
        'w.clears_at',
        'c.outcome',
        'c.reason',
        'c.ending',
        eb('c.withdrawn_at', 'is not', null).as('withdrawn'),
        // The moves as sent, each with the player's name.
        sql<ClaimView['moves']>`coalesce((
          select jsonb_agg(m.move || jsonb_build_object('name', ${q.full_name}) order by m.place)
          from jsonb_array_elements(${eb.ref('c.moves')}) with ordinality as m (move, place)
          join ${q.table} on ${q.id} = (m.move ->> 'player_id')::int), '[]')`.as('moves'),
      ])
      .where('c.league_id', '=', leagueId)
      .where('c.team_id', '=', teamId)
      .orderBy((eb) => eb.and([eb('c.outcome', 'is', null), eb('c.withdrawn_at', 'is', null)]), 'desc')
      .orderBy((eb) =>
        eb
          .case()
          .when(eb.and([eb('c.outcome', 'is', null), eb('c.withdrawn_at', 'is', null)]))
          .then(eb.ref('c.priority'))
          .end(),
      )
      .orderBy('c.created_at', 'desc')
      .limit(CLAIMS_SHOWN)
      .execute();
    return rows.map(({ withdrawn, outcome, created_at, clears_at, ending, ...row }) => ({
      ...row,
      reason: ending === null ? row.reason : claimEndingWords(ending),
      created_at: created_at.toISOString(),
      clears_at: clears_at.toISOString(),
      outcome: withdrawn ? 'withdrawn' : (outcome ?? 'open'),
    }));
  }

  /** Statuses set by a commissioner that still apply. */
  async statusOverrides(leagueId: string): Promise<StatusOverrideView[]> {
    const rows = await this.database.db
      .selectFrom('status_override as o')
      .innerJoin('player as p', 'p.id', 'o.player_id')
      .select([
        'o.player_id',
        'p.full_name as player_name',
        'o.status',
        'p.status as imported_status',
        'o.reason',
        'o.set_at',
        'o.ends_at',
      ])
      .where('o.league_id', '=', leagueId)
      .where(statusApplies)
      .orderBy('o.set_at', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, set_at: row.set_at.toISOString(), ends_at: row.ends_at.toISOString() }));
  }
}
