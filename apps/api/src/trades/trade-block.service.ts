import { Injectable } from '@nestjs/common';
import type { TradeBlockAnswer, TradeBlockBody, TradeBlockView } from '@crease/core/trades/trade.schema.js';
import { Database, pgArray, type Idempotency } from '../platform/database/database.js';
import { toLeague } from '../platform/events/audience.js';
import { forbidden, notFound, RefusalError } from '../platform/http/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { TradeViews } from './trade.views.js';

interface BlockRow {
  team_id: string;
  team_name: string;
  player_ids: number[] | null;
  pick_ids: string[] | null;
  looking_for: string | null;
  updated_at: Date | null;
}

const BLOCKS = `
  select t.id as team_id, t.name as team_name, b.player_ids, b.pick_ids, b.looking_for, b.updated_at
  from team t left join trade_block b on b.team_id = t.id where t.league_id = $1`;

/** Whom teams would trade, and what they are looking for: for everybody in the league to read. */
@Injectable()
export class TradeBlockService {
  constructor(
    private readonly database: Database,
    private readonly views: TradeViews,
  ) {}

  /** Every team of the league, those who wrote something last first. Players and picks that have left a team are left out. */
  async all(leagueId: string): Promise<TradeBlockAnswer> {
    const rows = await this.database.query<BlockRow>(`${BLOCKS} order by b.updated_at desc nulls last, t.number`, [
      leagueId,
    ]);
    const teams: TradeBlockView[] = [];
    for (const row of rows) teams.push(await this.view(leagueId, row));
    return { teams };
  }

  async write(
    member: Member,
    teamId: string,
    body: TradeBlockBody,
    idempotency: Idempotency | null,
  ): Promise<TradeBlockView> {
    await this.database.write(async ({ sql, record }) => {
      const [team] = await sql('select id from team where id = $1 and league_id = $2', [teamId, member.leagueId]);
      if (!team) throw notFound('This team');
      if (member.teamId !== teamId)
        throw forbidden('Only its manager can write the trade block of a team.', 'Write the one of your own team.');
      const players = [...new Set(body.player_ids)];
      const picks = [...new Set(body.pick_ids)];
      const held = await sql('select player_id from roster_entry where team_id = $1 and player_id = any($2::int[])', [
        teamId,
        pgArray(players),
      ]);
      if (held.length < players.length)
        throw new RefusalError({
          name: 'notOnTeam',
          kind: 'invalid',
          field: 'player_ids',
          message: 'Only players of your own team can be on your trade block.',
          fix: 'Reload the page.',
        });
      const owned = await sql('select id from draft_pick where owner_team_id = $1 and id = any($2::text[])', [
        teamId,
        pgArray(picks),
      ]);
      if (owned.length < picks.length)
        throw new RefusalError({
          name: 'pickNotOwned',
          kind: 'invalid',
          field: 'pick_ids',
          message: 'Only picks of your own team can be on your trade block.',
          fix: 'Reload the page.',
        });
      await sql(
        `insert into trade_block (team_id, league_id, player_ids, pick_ids, looking_for) values ($1, $2, $3::int[], $4::text[], $5)
         on conflict (team_id) do update set player_ids = excluded.player_ids, pick_ids = excluded.pick_ids, looking_for = excluded.looking_for, updated_at = clock_timestamp()`,
        [teamId, member.leagueId, pgArray(players), pgArray(picks), body.looking_for],
      );
      await record(toLeague(member.leagueId, member.userId, { type: 'tradeBlockChanged', teamId }));
      return { team_id: teamId };
    }, idempotency);
    const [row] = await this.database.query<BlockRow>(`${BLOCKS} and t.id = $2`, [member.leagueId, teamId]);
    if (!row) throw notFound('This team');
    return this.view(member.leagueId, row);
  }

  private async view(leagueId: string, row: BlockRow): Promise<TradeBlockView> {
    const { player_ids: players, pick_ids: picks } = row;
    const shown =
      (players?.length ?? 0) + (picks?.length ?? 0) === 0
        ? { players: [], picks: [] }
        : await this.views.showing(leagueId, row.team_id, players ?? [], picks ?? []);
    return {
      team_id: row.team_id,
      team_name: row.team_name,
      ...shown,
      looking_for: row.looking_for ?? '',
      updated_at: row.updated_at?.toISOString() ?? null,
    };
  }
}
