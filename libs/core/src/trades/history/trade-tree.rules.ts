import { locale } from '../../locale.js';
import type { Place } from '../../position.js';
import type { Season } from '../../season.js';
import type { AssetRef } from '../trade.model.js';

/** An item that a trade moved. Retained salary belongs to the team that has the player. */
export type TreeItem =
  | { readonly kind: AssetRef['kind']; readonly ref: string }
  | { readonly kind: 'retention'; readonly ref: string }
  /** `ref` is the amount. */
  | { readonly kind: 'budget' | 'cap-space'; readonly ref: string }
  /** Imported; the draft pick does not exist in the league. */
  | { readonly kind: 'brought-pick'; readonly ref: string }
  /** Imported; free text without a known asset. */
  | { readonly kind: 'told'; readonly ref: string };

/** An item that moved from one team to another, in a trade or through a condition that was met. */
export interface TreeMove {
  readonly item: TreeItem;
  readonly from: string;
  readonly to: string;
  /** ISO time. */
  readonly at: string;
}

/** An item that a trade promised but did not move, because its condition is open or was not met. */
export interface TreePromise {
  readonly item: TreeItem;
  readonly to: string;
  readonly text: string;
  readonly waits: boolean;
}

export interface TreeTrade {
  readonly id: string;
  readonly moves: readonly TreeMove[];
  readonly promises: readonly TreePromise[];
  /** The trade was made on another site and imported with the league. */
  readonly brought?: true;
}

/** An unbroken period of a player on a team; lists are sorted oldest first. */
export interface TreeStay {
  readonly team: string;
  readonly place: Place;
  /** ISO times; null while it lasts. */
  readonly from: string;
  readonly to: string | null;
  /** 'draft:{id}', 'trade:{id}', 'free-agent', 'waivers', 'import', … */
  readonly by: string;
}

export interface TreePick {
  readonly owner: string;
  readonly forfeited: boolean;
  /** Its draft is over, or the pick was skipped. */
  readonly over: boolean;
  readonly used: { readonly player: number; readonly draft: string; readonly at: string } | null;
}

export interface TreeFaPick {
  readonly owner: string;
  readonly forfeited: boolean;
  readonly over: boolean;
  readonly used: { readonly player: number; readonly at: string } | null;
}

export interface TreeRetention {
  readonly through: Season;
  /** It counts in the current season or a later one. */
  readonly runs: boolean;
}

/** All data for a league's trees, read at one moment. */
export interface TreeFacts {
  readonly trades: readonly TreeTrade[];
  readonly stays: ReadonlyMap<number, readonly TreeStay[]>;
  /** Times (ISO) of release by a lock of protection sheets, by player. */
  readonly released: ReadonlyMap<number, readonly string[]>;
  readonly picks: ReadonlyMap<string, TreePick>;
  readonly faPicks: ReadonlyMap<string, TreeFaPick>;
  readonly retentions: ReadonlyMap<string, TreeRetention>;
}

export type Fate =
  /** The team still has it. `place` is a player's place. */
  | { readonly type: 'held'; readonly place: Place | null }
  /** The items received for it are the next lines. With `told`, an earlier line of the same trade already has them. */
  | {
      readonly type: 'traded';
      readonly trade: string;
      readonly to: string;
      readonly at: string;
      readonly told: boolean;
    }
  /** A used pick; the player is on the next line. */
  | { readonly type: 'used'; readonly at: string }
  | { readonly type: 'forfeited' }
  | { readonly type: 'unused' }
  /** For players. `now` is the current team, if any; `next` is the next team and how it got the player. */
  | {
      readonly type: 'dropped' | 'released';
      /** Null when it was not recorded. */
      readonly at: string | null;
      readonly next: { readonly team: string; readonly by: string } | null;
      readonly now: string | null;
    }
  /** A player or pick that the team no longer had when the league moved here. */
  | { readonly type: 'before'; readonly now: string | null }
  /** Free text, or a pick that does not exist in the league. */
  | { readonly type: 'unknown' }
  /** An amount became part of the team's budget or cap. */
  | { readonly type: 'added' }
  | { readonly type: 'retained'; readonly through: Season; readonly runs: boolean }
  /** It did not move: its condition is open or was not met. */
  | { readonly type: 'promised' | 'stayed'; readonly text: string };

/** A line of the tree. Lines are in reading order: each one follows the line it derives from. */
export interface TreeLine {
  /** Index of the line it derives from; null for the trade itself. */
  readonly parent: number | null;
  /** 0 for the trade itself. */
  readonly depth: number;
  readonly team: string;
  readonly item: TreeItem;
  readonly fate: Fate;
}

/**
 * Traces every item of a trade: what each team received, what it later received for that, and so on until today. Each
 * team's side of a trade appears only once.
 */
export function tradeTree(tradeId: string, facts: TreeFacts): TreeLine[] {
  const trades = new Map(facts.trades.map((trade) => [trade.id, trade]));
  const ways = waysOf(facts.trades);
  const lines: TreeLine[] = [];
  const told = new Set<string>();

  const receive = (trade: TreeTrade, team: string, parent: number | null, depth: number): void => {
    told.add(`${trade.id} ${team}`);
    for (const move of trade.moves)
      if (move.to === team) follow(move.item, team, parent, depth, arrived(facts, trade.id, move, ways));
    for (const { item, to, text, waits } of trade.promises)
      if (to === team) lines.push({ parent, depth, team, item, fate: { type: waits ? 'promised' : 'stayed', text } });
  };

  const follow = (item: TreeItem, team: string, parent: number | null, depth: number, there: Arrival): void => {
    const leaving = leaves(item, team, there, facts, trades, ways);
    const line = lines.length;
    if (leaving.type === 'traded') {
      const elsewhere = told.has(`${leaving.trade} ${team}`);
      lines.push({ parent, depth, team, item, fate: { ...leaving, told: elsewhere } });
      const onward = trades.get(leaving.trade);
      if (onward && !elsewhere) receive(onward, team, line, depth + 1);
      return;
    }
    lines.push({ parent, depth, team, item, fate: leaving });
    if (leaving.type !== 'used') return;
    const player = usedOn(item, facts);
    if (player === null) return;
    const stays = settled(facts.stays.get(player.id) ?? [], trades);
    const stay = player.stay(stays, team);
    follow({ kind: 'player', ref: String(player.id) }, team, line, depth + 1, { stay, move: -1, brought: false });
  };

  const root = trades.get(tradeId);
  if (root === undefined) return [];
  const teams = new Set([...root.moves.map(({ to }) => to), ...root.promises.map(({ to }) => to)]);
  for (const team of teams) receive(root, team, null, 0);
  return lines;
}

interface Arrival {
  /** For a player: index in the `settled` stays; −1 when unknown. */
  readonly stay: number;
  /** Index of the move in the item's `ways`; −1 for none. */
  readonly move: number;
  /** It arrived before the league moved here. */
  readonly brought: boolean;
}

type Way = TreeMove & { readonly trade: string };
type Ways = ReadonlyMap<string, readonly Way[]>;

const keyOf = ({ kind, ref }: TreeItem): string => `${kind}:${ref}`;

/** All moves of each item in chronological order. */
function waysOf(trades: readonly TreeTrade[]): Ways {
  const ways = new Map<string, Way[]>();
  for (const trade of trades)
    for (const move of trade.moves) {
      const way = ways.get(keyOf(move.item)) ?? [];
      ways.set(keyOf(move.item), [...way, { ...move, trade: trade.id }]);
    }
  for (const way of ways.values()) way.sort((a, b) => locale.compare(a.at, b.at));
  return ways;
}

function arrived(facts: TreeFacts, tradeId: string, { item, to, at }: TreeMove, ways: Ways): Arrival {
  const move = (ways.get(keyOf(item)) ?? []).findIndex(
    (way) => way.trade === tradeId && way.to === to && way.at === at,
  );
  const carried = new Map(facts.trades.map((trade) => [trade.id, trade]));
  const brought = carried.get(tradeId)?.brought === true;
  if (item.kind !== 'player') return { stay: -1, move, brought };
  const stays = settled(facts.stays.get(Number(item.ref)) ?? [], carried);
  // Players on the teams when the league moved here were imported with it.
  if (brought) return { move, brought, stay: stays[0]?.team === to ? 0 : -1 };
  return { move, brought, stay: stays.findIndex((stay) => stay.team === to && stay.by === `trade:${tradeId}`) };
}

/** Undoes reversed trades: the stay elsewhere is removed, and the two on the original team are merged. */
export function settled(stays: readonly TreeStay[], carriedOut: ReadonlyMap<string, unknown>): TreeStay[] {
  const found: TreeStay[] = [];
  for (const [index, stay] of stays.entries()) {
    const trade = stay.by.startsWith('trade:') ? stay.by.slice('trade:'.length) : null;
    const last = found.at(-1);
    if (trade !== null && last !== undefined && !carriedOut.has(trade)) {
      if (last.team === stay.team) {
        found[found.length - 1] = { ...last, place: stay.place, to: stay.to };
        continue;
      }
      if (stays.slice(index + 1).some((later) => later.by === stay.by && later.team === last.team)) continue;
    }
    found.push(stay);
  }
  return found;
}

const traded = ({ trade, to, at }: Way): Fate => ({ type: 'traded', trade, to, at, told: false });

function leaves(
  item: TreeItem,
  team: string,
  there: Arrival,
  facts: TreeFacts,
  trades: ReadonlyMap<string, TreeTrade>,
  ways: Ways,
): Fate {
  switch (item.kind) {
    case 'told':
      return { type: 'unknown' };
    case 'budget':
    case 'cap-space':
      return { type: 'added' };
    case 'player':
      if (there.brought) {
        const onward = (ways.get(keyOf(item)) ?? [])
          .slice(there.move + 1)
          .find((way) => way.from === team && trades.get(way.trade)?.brought === true);
        if (onward) return traded(onward);
        if (there.stay < 0) {
          const latest = settled(facts.stays.get(Number(item.ref)) ?? [], trades).at(-1);
          return { type: 'before', now: latest?.to === null ? latest.team : null };
        }
      }
      return playerLeaves(Number(item.ref), team, there, facts, trades, ways);
    case 'brought-pick':
    case 'draft-pick':
    case 'fa-pick': {
      const later = (ways.get(keyOf(item)) ?? []).slice(there.move + 1);
      const isBrought = ({ trade }: Way): boolean => trades.get(trade)?.brought === true;
      // Unrecorded moves may lie in between, so the first trade made here must be by this team.
      const known = later.filter(isBrought).concat(later.find((way) => !isBrought(way)) ?? []);
      const onward = (there.brought ? known : later).find(({ from }) => from === team);
      if (onward) return traded(onward);
      if (item.kind === 'brought-pick') return { type: 'unknown' };
      if (there.brought) {
        const owner = facts.picks.get(item.ref)?.owner ?? null;
        if (owner !== team) return { type: 'before', now: owner };
      }
      const pick = item.kind === 'draft-pick' ? facts.picks.get(item.ref) : facts.faPicks.get(item.ref);
      if (pick?.used) return { type: 'used', at: pick.used.at };
      if (pick === undefined || pick.forfeited) return { type: 'forfeited' };
      return pick.over ? { type: 'unused' } : { type: 'held', place: null };
    }
    case 'retention': {
      const retention = facts.retentions.get(item.ref);
      return { type: 'retained', through: retention?.through ?? '', runs: retention?.runs ?? false };
    }
  }
}

function playerLeaves(
  id: number,
  team: string,
  { stay: at }: Arrival,
  facts: TreeFacts,
  trades: ReadonlyMap<string, TreeTrade>,
  ways: Ways,
): Fate {
  const stays = settled(facts.stays.get(id) ?? [], trades);
  const stay = stays[at];
  const latest = stays.at(-1);
  const now = latest?.to === null ? latest.team : null;
  if (stay === undefined)
    return now === team && latest
      ? { type: 'held', place: latest.place }
      : { type: 'dropped', at: null, next: null, now };
  if (stay.to === null) return { type: 'held', place: stay.place };
  const next = stays[at + 1];
  if (next?.by.startsWith('trade:')) {
    const trade = next.by.slice('trade:'.length);
    const way = ways
      .get(`player:${id}`)
      ?.find((one) => one.trade === trade && one.from === team && one.to === next.team);
    if (way) return traded(way);
  }
  const ended = Date.parse(stay.to);
  const released = facts.released.get(id)?.some((moment) => Math.abs(Date.parse(moment) - ended) < LOCK_MS) === true;
  return {
    type: released ? 'released' : 'dropped',
    at: stay.to,
    next: next === undefined ? null : { team: next.team, by: next.by },
    now,
  };
}

/** A lock releases all players within this time of its recorded moment. */
const LOCK_MS = 60_000;

/** The player taken, with the index of the stay that began with the pick. */
function usedOn(
  item: TreeItem,
  facts: TreeFacts,
): { id: number; stay: (stays: readonly TreeStay[], team: string) => number } | null {
  if (item.kind === 'draft-pick') {
    const used = facts.picks.get(item.ref)?.used;
    if (!used) return null;
    const by = `draft:${used.draft}`;
    return {
      id: used.player,
      stay: (stays, team) => stays.findLastIndex((stay) => stay.team === team && stay.by === by),
    };
  }
  const used = item.kind === 'fa-pick' ? facts.faPicks.get(item.ref)?.used : null;
  if (!used) return null;
  const at = Date.parse(used.at);
  return {
    id: used.player,
    stay: (stays, team) => {
      const times = stays.map((stay) => (stay.team === team ? Math.abs(Date.parse(stay.from) - at) : Infinity));
      const nearest = Math.min(...times);
      return nearest === Infinity ? -1 : times.indexOf(nearest);
    },
  };
}
