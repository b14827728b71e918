import type { Season } from '../season.js';
import { settled, type TreeFacts, type TreeMove, type TreeTrade } from './trade-tree.rules.js';

/** A row of a trade that was made on another site: what one team gave to another. */
export interface BroughtRow {
  readonly season: Season;
  /** In the table of its season. */
  readonly number: number;
  readonly day: string | null;
  readonly from_team_id: string | null;
  readonly team_id: string;
  readonly player_id: number | null;
}

export interface BroughtTrade extends TreeTrade {
  readonly season: Season;
  readonly day: string | null;
  readonly teams: readonly [string, string];
  readonly numbers: readonly number[];
}

/** Rows of one day between the same two teams are one trade; without a day, those that stand one below the other. */
export function broughtTrades(rows: readonly BroughtRow[]): BroughtTrade[] {
  const trades: (BroughtTrade & { moves: TreeMove[]; numbers: number[] })[] = [];
  const order = [...rows].sort((one, two) =>
    one.season === two.season ? one.number - two.number : one.season < two.season ? -1 : 1,
  );
  for (const { season, number, day, from_team_id: from, team_id: to, player_id } of order) {
    if (from === null) continue;
    const between = (trade: BroughtTrade): boolean =>
      trade.season === season && trade.day === day && trade.teams.includes(from) && trade.teams.includes(to);
    const last = trades.at(-1);
    let trade = day === null ? (last && between(last) ? last : undefined) : trades.find(between);
    if (trade === undefined) {
      const id = `brought.${season}.${number}`;
      trade = { id, season, day, teams: [from, to], moves: [], promises: [], brought: true, numbers: [] };
      trades.push(trade);
    }
    // Noon, so that it is the same day everywhere that hockey is played; a season without a day begins with it.
    const at = `${day ?? `${season.slice(0, 4)}-10-01`}T12:00:00.000Z`;
    const item =
      player_id === null
        ? { kind: 'told' as const, ref: `${season}.${number}` }
        : { kind: 'player' as const, ref: String(player_id) };
    trade.moves.push({ item, from, to, at });
    trade.numbers.push(number);
  }
  return trades;
}

/** How a player whom a trade moved had come to the team that gave them, where that was a brought trade. */
export interface Earlier {
  readonly player_id: number;
  readonly from: string;
  readonly to: string;
  readonly trade: string;
}

/** Of everybody in a trade who had been with the giving team since the league came here. */
export function earlierTrades(tradeId: string, facts: TreeFacts): Earlier[] {
  const trades = new Map(facts.trades.map((trade) => [trade.id, trade]));
  const root = trades.get(tradeId);
  if (root === undefined || root.brought === true) return [];
  return root.moves.flatMap(({ item, from }) => {
    if (item.kind !== 'player') return [];
    const stays = settled(facts.stays.get(Number(item.ref)) ?? [], trades);
    const at = stays.findIndex((stay) => stay.by === `trade:${tradeId}`);
    if (at !== 1 || stays[0]?.team !== from) return [];
    const came = facts.trades
      .flatMap((trade) => (trade.brought === true ? trade.moves.map((move) => ({ ...move, trade: trade.id })) : []))
      .filter((move) => move.item.kind === 'player' && move.item.ref === item.ref)
      .sort((one, two) => (one.at < two.at ? -1 : one.at > two.at ? 1 : 0))
      .at(-1);
    return came?.to === from ? [{ player_id: Number(item.ref), from: came.from, to: came.to, trade: came.trade }] : [];
  });
}
