import { Injectable } from '@nestjs/common';
import type { InferResult } from 'kysely';
import type { TradeBlockAnswer, TradeBlockBody, TradeBlockView } from '@crease/core/trades/trade.schema.js';
import { outOfDrafts } from '../leagues/draft-picks.tables.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { toLeague } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { TradeViews } from './trade.views.js';
import { refusal } from './trades.refusals.js';

const blocksOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('team as t')
    .leftJoin('trade_block as b', (join) =>
      join.onRef('b.league_id', '=', 't.league_id').onRef('b.team_id', '=', 't.id'),
    )
    .where('t.league_id', '=', leagueId)
    .select(['t.id as team_id', 't.name as team_name', 'b.player_ids', 'b.pick_ids', 'b.looking_for', 'b.updated_at']);
type BlockRow = InferResult<ReturnType<typeof blocksOf>>[number];

/** The trade block of each team, and the assets that it looks for. All members can read it. */
@Injectable()
export class TradeBlockService {
  constructor(
    private readonly database: Database,
    private readonly views: TradeViews,
  ) {}

  /** Every team, the latest change first, without players and picks that have left a team. */
  async all(leagueId: string): Promise<TradeBlockAnswer> {
    const rows = await blocksOf(this.database.db, leagueId)
      .orderBy('b.updated_at', (order) => order.desc().nullsLast())
      .orderBy('t.number')
      .execute();
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
    await this.database.write(async ({ db, record }) => {
      const team = await db
        .selectFrom('team')
        .select('id')
        .where('id', '=', teamId)
        .where('league_id', '=', member.leagueId)
        .executeTakeFirst();
      if (!team) throw notFound('team');
      if (member.teamId !== teamId) throw new RefusalError(refusal('forbidden.block', { kind: 'forbidden' }));
      const players = [...new Set(body.player_ids)];
      const picks = [...new Set(body.pick_ids)];
      const held = await db
        .selectFrom('roster_entry')
        .select('player_id')
        .where('league_id', '=', member.leagueId)
        .where('team_id', '=', teamId)
        .where('player_id', '=', anyOf(players))
        .execute();
      if (held.length < players.length)
        throw new RefusalError(refusal('notOnTeam', { kind: 'invalid', field: 'player_ids' }));
      const owned = await db
        .selectFrom('draft_pick as p')
        .select('p.id')
        .where('p.league_id', '=', member.leagueId)
        .where('p.owner_team_id', '=', teamId)
        .where('p.id', '=', anyOf(picks))
        .where(({ not }) => not(outOfDrafts('p')))
        .execute();
      if (owned.length < picks.length)
        throw new RefusalError(refusal('pickNotOwned', { kind: 'invalid', field: 'pick_ids' }));
      const block = { player_ids: players, pick_ids: picks, looking_for: body.looking_for };
      await db
        .insertInto('trade_block')
        .values({ team_id: teamId, league_id: member.leagueId, ...block })
        .onConflict((conflict) =>
          conflict
            .columns(['league_id', 'team_id'])
            .doUpdateSet(({ ref }) => ({ ...block, updated_at: ref('excluded.updated_at') })),
        )
        .execute();
      await record(toLeague(member.leagueId, member.userId, { type: 'tradeBlockChanged', teamId }));
      return { team_id: teamId };
    }, idempotency);
    const row = await blocksOf(this.database.db, member.leagueId).where('t.id', '=', teamId).executeTakeFirst();
    if (!row) throw notFound('team');
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
