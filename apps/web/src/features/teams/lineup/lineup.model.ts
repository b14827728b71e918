import { clockWords } from '@crease/core/calendar.js';
import type { LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { best, fits } from '@crease/core/teams/lineup/lineup.rules.js';
import * as t from './lineup.words.en.js';

export interface Seat {
  readonly kind: LineupKind;
  readonly player: LineupPlayerView | null;
  readonly standIn: boolean;
  /** Why the player earns no points. */
  readonly absent: string | null;
  /** The cap of its kind was reached on an earlier day: it does not count on this day. */
  readonly closed?: boolean;
}
export interface Arrangement {
  readonly seats: readonly Seat[];
  readonly reserves: readonly LineupPlayerView[];
}
/** The item picked up: a place by its index, or a reserve by player id. */
export type Held = { readonly seat: number } | { readonly reserve: number };

export function arranged({ seats, places, reserves, games_caps: caps }: LineupAnswer): Arrangement {
  return {
    seats: seats.flatMap(({ kind, count }) => {
      const taken = places.filter((place) => place.kind === kind);
      return Array.from({ length: Math.max(count, taken.length) }, (_, index): Seat => {
        const place = taken[index];
        return {
          kind,
          player: place?.player ?? null,
          standIn: place?.stand_in ?? false,
          absent: place?.absent ?? null,
          closed: caps?.kinds.some((one) => one.kind === kind && one.closed) ?? false,
        };
      });
    }),
    reserves,
  };
}

const occupantOf = ({ seats, reserves }: Arrangement, held: Held): LineupPlayerView | null =>
  'seat' in held ? (seats[held.seat]?.player ?? null) : (reserves.find(({ id }) => id === held.reserve) ?? null);

/** True when two items can swap: a player must fit the place they move to, and at least one item must be a player. */
export function canSwap(all: Arrangement, from: Held, to: Held): boolean {
  const [one, other] = [occupantOf(all, from), occupantOf(all, to)];
  if (one === null && other === null) return false;
  if (!('seat' in from) && !('seat' in to)) return false;
  if ('seat' in from && 'seat' in to && from.seat === to.seat) return false;
  if (one?.locked === true || other?.locked === true) return false;
  const into = (held: Held, player: LineupPlayerView | null) => {
    if (player === null) return true;
    const seat = 'seat' in held ? all.seats[held.seat] : undefined;
    // An absent player can leave the line-up but not take another place.
    return seat === undefined || (fits(seat.kind, player) && !isAbsent(all, player));
  };
  return into(to, one) && into(from, other);
}

const isAbsent = ({ seats }: Arrangement, player: LineupPlayerView) =>
  seats.some((seat) => seat.absent !== null && seat.player?.id === player.id);

export function swapped(all: Arrangement, from: Held, to: Held): Arrangement {
  if (!canSwap(all, from, to)) return all;
  const [one, other] = [occupantOf(all, from), occupantOf(all, to)];
  const seats = all.seats.map((seat, index) => {
    if ('seat' in to && index === to.seat) return filled(seat, one);
    if ('seat' in from && index === from.seat) return filled(seat, other);
    return seat;
  });
  const leaving = [from, to].flatMap((held, index) => {
    const comes = index === 0 ? other : one;
    return 'reserve' in held ? [{ id: held.reserve, comes }] : [];
  });
  const reserves = all.reserves.flatMap((player) => {
    const swap = leaving.find(({ id }) => id === player.id);
    if (swap === undefined) return [player];
    return swap.comes === null || isAbsent(all, swap.comes) ? [] : [swap.comes];
  });
  return { seats, reserves };
}

const filled = ({ kind, closed = false }: Seat, player: LineupPlayerView | null): Seat => ({
  kind,
  closed,
  player,
  standIn: false,
  absent: null,
});

/** Empties a place: its player becomes a reserve, unless absent. */
export function emptied(all: Arrangement, index: number): Arrangement {
  const seat = all.seats[index];
  if (seat?.player == null || seat.player.locked) return all;
  return {
    seats: all.seats.map((one, at) => (at === index ? filled(one, null) : one)),
    reserves: seat.absent === null ? [seat.player, ...all.reserves] : all.reserves,
  };
}

/**
 * Fills the places: players with a game that day first, then by points. Places that do not count on this day are filled
 * last. Locked players stay.
 */
export function bestAvailable(all: Arrangement): Arrangement {
  const present = [
    ...all.seats.flatMap(({ player, absent }) => (player !== null && absent === null ? [player] : [])),
    ...all.reserves,
  ];
  const free = present.filter(({ locked }) => !locked);
  const known = present.some(({ game }) => game !== null);
  const players = free.map((player) => ({ ...player, worth: player.points, plays: !known || player.game !== null }));
  const placesThat = (closed: boolean) => {
    const count = { F: 0, C: 0, LW: 0, RW: 0, D: 0, U: 0, G: 0 };
    for (const seat of all.seats)
      if (seat.player?.locked !== true && (seat.closed ?? false) === closed) count[seat.kind] += 1;
    return count;
  };
  const open = best(players, placesThat(false));
  const others = players.filter(({ id }) => !open.some(({ playerId }) => playerId === id));
  const chosen = [...open, ...best(others, placesThat(true))];
  const left = [...chosen];
  const seats = all.seats.map((seat) => {
    if (seat.player?.locked === true) return seat;
    const at = left.findIndex(({ kind }) => kind === seat.kind);
    const [place] = at < 0 ? [] : left.splice(at, 1);
    return filled(seat, free.find(({ id }) => id === place?.playerId) ?? null);
  });
  return { seats, reserves: present.filter(({ id }) => !seats.some(({ player }) => player?.id === id)) };
}

/** A player's game of the day and their lock, in words; `tonight` is their line in a game that has begun. */
export function lockWords(
  { game, locked, locks_at }: LineupPlayerView,
  byGame: boolean,
  timeZone: string,
  tonight: string | null = null,
): string[] {
  if (tonight !== null) return byGame && locked ? [tonight, t.playerIsLocked] : [tonight];
  if (game === null) return byGame ? [t.noGame] : [];
  const against = [(game.home ? t.homeGame : t.awayGame)({ club: game.club })];
  // A game that locks its own players is named with the time of the lock.
  if (!byGame) return [...against, clockWords(Date.parse(game.starts_at), timeZone)];
  return [...against, locked ? t.playerIsLocked : t.locksAt({ time: clockWords(Date.parse(locks_at), timeZone) })];
}

/** Milliseconds until the next player locks; null when none will. */
export function untilNextLock({ places, reserves, locks_at }: LineupAnswer, now: number): number | null {
  const moments = [locks_at, ...[...places.map(({ player }) => player), ...reserves].map((player) => player.locks_at)];
  const coming = moments.map((at) => Date.parse(at)).filter((at) => at > now);
  return coming.length === 0 ? null : Math.min(...coming) - now;
}

/** The request's places, without absent players. */
export const placesOf = ({ seats }: Arrangement) =>
  seats.flatMap(({ kind, player, absent }) =>
    player === null || absent !== null ? [] : [{ kind, player_id: player.id }],
  );
