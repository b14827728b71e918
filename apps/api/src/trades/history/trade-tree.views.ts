import { Injectable } from '@nestjs/common';
import { earlierTrades } from '@crease/core/trades/history/brought-trades.rules.js';
import type { BroughtTradeAnswer, TradeTreeAnswer, TreeItemView } from '@crease/core/trades/trade.schema.js';
import { tradeTree, type TreeLine } from '@crease/core/trades/history/trade-tree.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound } from '../../platform/refusal.error.js';
import { TradeQueries } from '../trade.queries.js';
import { TradeTreeQueries, type LoadedTrees } from './trade-tree.queries.js';
import { itemView, fateView } from './trade-item.views.js';

export type Named = Extract<TreeItemView, { kind: 'player' }>;

@Injectable()
export class TradeTreeViews {
  constructor(
    private readonly queries: TradeQueries,
    private readonly trees: TradeTreeQueries,
  ) {}

  async of(member: Member, tradeId: string): Promise<TradeTreeAnswer> {
    const { db } = this.queries;
    const { state } = await this.queries.find(db, member, tradeId);
    if (state !== 'executed') return { trade_id: tradeId, lines: [], earlier: [] };
    const loaded = await this.trees.load(db, member.leagueId);
    return {
      trade_id: tradeId,
      lines: await linesOf(db, tradeId, loaded),
      earlier: earlierTrades(tradeId, loaded.facts).map(({ trade, item, ...one }) => ({
        ...one,
        player_id: item.kind === 'player' ? Number(item.ref) : null,
        pick_id: item.kind === 'player' ? null : item.ref,
        season: loaded.brought.get(trade)?.season ?? '',
        trade_id: trade,
      })),
    };
  }

  async brought({ leagueId }: Member, tradeId: string): Promise<BroughtTradeAnswer> {
    const { db } = this.queries;
    const loaded = await this.trees.load(db, leagueId);
    const trade = loaded.brought.get(tradeId);
    if (trade === undefined) throw notFound('trade');
    const { season, day, teams } = trade;
    return { season, day, teams: [...teams], lines: await linesOf(db, tradeId, loaded) };
  }
}

async function linesOf(db: Db, tradeId: string, loaded: LoadedTrees): Promise<TradeTreeAnswer['lines']> {
  const lines = tradeTree(tradeId, loaded.facts);
  const players = await named(db, lines, loaded);
  return lines.map(({ parent, depth, team, item, fate }) => ({
    parent,
    depth,
    team_id: team,
    item: itemView({ item, fate }, loaded, players),
    fate: fateView(fate, loaded.overall.get(item.ref) ?? null, loaded.brought),
  }));
}

async function named(
  db: Db,
  lines: readonly TreeLine[],
  { retentions }: LoadedTrees,
): Promise<ReadonlyMap<number, Named>> {
  const ids = lines.flatMap(({ item }) =>
    item.kind === 'player'
      ? Number(item.ref) || []
      : item.kind === 'retention'
        ? (retentions.get(item.ref)?.player_id ?? [])
        : [],
  );
  const rows = await db
    .selectFrom('player')
    .where('id', '=', anyOf([...new Set(ids)]))
    .select(['id', 'full_name', 'position', 'position_detail', 'nhl_club'])
    .execute();
  return new Map(
    rows.map(({ id, full_name: name, ...more }) => [id, { kind: 'player' as const, player_id: id, name, ...more }]),
  );
}
