import type { TreeFateView, TreeItemView } from '@crease/core/trades/trade.schema.js';
import type { Fate, TreeLine } from '@crease/core/trades/history/trade-tree.rules.js';
import type { LoadedTrees } from './trade-tree.queries.js';
import type { Named } from './trade-tree.views.js';

export function itemView(
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
    case 'budget':
    case 'cap-space':
      return { kind: item.kind, amount: Number(item.ref) };
    case 'retention': {
      const retention = retentions.get(item.ref);
      if (!retention) throw new Error('what is retained in a trade is known');
      const { player_id, percent, dollars, team_id } = retention;
      return { kind: item.kind, player_id, name: players.get(player_id)?.name ?? '', percent, dollars, team_id };
    }
  }
}

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
    case 'budget':
    case 'cap-space':
      return { kind: shown.kind, amount: shown.amount };
    case 'retention': {
      const { kind, player_id, name, percent, dollars = null } = shown;
      return { kind, player_id, name, percent, dollars, team_id: from };
    }
  }
}

const HOW = { draft: 'drafted', waivers: 'claimed', trade: 'traded', import: 'imported' } as const;

const howOf = (by: string) => HOW[by.split(':')[0] as keyof typeof HOW] ?? 'added';

export function fateView(fate: Fate, overall: number | null, brought: LoadedTrees['brought']): TreeFateView {
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
    case 'added':
    case 'retained':
    case 'promised':
    case 'stayed':
      return fate;
  }
}
