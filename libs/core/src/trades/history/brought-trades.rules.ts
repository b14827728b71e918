import { locale } from '../../locale.js';
import type { DraftType } from '../../draft-type.js';
import type { Season } from '../../season.js';
import { settled, type TreeFacts, type TreeItem, type TreeMove, type TreeTrade } from './trade-tree.rules.js';

/** A row from another site: one asset that a team gave to another. */
export interface BroughtRow {
  readonly season: Season;
  /** Row in the table of its season. */
  readonly number: number;
  readonly day: string | null;
  readonly from_team_id: string | null;
  readonly team_id: string;
  readonly player_id: number | null;
  /** The draft pick that the row's text names. */
  readonly pick?: BroughtPick | null;
}

export interface BroughtPick {
  readonly season: Season;
  /** Null when the draft type is not stated. */
  readonly type: DraftType | null;
  readonly round: number;
  readonly original: string;
  /** Id of this pick in the league, if it exists. */
  readonly pick_id: string | null;
}

export type PickHere = Omit<BroughtPick, 'pick_id' | 'type'> & { readonly id: string; readonly type: DraftType };

/** Finds the league's pick for an imported one. Null when the type is missing and both drafts match. */
export function pickMeant(pick: Omit<BroughtPick, 'pick_id'>, picks: readonly PickHere[]): string | null {
  const meant = picks.filter(
    (one) =>
      one.season === pick.season &&
      one.round === pick.round &&
      one.original === pick.original &&
      (pick.type === null || one.type === pick.type),
  );
  return meant.length === 1 ? (meant[0]?.id ?? null) : null;
}

const itemOf = ({ season, number, player_id, pick = null }: BroughtRow): TreeItem => {
  if (player_id !== null) return { kind: 'player', ref: String(player_id) };
  if (pick === null) return { kind: 'told', ref: `${season}.${number}` };
  if (pick.pick_id !== null) return { kind: 'draft-pick', ref: pick.pick_id };
  return { kind: 'brought-pick', ref: broughtPickRef(pick) };
};

/** Key shared by all rows that name this pick. */
export const broughtPickRef = ({ season, type, round, original }: Omit<BroughtPick, 'pick_id'>): string =>
  `${season}.${type ?? 'any'}.${round}.${original}`;

export interface BroughtTrade extends TreeTrade {
  readonly season: Season;
  readonly day: string | null;
  readonly teams: readonly [string, string];
  readonly numbers: readonly number[];
}

/**
 * Groups rows into trades: rows of one day between the same two teams. Without a day, consecutive rows between the same
 * teams.
 */
export function broughtTrades(rows: readonly BroughtRow[]): BroughtTrade[] {
  const trades: (BroughtTrade & { moves: TreeMove[]; numbers: number[] })[] = [];
  const order = [...rows].sort((one, two) =>
    one.season === two.season ? one.number - two.number : one.season < two.season ? -1 : 1,
  );
  for (const row of order) {
    const { season, number, day, from_team_id: from, team_id: to } = row;
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
    // Noon UTC is the same date in all hockey time zones. A trade without a day is at the season's start.
    const at = `${day ?? `${season.slice(0, 4)}-10-01`}T12:00:00.000Z`;
    trade.moves.push({ item: itemOf(row), from, to, at });
    trade.numbers.push(number);
  }
  return trades;
}

/** The trade by which a later trade's giving team had got an asset. */
export interface Earlier {
  readonly item: TreeItem;
  readonly from: string;
  readonly to: string;
  readonly trade: string;
}

/**
 * Finds the earlier imported trades for a trade's draft picks, and for its players who were on the giving team since
 * the league moved here.
 */
export function earlierTrades(tradeId: string, facts: TreeFacts): Earlier[] {
  const trades = new Map(facts.trades.map((trade) => [trade.id, trade]));
  const root = trades.get(tradeId);
  if (root === undefined || root.brought === true) return [];
  return root.moves.flatMap(({ item, from }) => {
    const moves = facts.trades
      .flatMap(({ id, brought, moves: all }) => all.map((move) => ({ ...move, trade: id, brought: brought === true })))
      .filter((move) => move.item.kind === item.kind && move.item.ref === item.ref)
      .sort((one, two) => locale.compare(one.at, two.at));
    if (item.kind === 'player') {
      const stays = settled(facts.stays.get(Number(item.ref)) ?? [], trades);
      const at = stays.findIndex((stay) => stay.by === `trade:${tradeId}`);
      if (at !== 1 || stays[0]?.team !== from) return [];
    } else if (item.kind !== 'draft-pick' || moves.find(({ brought }) => !brought)?.trade !== tradeId) return [];
    const came = moves.filter(({ brought }) => brought).at(-1);
    return came?.to === from ? [{ item, from: came.from, to: came.to, trade: came.trade }] : [];
  });
}
