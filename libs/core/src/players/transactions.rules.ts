import { dayWords } from '../calendar.js';
import type { Place } from '../position.js';

/** An unbroken period of a player in one roster place of one team. */
export interface Stay {
  readonly team_id: string;
  readonly place: Place;
  /** ISO times; null while it lasts. */
  readonly from: string;
  readonly to: string | null;
  /** When and how the team got the player. Consecutive stays on the same team share these values. */
  readonly acquired_at: string;
  /** 'draft:{id}', 'trade:{id}', 'free-agent', 'waivers', 'import', … */
  readonly acquired_by: string;
}

export type TransactionKind =
  | 'drafted'
  | 'added'
  | 'claimed'
  | 'traded'
  | 'imported'
  | 'dropped'
  | 'undone'
  | 'placed-on-ir'
  | 'activated'
  | 'sent-to-bank'
  | 'promoted';

export interface PlayerTransaction {
  /** ISO time. */
  date: string;
  kind: TransactionKind;
  team_id: string;
  team_name: string;
  /** For a trade: the team that gave the player. */
  from_team_id: string | null;
  from_team_name: string | null;
  draft_id: string | null;
  trade_id: string | null;
  message: string;
}

export interface Ownership {
  team_id: string;
  team_name: string;
  /** ISO times; null while it lasts. */
  from: string;
  to: string | null;
  how: TransactionKind;
}

/** A draft selection of the player that was not undone. */
export interface DraftedAs {
  readonly name: string;
  readonly round: number;
  readonly overall: number;
}

export interface History {
  /** Newest first. */
  ownership: Ownership[];
  /** Newest first. */
  transactions: PlayerTransaction[];
}

/** The stays of one period on a team, in order. */
export type Tenure = [Stay, ...Stay[]];

/** Groups stays into periods on a team, oldest first. */
export function tenures(stays: readonly Stay[]): Tenure[] {
  const found: Tenure[] = [];
  for (const stay of [...stays].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before?.team_id === stay.team_id && before.acquired_at === stay.acquired_at) last.push(stay);
    else found.push([stay]);
  }
  return found;
}

const PLACED: Readonly<Record<Place, Partial<Record<Place, readonly [TransactionKind, string]>>>> = {
  active: {
    ir: ['placed-on-ir', 'placed the player on injured reserve'],
    rookie: ['sent-to-bank', 'sent the player to the rookie bank'],
  },
  ir: {
    active: ['activated', 'activated the player from injured reserve'],
    rookie: ['sent-to-bank', 'sent the player to the rookie bank'],
  },
  rookie: {
    active: ['promoted', 'promoted the player from the rookie bank'],
    ir: ['placed-on-ir', 'placed the player on injured reserve'],
  },
};

const NOT_BROUGHT: ReadonlyMap<string, string> = new Map();
/** Noon UTC, so that the date is the same in nearly every time zone. */
const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

/**
 * A player's owners and transactions in a league, derived from their stays. `drafted` contains the selections that were
 * not undone. `brought` gives the day (ISO) since which a team had the player before the league moved here.
 */
export function historyOf(
  stays: readonly Stay[],
  teams: ReadonlyMap<string, string>,
  drafted: ReadonlyMap<string, DraftedAs>,
  brought: ReadonlyMap<string, string> = NOT_BROUGHT,
): History {
  const nameOf = (id: string): string => teams.get(id) ?? 'A former team';
  const ownership: Ownership[] = [];
  const transactions: PlayerTransaction[] = [];
  const all = tenures(stays);
  all.forEach((places, index) => {
    const [first] = places;
    const last = places.at(-1) ?? first;
    const team = first.team_id;
    const [by = '', id = null] = first.acquired_by.split(':');
    const before = all[index - 1]?.[0];
    const next = all[index + 1]?.[0];
    const name = nameOf(team);
    const step = (date: string, kind: TransactionKind, message: string, more: Partial<PlayerTransaction> = {}) =>
      transactions.push({
        date,
        kind,
        team_id: team,
        team_name: name,
        from_team_id: null,
        from_team_name: null,
        draft_id: null,
        trade_id: null,
        message,
        ...more,
      });
    let how: TransactionKind = 'added';
    const since = by === 'import' ? (brought.get(team) ?? null) : null;
    if (by === 'draft') {
      how = 'drafted';
      const as = drafted.get(id ?? '');
      step(
        first.from,
        how,
        as
          ? `${name} drafted the player: ${as.name}, round ${as.round}, pick ${as.overall}.`
          : `${name} drafted the player.`,
        { draft_id: id },
      );
    } else if (by === 'trade') {
      how = 'traded';
      const from = before && before.team_id !== team ? before.team_id : null;
      step(
        first.from,
        how,
        from === null
          ? `${name} got the player in a trade.`
          : `${name} got the player from ${nameOf(from)} in a trade.`,
        { trade_id: id, from_team_id: from, from_team_name: from === null ? null : nameOf(from) },
      );
    } else if (by === 'waivers') {
      how = 'claimed';
      step(first.from, how, `${name} claimed the player off waivers.`);
    } else if (by === 'import') {
      how = 'imported';
      step(
        first.from,
        how,
        since === null
          ? `${name} had the player when its roster was imported.`
          : `${name} had the player since ${dayWords(since)} when its roster was imported.`,
      );
    } else step(first.from, how, `${name} added the player.`);
    places.forEach((place, at) => {
      const earlier = places[at - 1];
      const change = earlier && PLACED[earlier.place][place.place];
      if (change) step(place.from, change[0], `${name} ${change[1]}.`);
    });
    const traded = next?.acquired_by.startsWith('trade:') === true && next.team_id !== team;
    if (last.to !== null && !traded) {
      const undone = by === 'draft' && id !== null && !drafted.has(id) && places.length === 1;
      step(
        last.to,
        undone ? 'undone' : 'dropped',
        undone ? 'The pick was undone.' : `${name} let the player go.`,
        undone ? { draft_id: id } : {},
      );
    }
    ownership.push({
      team_id: team,
      team_name: name,
      from: since === null ? first.from : noonOf(since),
      to: last.to,
      how,
    });
  });
  return { ownership: ownership.reverse(), transactions: transactions.reverse() };
}
