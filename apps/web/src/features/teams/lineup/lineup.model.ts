import type { LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup.answers.js';
import { best, fits } from '@crease/core/teams/lineup.rules.js';

/** A place of the line-up, and who stands in it. */
export interface Seat {
  readonly kind: LineupKind;
  readonly player: LineupPlayerView | null;
  readonly standIn: boolean;
  /** Why the player earns nothing. */
  readonly absent: string | null;
}
export interface Arrangement {
  readonly seats: readonly Seat[];
  readonly reserves: readonly LineupPlayerView[];
}
/** Somebody or something that was picked up: a place by its number, or a reserve by their id. */
export type Held = { readonly seat: number } | { readonly reserve: number };

/** The line-up of an answer, with its empty places. */
export function arranged({ seats, places, reserves }: LineupAnswer): Arrangement {
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
        };
      });
    }),
    reserves,
  };
}

const occupantOf = ({ seats, reserves }: Arrangement, held: Held): LineupPlayerView | null =>
  'seat' in held ? (seats[held.seat]?.player ?? null) : (reserves.find(({ id }) => id === held.reserve) ?? null);

/** Whether two can change places: whoever comes into a place must fit there, and one of them is somebody. */
export function canSwap(all: Arrangement, from: Held, to: Held): boolean {
  const [one, other] = [occupantOf(all, from), occupantOf(all, to)];
  if (one === null && other === null) return false;
  if (!('seat' in from) && !('seat' in to)) return false;
  if ('seat' in from && 'seat' in to && from.seat === to.seat) return false;
  const into = (held: Held, player: LineupPlayerView | null) => {
    if (player === null) return true;
    const seat = 'seat' in held ? all.seats[held.seat] : undefined;
    // Who is absent leaves the line-up and does not come into another place of it.
    return seat === undefined || (fits(seat.kind, player) && !isAbsent(all, player));
  };
  return into(to, one) && into(from, other);
}

const isAbsent = ({ seats }: Arrangement, player: LineupPlayerView) =>
  seats.some((seat) => seat.absent !== null && seat.player?.id === player.id);

/** Both in each other's place. */
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

const filled = ({ kind }: Seat, player: LineupPlayerView | null): Seat => ({
  kind,
  player,
  standIn: false,
  absent: null,
});

/** A place left empty: its player is a reserve again, unless they are absent. */
export function emptied(all: Arrangement, index: number): Arrangement {
  const seat = all.seats[index];
  if (seat?.player == null) return all;
  return {
    seats: all.seats.map((one, at) => (at === index ? filled(one, null) : one)),
    reserves: seat.absent === null ? [seat.player, ...all.reserves] : all.reserves,
  };
}

/** The players of most points, each in a place that fits. */
export function bestAvailable(all: Arrangement): Arrangement {
  const present = [
    ...all.seats.flatMap(({ player, absent }) => (player !== null && absent === null ? [player] : [])),
    ...all.reserves,
  ];
  const count = { F: 0, C: 0, LW: 0, RW: 0, D: 0, U: 0, G: 0 };
  for (const { kind } of all.seats) count[kind] += 1;
  const chosen = best(
    present.map((player) => ({ ...player, worth: player.points })),
    count,
  );
  const left = [...chosen];
  return {
    seats: all.seats.map((seat) => {
      const at = left.findIndex(({ kind }) => kind === seat.kind);
      const [place] = at < 0 ? [] : left.splice(at, 1);
      return filled(seat, present.find(({ id }) => id === place?.playerId) ?? null);
    }),
    reserves: present.filter(({ id }) => !chosen.some(({ playerId }) => playerId === id)),
  };
}

/** What is sent: only who can stand. */
export const placesOf = ({ seats }: Arrangement) =>
  seats.flatMap(({ kind, player, absent }) =>
    player === null || absent !== null ? [] : [{ kind, player_id: player.id }],
  );
