import { Injectable } from '@nestjs/common';
import { earlierTrades } from '@crease/core/trades/history/brought-trades.rules.js';
import type {
  BroughtTradeAnswer,
  TradeTreeAnswer,
  TreeFateView,
  TreeItemView,
} from '@crease/core/trades/trade.schema.js';
import { tradeTree, type Fate, type TreeLine } from '@crease/core/trades/history/trade-tree.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound } from '../../platform/refusal.error.js';
import { TradeQueries } from '../trade.queries.js';
import { TradeTreeQueries, type LoadedTrees } from './trade-tree.queries.js';

type Named = Extract<TreeItemView, { kind: 'player' }>;

/** The later history of everything in a trade. */
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

  /** An imported trade. */
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

function itemView(
  { item, fate }: Pick<TreeLine, 'item' | 'fate'>,
  { picks, faPicks, retentions, promised, words, broughtPicks }: LoadedTrees,
  players: ReadonlyMap<number, Named>,
): TreeItemView {
  if (fate.type === 'promised' || fate.type === 'stayed') return promisedView(item.ref, promised);
  switch (item.kind) {
    case 'told':
      return { kind: item.kind, what: words.get(item.ref) ?? '' };
    case 'brought-pick': {
      const pick = broughtPicks.get(item.ref);
      if (!pick) throw new Error('a pick of a brought trade is known');
      const { season, type, round, original } = pick;
      return { kind: item.kind, season, type, round, assigned_to: original };
    }
    case 'player': {
      const player = players.get(Number(item.ref));
      if (!player) throw new Error('a player of a trade is known');
      return player;
    }
    case 'draft-pick': {
      const pick = picks.get(item.ref);
      if (!pick) throw new Error('a pick of a trade is known');
      const { id, season, type, round, number, originalTeamId } = pick;
      return { kind: item.kind, pick_id: id, season, type, round, pick_number: number, assigned_to: originalTeamId };
    }
    case 'fa-pick': {
      const pick = faPicks.get(item.ref);
      if (!pick) throw new Error('an FA pick of a trade is known');
      return { kind: item.kind, pick_id: pick.id, week: pick.week, assigned_to: pick.originalTeamId };
    }
    case 'retention': {
      const retention = retentions.get(item.ref);
      if (!retention) throw new Error('what is retained in a trade is known');
      const { player_id, percent, dollars, team_id } = retention;
      return { kind: item.kind, player_id, name: players.get(player_id)?.name ?? '', percent, dollars, team_id };
    }
  }
}

/** The asset that a condition holds, as shown when it was promised. */
function promisedView(ref: string, promised: LoadedTrees['promised']): TreeItemView {
  const found = promised.get(ref);
  if (!found) throw new Error('what is promised was shown');
  const { asset: shown, from } = found;
  switch (shown.kind) {
    case 'player': {
      const { player_id, name, position, position_detail, nhl_club } = shown;
      return { kind: shown.kind, player_id, name, position, position_detail, nhl_club };
    }
    case 'draft-pick': {
      const { pick_id, season, type, round, pick_number, assigned_to } = shown;
      return { kind: shown.kind, pick_id, season, type, round, pick_number, assigned_to };
    }
    case 'fa-pick':
      return { kind: shown.kind, pick_id: shown.pick_id, week: shown.week, assigned_to: shown.assigned_to };
    case 'retention': {
      const { kind, player_id, name, percent, dollars = null } = shown;
      return { kind, player_id, name, percent, dollars, team_id: from };
    }
  }
}

const HOW = { draft: 'drafted', waivers: 'claimed', trade: 'traded', import: 'imported' } as const;
const howOf = (by: string) => HOW[by.split(':')[0] as keyof typeof HOW] ?? 'added';

function fateView(fate: Fate, overall: number | null, brought: LoadedTrees['brought']): TreeFateView {
  switch (fate.type) {
    case 'traded': {
      const { trade, at, ...rest } = fate;
      return { ...rest, trade_id: trade, at: brought.get(trade)?.day === null ? null : at };
    }
    case 'used':
      return { ...fate, overall };
    case 'dropped':
    case 'released': {
      const { at, next } = fate;
      return {
        ...fate,
        at: at === null ? null : new Date(at).toISOString(),
        next: next === null ? null : { team_id: next.team, how: howOf(next.by) },
      };
    }
    case 'held':
    case 'before':
    case 'unknown':
    case 'forfeited':
    case 'unused':
    case 'retained':
    case 'promised':
    case 'stayed':
      return fate;
  }
}
